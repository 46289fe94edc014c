// TAG: random play of its Euro games, one thread. Run by benchmarks/peers.py as `java -cp TAG.jar TagLoop.java SECONDS`;
// prints a line of JSON for each game, as clock.py does.

import core.AbstractForwardModel;
import core.AbstractGameState;
import core.Game;
import core.actions.AbstractAction;
import games.GameType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Random;

public class TagLoop {
    static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    public static void main(String[] arguments) {
        double seconds = Double.parseDouble(arguments[0]);
        for (String name : new String[] {"Catan", "TerraformingMars", "SushiGo", "Dominion"}) {
            try {
                run(name, 2 * seconds); // the compiler of Java warms up
                told(name, "\"rate\": " + Math.round(run(name, seconds)));
            } catch (Throwable fault) {
                told(name, "\"fault\": \"" + fault.getClass().getSimpleName() + "\"");
            }
        }
    }

    static void told(String name, String figure) {
        System.out.println("{\"kind\": \"random\", \"game\": \"" + name
            + "\", \"players\": 4, \"how\": \"Java forward model\", " + figure + "}");
    }

    static double run(String name, double seconds) {
        Random dice = new Random(1);
        long start = CLOCK.getCurrentThreadCpuTime(), actions = 0, seed = 0;
        while (CLOCK.getCurrentThreadCpuTime() - start < seconds * 1e9) {
            Game game = GameType.valueOf(name).createGameInstance(4, seed++);
            AbstractGameState state = game.getGameState();
            AbstractForwardModel model = game.getForwardModel();
            model.setup(state);
            while (state.isNotTerminal()) {
                List<AbstractAction> legal = model.computeAvailableActions(state);
                model.next(state, legal.get(dice.nextInt(legal.size())));
                actions++;
            }
        }
        return actions / ((CLOCK.getCurrentThreadCpuTime() - start) / 1e9);
    }
}
