import type { Put } from './put-on-list.ts';

/** What a form says of what it takes back. */
export function undoFields({ listId, name, isNew, items }: Put): [name: string, value: string][] {
  return [
    ['intent', 'undo'],
    ['listId', listId],
    ['name', name],
    ['isNew', String(isNew)],
    ...items.flatMap(({ itemId, before, qty }): [string, string][] => [
      ['itemId', itemId],
      ['before', String(before)],
      ['now', String(qty)],
    ]),
  ];
}

/** The same for browsers without scripts. */
export function UndoFields({ put }: { put: Put }) {
  return undoFields(put).map(([name, value], at) => <input key={at} type="hidden" name={name} value={value} />);
}
