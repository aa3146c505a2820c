import { parseArgs } from 'node:util';
import { FAULTS } from './kinds/index.ts';
import { play } from './play.ts';
import { brokenPromises, PROMISED_READY_MS, seconds, tableOf } from './report.ts';

/** `npm run faults`: see --help. Ends with 1 when a promise was broken. */
const USAGE = `npm run faults -- [options]
  --rounds n     rounds of each fault (20)
  --only a,b     those whose name contains one of these
  --from n       the number of the first round (0): what has several forms takes turns
  --ready s      the longest until the shop is ready again (5): more for a machine that is busy with other things
  --list         says which there are`;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string' },
    ready: { type: 'string', default: String(PROMISED_READY_MS / 1000) },
    from: { type: 'string', default: '0' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const wanted = values.only?.split(',');
const faults = FAULTS.filter(({ name }) => wanted === undefined || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase())));

if (values.help === true) say(USAGE);
else if (values.list === true) for (const { name } of faults) say(name);
else process.exitCode = (await playAll()) ? 0 : 1;

async function playAll(): Promise<boolean> {
  const broken: string[] = [];
  const outcomes = await play({
    faults,
    rounds: Number(values.rounds),
    firstRound: Number(values.from),
    onRound(fault, round, played) {
      const problems = typeof played === 'string' ? [played] : brokenPromises(played, Number(values.ready) * 1000);
      for (const problem of problems) broken.push(`${fault.name}, round ${round}: ${problem}`);
      const ready = typeof played === 'string' ? '' : `, ready in ${seconds(played.readyMs)}`;
      say(`${problems.length === 0 ? 'kept  ' : 'BROKEN'} ${fault.name}, round ${round}${ready}`);
      for (const problem of problems) say(`         ${problem}`);
      if (typeof played === 'string') return;
      const refusals = [...played.tally.refusals].map(([what, count]) => `${count} x ${what}`);
      if (played.tally.busyWithoutRetryAfter > 0) refusals.push(`${played.tally.busyWithoutRetryAfter} x 503 without Retry-After`);
      if (refusals.length > 0) say(`         refused: ${refusals.join(', ')}`);
    },
  });
  say(`\n${tableOf(outcomes)}\n`);
  for (const { fault, skipped } of outcomes) if (skipped !== undefined) say(`${fault} was skipped: it ${skipped}.`);
  say(broken.length === 0 ? 'every promise was kept' : `${broken.length} promises were broken:\n${broken.join('\n')}`);
  return broken.length === 0;
}
