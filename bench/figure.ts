import type { Cost, Side } from './side-by-side.ts';

/** A figure beside its goal. */
export type Figure = {
  /** What it is called in the history. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be at least, or at most; none: it is only told. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
  /** What was measured side by side, the shop first. */
  readonly sides?: Readonly<Record<string, Side>>;
};

/** Whether it is as it should be. What was measured while something failed is not, and neither is what could not be told. */
export function isMet({ value, goal, sides }: Figure): boolean {
  if (Object.values(sides ?? {}).some(({ errors }) => errors > 0)) return false;
  if (goal === undefined) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
export const numberText = (value: number) => value.toFixed(Number.isInteger(value) ? 0 : digits(value));
export const amountText = ({ value, unit }: { readonly value: number | null; readonly unit: string }) =>
  value === null || Number.isNaN(value) ? 'not known' : `${numberText(value)}${unit === '' ? '' : ` ${unit}`}`;
export const goalText = ({ goal }: Figure) =>
  goal === undefined ? '' : 'atLeast' in goal ? `≥ ${numberText(goal.atLeast)}` : `≤ ${numberText(goal.atMost)}`;

/** How many of the ceiling's calls the shop answers in the same time. */
export const shareOf = (shop: Side, ceiling: Side) => shop.perSecond / ceiling.perSecond;

/** How many times the processor time of a ceiling something costs the server; NaN where a machine cannot tell. */
export const timesOf = (shop: Side, ceiling: Side) => shop.cost.server / ceiling.cost.server;

/** A line of the table, and one for each that was measured. */
export function linesOf(figure: Figure): string[] {
  const mark = !isMet(figure) ? 'SHORT' : figure.goal === undefined ? '     ' : 'ok   ';
  const note = figure.note === undefined ? '' : `   (${figure.note})`;
  const head = `${mark} ${figure.what.padEnd(48)} ${amountText(figure).padStart(14)}  ${goalText(figure).padEnd(8)}${note}`;
  return [head.trimEnd(), ...Object.entries(figure.sides ?? {}).flatMap(([name, side]) => sideLines(name, side))];
}

function sideLines(name: string, side: Side): string[] {
  const speed = `${Math.round(side.perSecond)}/s`.padStart(8);
  const times = `p50 ${side.p50.toFixed(1)} ms, p99 ${side.p99.toFixed(0)} ms`.padEnd(27);
  const line = `        ${name.padEnd(34)} ${speed}  ${times} ${costText(side.cost)}`;
  return side.errors === 0 ? [line] : [line, `        ${side.errors} errors, the first: ${side.firstError}`];
}

const costText = ({ server, database, generator }: Cost) =>
  `server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms, who asks ${generator.toFixed(2)} ms`;
