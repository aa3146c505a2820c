import { chosen, type Choice } from './choice.ts';
import { FAULTS } from './kinds/index.ts';
import { play } from './play.ts';
import { brokenPromises, seconds, tableOf } from './report.ts';

/** `npm run faults`: see --help. Ends with 1 when a promise was broken, with 2 when nothing was played. */
const say = (text: string) => void process.stdout.write(`${text}\n`);
const choice = chosen(process.argv.slice(2), FAULTS);

if (!('say' in choice)) process.exitCode = await playAll(choice);
else if (choice.isRefused) {
  process.stderr.write(`${choice.say}\n`);
  process.exitCode = 2;
} else say(choice.say);

/** @returns the exit code. */
async function playAll({ readyMs, ...plan }: Exclude<Choice, { say: string }>): Promise<0 | 1 | 2> {
  const broken: string[] = [];
  const outcomes = await play({
    ...plan,
    onRound(fault, round, played) {
      const problems = typeof played === 'string' ? [played] : brokenPromises(played, readyMs);
      for (const problem of problems) broken.push(`${fault.name}, round ${round}: ${problem}`);
      const ready = typeof played === 'string' ? '' : `, ready in ${seconds(played.readyMs)}`;
      say(`${problems.length === 0 ? 'kept  ' : 'BROKEN'} ${fault.name}, round ${round}${ready}`);
      for (const problem of problems) say(`         ${problem}`);
      if (typeof played === 'string') return;
      const refusals = [...played.tally.refusals].map(([what, count]) => `${count} x ${what}`);
      if (refusals.length > 0) say(`         refused: ${refusals.join(', ')}`);
    },
  });
  say(`\n${tableOf(outcomes)}\n`);
  for (const { fault, skipped } of outcomes) if (skipped !== undefined) say(`${fault} was skipped: it ${skipped}.`);
  if (outcomes.every(({ skipped }) => skipped !== undefined)) {
    say('nothing was played');
    return 2;
  }
  say(broken.length === 0 ? 'every promise was kept' : `${broken.length} promises were broken:\n${broken.join('\n')}`);
  return broken.length === 0 ? 0 : 1;
}
