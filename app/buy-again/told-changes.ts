import type { Flash } from '#app/api/told/flash.server.ts';
import type { AgainRow } from './again-rows.ts';

/** So many rows are named; of others their number. */
const MOST_NAMED = 5;

/** What the cart says after one press has added what was bought before: what could not be added, then what is different of the rest. */
export function flashOfChanges(rows: readonly AgainRow[]): Flash['messages'] {
  const changed = rows.filter(({ changes }) => changes.length > 0);
  const missing = rows.filter(({ adds }) => adds === undefined);
  const added = changed.filter(({ adds }) => adds !== undefined);
  return [
    ...(missing.length === 0 ? [] : [{ tone: 'warning' as const, title: 'Not added to your cart', text: listed(missing, MORE.missing) }]),
    ...(added.length === 0 ? [] : [{ tone: 'info' as const, title: 'Changed since you bought it', text: listed(added, MORE.added) }]),
  ];
}

const MORE = { missing: 'not added', added: 'changed' };

function listed(rows: readonly AgainRow[], what: string): string {
  const left = rows.length - MOST_NAMED;
  return [
    ...rows.slice(0, MOST_NAMED).map(toldRow),
    ...(left > 0 ? [`${left.toLocaleString('en-US')} more ${left === 1 ? 'item' : 'items'} ${what}`] : []),
  ]
    .map((text) => `${text}.`)
    .join(' ');
}

/** 'Copy paper: Now $4.49 (was $3.99)' */
function toldRow({ title, changes, asks }: AgainRow): string {
  const said = [...changes.map(({ text }) => text), ...(asks ? ['Choose its options on its page first'] : [])];
  return `${title.split(',')[0] ?? title}: ${said.join(', ')}`;
}
