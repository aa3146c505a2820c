import type { Bench } from '../bench.ts';
import { attackWithBodies } from '../body-attack.ts';

/** What large and slow bodies do to the shop's memory, and to those who only want to buy. */
export async function measureAttack({ running, load, report }: Bench): Promise<void> {
  const attack = { ...running, seconds: load.seconds, idleSockets: 2_000, slowSockets: 50 };
  const { rssPeak, before, during, bodies } = await attackWithBodies(attack);
  const note = `${bodies} bodies of 60 MB, 50 slow ones, 2,000 idle connections; ${during.errors} errors`;
  report({ id: 'attack.memory', what: 'memory under a body attack (RSS)', value: rssPeak, unit: 'MB', goal: { atMost: 450 }, note });
  const wait = `p99 ${before.p99.toFixed(0)} -> ${during.p99.toFixed(0)} ms`;
  report({
    id: 'attack.wait',
    what: '… healthy people wait longer',
    value: during.p99 / before.p99,
    unit: '×',
    goal: { atMost: 2 },
    note: wait,
  });
  report({ id: 'attack.errors', what: '… and are refused', value: during.errors, unit: 'times', goal: { atMost: 0 } });
}
