import { useEffect, useRef, useState } from 'react';
import { CHOSEN, listNoteField, listQtyField } from '../list-form.ts';
import type { ShownRow } from './list-row.tsx';
import { groupRows, movedInGroups, type RowGroups } from './row-groups.ts';

/** The rows as they were put since the page was made, in their groups, and what puts one somewhere else: false where the page has no such place. */
export function useMovedRows(list: { readonly current: HTMLElement | null }, rows: readonly ShownRow[]) {
  const [shown, setShown] = useState({ of: rows, groups: groupRows(rows) });
  // Another answer of the shop has them as they are.
  if (shown.of !== rows) setShown({ of: rows, groups: groupRows(rows) });
  const move = (itemId: string, to: number): boolean => {
    const from = shown.groups.flat().findIndex((row) => row.itemId === itemId);
    if (from === -1 || to < 0 || to >= rows.length) return false;
    // In another group its fields are made anew: with what stands in them.
    const groups = shown.groups.map((group) =>
      group.some((row) => row.itemId === itemId) ? group.map((row) => (row.itemId === itemId ? asTyped(row, list.current) : row)) : group,
    );
    setShown({ of: rows, groups: movedInGroups(groups, from, to) });
    return true;
  };
  useFocusOnMoved(list, shown.groups);
  return [shown.groups, move] as const;
}

function asTyped(row: ShownRow, list: HTMLElement | null): ShownRow {
  const element = list?.querySelector(`[data-item="${CSS.escape(row.itemId)}"]`);
  const field = (name: string) => element?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  return {
    ...row,
    qty: Number(field(listQtyField(row.itemId))?.value) || row.qty,
    note: field(listNoteField(row.itemId))?.value ?? row.note,
    isChosen: field(CHOSEN)?.checked ?? false,
  };
}

/** A row that was moved by its button keeps the focus where it has come to: browsers lose it with the element's old place. */
function useFocusOnMoved(list: { readonly current: HTMLElement | null }, rows: RowGroups<ShownRow>): void {
  const pressed = useRef<{ readonly itemId: string; readonly label: string }>(undefined);
  useEffect(() => {
    const element = list.current;
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('.list-row-move') : null;
      const itemId = button?.closest<HTMLElement>('.list-row')?.dataset['item'];
      pressed.current = button === null || itemId === undefined ? undefined : { itemId, label: button.ariaLabel ?? '' };
    };
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('click', press);
    };
  }, [list]);
  useEffect(() => {
    const { itemId, label } = pressed.current ?? {};
    pressed.current = undefined;
    if (itemId === undefined || rows.length === 0) return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.list-row-move') ?? [])];
    (buttons.find((button) => button.ariaLabel === label && !button.disabled) ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [list, rows]);
}
