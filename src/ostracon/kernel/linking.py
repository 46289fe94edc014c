"""How Numba makes native code of rules here: every rule becomes LLVM's language once, and only what Python calls is optimised
and made machine code, with all rules that it reaches in one piece.

Left to itself Numba optimises each function together with everything that it calls and makes machine code of it, again at every
level of calls: five sixths of the time went there (docs/decisions/0039-linking.md).
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core import codegen, compiler, typed_passes
from numba.core.compiler_machinery import register_pass

from ostracon.kernel.target import bind_globals

State = Any  # of a compilation: Numba has no types


class Part(codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A rule that only other rules call: neither optimised nor made machine code by itself."""

    def finalize(self) -> None:
        """Nothing is left to do: whoever calls the rule takes it in."""
        self._raise_if_finalized()
        self._finalized = True


class Whole(codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A rule that Python calls, with every rule that it reaches."""

    def finalize(self) -> None:
        """Take in what is called, optimise it in one go, make machine code of it."""
        self._raise_if_finalized()
        self._codegen._check_llvm_bugs()
        self._take_in()
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _take_in(self) -> None:
        """Link the libraries of all that is called, each once. Nobody outside calls it, so LLVM may change or drop it freely."""
        seen, waiting = set(), list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library in seen:
                continue
            seen.add(library)
            if inits := getattr(library, "_reload_init", None):  # since Numba 0.62
                self._reload_init.update(inits)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            if isinstance(library, Part):
                waiting += library._linking_libraries
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(typed_passes.NativeLowering):  # type: ignore[misc]  # Numba has no types
    """From typed rule to LLVM's language, and no further."""

    _name = "lower_part"

    def run_pass(self, state: State) -> bool:
        """The rule's own library, known to those that call it."""
        library = state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        library.finalize()
        made = state["cr"]
        # What callers know the rule by: no address, since no machine code is made.
        name = made.fndesc.qualname.split(".")[-1]
        handle = _dynfunc.make_function(made.fndesc.lookup_module(), name, "", 0, made.env, (library,))
        state.targetctx.insert_user_function(handle, made.fndesc, [library])
        state["cr"] = made._replace(cfunc=handle)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerWhole(typed_passes.NativeLowering):  # type: ignore[misc]  # Numba has no types
    """From typed rule to machine code."""

    _name = "lower_whole"

    def run_pass(self, state: State) -> bool:
        """A library that the cache can keep."""
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class PartCompiler(compiler.Compiler):  # type: ignore[misc]  # Numba has no types
    """For rules that other rules call."""

    lowering: type = LowerPart

    def define_pipelines(self) -> list[Any]:
        """Numba's own steps with our last one."""
        steps = super().define_pipelines()
        for manager in steps:
            manager.passes = [
                (self.lowering if step is typed_passes.NativeLowering else step, why)
                for step, why in manager.passes
            ]
            manager.finalize()
        return list(steps)


class WholeCompiler(PartCompiler):
    """For rules that Python calls."""

    lowering = LowerWhole

    def define_pipelines(self) -> list[Any]:
        """These are asked for only if the cache does not hold the rule: now it needs those that it calls."""
        bind_globals(self.state.func_id.func)
        return super().define_pipelines()
