import type { Fault } from '../fault.ts';
import { killAll } from '../stage/processes.ts';

/** The network to PostgreSQL is away: connections end and are refused, or nothing gets through and nobody is told. */
const databaseAway: Fault = {
  name: 'database away',
  stage: 'line',
  lastsMs: 2_500,
  strike: async ({ line }, round) => line?.set(round % 2 === 0 ? 'cut' : 'silent'),
  heal: async ({ line }) => line?.set('open'),
};

/** So many pieces go to PostgreSQL at least until the schema is there and the demo loaded. */
const PIECES_OF_A_MIGRATION = 60;
const DEATHS = 3;

/** A node dies in the middle of its migrations, at another place each time, and the next one goes on. */
const halfMigration: Fault = {
  name: 'half a migration',
  stage: 'empty',
  lastsMs: 0,
  async strike(stage, round) {
    for (let death = 0; death < DEATHS; death += 1) {
      const node = stage.launch();
      let left = 2 + (((round * DEATHS + death) * 17) % PIECES_OF_A_MIGRATION);
      stage.line?.watch(() => {
        left -= 1;
        if (left === 0) void killAll([node.pid]);
      });
      await Promise.race([node.ended, node.ready]);
      stage.line?.watch(undefined);
      if (left > 0) throw new Error(`a node was ready ${left} pieces before it was to die`);
      await killAll([node.pid]);
    }
  },
  heal: async (stage) => void (await stage.start()),
};

const twoStarting: Fault = {
  name: 'two nodes starting',
  stage: 'empty',
  lastsMs: 0,
  strike: async (stage) => void [stage.launch(0), stage.launch(1)],
  heal: async (stage) => void (await Promise.all(stage.nodes().map(({ ready }) => ready))),
};

export const DATABASE_FAULTS: readonly Fault[] = [databaseAway, halfMigration, twoStarting];
