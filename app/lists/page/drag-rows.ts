import type { DragEvent } from 'react';

const ROW = '.list-row';
const SIDE = 'drop';

/** The row that is dragged, for as long as it is. */
let dragged: HTMLElement | undefined;

const rowAt = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(ROW) : null);
const placeOf = (row: HTMLElement): number => Number(row.dataset['place']);

/** Begins where the grip of a row is taken; the whole row is seen to move. */
export function dragStarts({ target, dataTransfer }: DragEvent<HTMLElement>): void {
  const row = rowAt(target);
  if (row === null) return;
  dragged = row;
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', row.dataset['item'] ?? '');
  dataTransfer.setDragImage(row, 20, 20);
}

/** Shows where it would come to stand: nothing of it is kept but in the page. */
export function dragsOver(event: DragEvent<HTMLElement>): void {
  const row = rowAt(event.target);
  if (dragged === undefined || row === null) return;
  event.preventDefault();
  const { top, height } = row.getBoundingClientRect();
  const side = event.clientY < top + height / 2 ? 'above' : 'below';
  if (row.dataset[SIDE] === side) return;
  clearSides(event.currentTarget);
  row.dataset[SIDE] = side;
}

/** @returns the item and its new place, from 1 on; undefined: it stays where it is. */
export function dropped(event: DragEvent<HTMLElement>): { readonly itemId: string; readonly place: number } | undefined {
  const [row, moved] = [rowAt(event.target), dragged];
  const side = row?.dataset[SIDE];
  dragEnds(event);
  if (row === null || moved === undefined || side === undefined) return undefined;
  event.preventDefault();
  const from = placeOf(moved);
  const behind = side === 'above' ? placeOf(row) - 1 : placeOf(row);
  // Behind so many of the others: of those the dragged one itself is none.
  const place = behind < from ? behind + 1 : behind;
  return place === from ? undefined : { itemId: moved.dataset['item'] ?? '', place };
}

/** Let go of, wherever that was. */
export function dragEnds({ currentTarget }: DragEvent<HTMLElement>): void {
  dragged = undefined;
  clearSides(currentTarget);
}

function clearSides(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>(`[data-${SIDE}]`)) delete row.dataset[SIDE];
}
