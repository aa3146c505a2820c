import { amountText, numberText } from './figure.ts';
import { FOLDER, type Kept } from './history.ts';

/** The last two of the runs that were kept, the oldest first; where there are none, how to come by them. */
export function lastCompared(kept: readonly Kept[]): string[] {
  const [before, after] = kept.slice(-2);
  if (before !== undefined && after !== undefined) return compared(before, after);
  const found = before === undefined ? 'no run' : `one run, of ${before.at.slice(0, 10)}`;
  return [
    `There is nothing to compare yet: ${FOLDER} has ${found}. A whole \`npm run bench\` keeps one there, a part of it does with --keep.`,
  ];
}

/** Two runs side by side, a line a figure; what only one of them has is said as such. */
function compared(before: Kept, after: Kept): string[] {
  const ids = [...new Set([...before.figures, ...after.figures].map(({ id }) => id))];
  const lines = ids.map((id) => {
    const [old, now] = [before, after].map(({ figures }) => figures.find((figure) => figure.id === id));
    const known = now ?? old;
    const change = old?.value && now?.value != null ? percent(now.value / old.value) : '';
    return row(known?.what ?? id, old && amountText(old), now && amountText(now), change, goalOf(known));
  });
  return [
    row('', before.commit, after.commit, '', ''),
    row('measured', before.at.slice(0, 16), after.at.slice(0, 16), '', ''),
    row('machine', machineText(before), machineText(after), '', ''),
    ...lines,
  ];
}

const row = (what: string, old: string | undefined, now: string | undefined, change: string, goal: string) =>
  `${what.padEnd(48)} ${(old ?? '–').padStart(24)} ${(now ?? '–').padStart(24)} ${change.padStart(7)}  ${goal}`.trimEnd();

const percent = (share: number) => `${share >= 1 ? '+' : '−'}${Math.abs((share - 1) * 100).toFixed(0)} %`;

function machineText({ machine: { cores, oneStatementPerSecond } }: Kept): string {
  return `${cores} cores${oneStatementPerSecond === null ? '' : `, ${oneStatementPerSecond} st./s`}`;
}

function goalOf(figure: Kept['figures'][number] | undefined): string {
  if (figure?.goal === undefined) return '';
  const text = 'atLeast' in figure.goal ? `≥ ${numberText(figure.goal.atLeast)}` : `≤ ${numberText(figure.goal.atMost)}`;
  return `goal ${text}${figure.isMet ? '' : ' SHORT'}`;
}
