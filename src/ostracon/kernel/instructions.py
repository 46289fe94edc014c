"""The machine operations (kernel.machine) as LLVM knows them."""

from __future__ import annotations

import platform

from ostracon.kernel.target import Compiled, States

PDEP = "llvm.x86.bmi.pdep.64"


def instruction(name: str) -> Compiled:
    """Machine operations as LLVM knows them."""
    from llvmlite import ir
    from numba import int64, njit, uint64
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def bit_count(typing: Compiled, word: Compiled) -> Compiled:
        return int64(int64), lambda context, builder, signature, args: builder.ctpop(args[0])

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def lowest_bit(typing: Compiled, word: Compiled) -> Compiled:
        return int64(int64), lambda context, builder, signature, args: builder.cttz(args[0], cgutils.true_bit)

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def from_zero(typing: Compiled, index: Compiled) -> Compiled:
        return uint64(int64), lambda context, builder, signature, args: args[0]

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def nth_bit(typing: Compiled, word: Compiled, n: Compiled) -> Compiled:
        def deposited(context: Compiled, builder: Compiled, signature: Compiled, args: Compiled) -> Compiled:
            """The bit 1 << n, spread over the set bits of the word by one instruction."""
            long = args[0].type
            deposit = builder.module.declare_intrinsic(PDEP, (), ir.FunctionType(long, (long, long)))
            spread = builder.call(deposit, (builder.shl(long(1), args[1]), args[0]))
            return builder.cttz(spread, cgutils.true_bit)

        return int64(int64, int64), deposited

    def nth_bit_by_counting(word: int, n: int) -> int:
        for _ in range(n):
            word &= word - 1
        return lowest_bit(word)  # type: ignore[no-any-return]  # Numba has no types

    def copy_position(states: States, to: int, source: int) -> None:
        states[to] = states[source]

    if name == "copy_position":
        return njit(nogil=True)(copy_position)
    if name == "nth_bit" and not has_pdep():
        return njit(int64(int64, int64), nogil=True)(nth_bit_by_counting)
    if name in ("write_numbers", "write_owners"):
        return _writing(name == "write_owners")
    return {"bit_count": bit_count, "lowest_bit": lowest_bit, "from_zero": from_zero, "nth_bit": nth_bit}[
        name
    ]


def has_pdep() -> bool:
    """Whether this processor spreads bits over a mask by one instruction (x86 with BMI2)."""
    from llvmlite import binding

    is_x86 = platform.machine().lower() in ("x86_64", "amd64")
    return is_x86 and bool(binding.get_host_cpu_features().get("bmi2"))


def _writing(owners: bool) -> Compiled:
    """A whole field of small numbers widened and written at once, as vectors: a loop would have to ask before every
    number whether the last one written has changed the next one to be read.
    """
    from llvmlite import ir
    from numba import int64, types, void
    from numba.extending import intrinsic

    def wide(number: int, size: int) -> Compiled:
        return ir.Constant(ir.VectorType(ir.IntType(16), size), [number] * size)

    def filled(builder: Compiled, number: Compiled, size: int) -> Compiled:
        kind = ir.VectorType(ir.IntType(16), size)
        first = builder.insert_element(
            ir.Constant(kind, ir.Undefined), builder.trunc(number, ir.IntType(16)), ir.IntType(32)(0)
        )
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), size), [0] * size)
        return builder.shuffle_vector(first, ir.Constant(kind, ir.Undefined), zeros)

    def turned(
        builder: Compiled, owner: Compiled, size: int, count: Compiled, seat: Compiled, players: Compiled
    ) -> Compiled:
        nought = wide(0, size)
        ahead = builder.sub(owner, filled(builder, seat, size))
        around = builder.add(ahead, filled(builder, players, size))
        from_seat = builder.select(builder.icmp_signed("<", ahead, nought), around, ahead)
        known = builder.select(builder.icmp_signed("<", owner, nought), owner, from_seat)
        places = ir.Constant(ir.VectorType(ir.IntType(16), size), list(range(size)))
        inside = builder.icmp_signed("<", places, filled(builder, count, size))
        return builder.select(inside, known, wide(-1, size))

    def write(context: Compiled, builder: Compiled, signature: Compiled, arguments: Compiled) -> Compiled:
        out_type, _, field_type, size_type, *_ = signature.args
        size = size_type.literal_value
        out = context.make_array(out_type)(context, builder, arguments[0])
        field = context.make_array(field_type)(context, builder, arguments[2])
        width = field_type.dtype.bitwidth
        source = builder.bitcast(field.data, ir.VectorType(ir.IntType(width), size).as_pointer())
        value = builder.load(source, align=width // 8)
        if width < 16:
            value = builder.sext(value, ir.VectorType(ir.IntType(16), size))
        if owners:
            value = turned(builder, value, size, *arguments[4:])
        place = builder.gep(out.data, [arguments[1]])
        builder.store(
            value, builder.bitcast(place, ir.VectorType(ir.IntType(16), size).as_pointer()), align=2
        )
        return context.get_dummy_value()

    def checked(field: Compiled, size: Compiled) -> None:
        if not isinstance(size, types.IntegerLiteral) or field.dtype.bitwidth > 16 or field.layout != "C":
            raise TypeError("only fields of 8 and 16 bits are written at once, and their size is a constant")

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]  # Numba has no types
    def write_numbers(
        typing: Compiled, out: Compiled, at: Compiled, field: Compiled, size: Compiled
    ) -> Compiled:
        checked(field, size)
        return void(out, int64, field, size), write

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]  # Numba has no types
    def write_owners(
        typing: Compiled,
        out: Compiled,
        at: Compiled,
        field: Compiled,
        size: Compiled,
        count: Compiled,
        seat: Compiled,
        players: Compiled,
    ) -> Compiled:
        checked(field, size)
        return void(out, int64, field, size, int64, int64, int64), write

    return write_owners if owners else write_numbers
