import { useEffect, useRef, type RefObject } from 'react';
import { showToast } from '#app/ui/toast-queue.ts';
import { listNoteField, listQtyField } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';

/** A row on its way out, as it stood. */
type Leaving = {
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly note: string;
  readonly place: number | undefined;
  /** Where on the page it stood, from 0 on. */
  readonly index: number;
};

type Options = {
  readonly listId: string;
  readonly rows: readonly ListRowView[];
  /** Reads the list anew. */
  readonly reload: () => void;
};

/** Says of a row that was removed that it is, with the way back to where it stood, and puts the focus on the row that stands there now. */
export function useRemovedRow(list: RefObject<HTMLElement | null>, { listId, rows, reload }: Options): void {
  const leaving = useRef<Leaving>(undefined);
  useEffect(() => {
    const element = list.current;
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[name=remove]') : null;
      if (button !== null && element !== null) leaving.current = leavingOf(button, element);
    };
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('click', press);
    };
  }, [list]);
  useEffect(() => {
    const row = leaving.current;
    if (row === undefined || rows.some(({ itemId }) => itemId === row.itemId)) return;
    leaving.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[name=remove]') ?? [];
    (buttons[row.index] ?? buttons[buttons.length - 1])?.focus({ preventScroll: true });
    const bringBack = async () => {
      const isBack = await putBack(listId, row);
      if (!isBack) showToast({ text: `“${row.title}” couldn’t be put back. Add it by its number: ${row.itemId}.`, tone: 'failure' });
      reload();
    };
    showToast({ text: `Removed “${row.title}”.`, action: { label: 'Undo', onPress: () => void bringBack() } });
  }, [list, rows, listId, reload]);
}

function leavingOf(button: HTMLButtonElement, list: HTMLElement): Leaving | undefined {
  const row = button.closest<HTMLElement>('.list-row');
  if (row === null) return undefined;
  const field = (name: string) => row.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value;
  const itemId = button.value;
  const place = Number(row.dataset['place']);
  return {
    itemId,
    title: row.querySelector('.list-row-title')?.textContent.trim() ?? `Item ${itemId}`,
    qty: Number(field(listQtyField(itemId))) || 1,
    note: field(listNoteField(itemId)) ?? '',
    place: place > 0 ? place : undefined,
    index: [...list.querySelectorAll('.list-row')].indexOf(row),
  };
}

async function putBack(listId: string, { itemId, qty, note, place }: Leaving): Promise<boolean> {
  const path = `/cc/api/list/${encodeURIComponent(listId)}`;
  const isThere = await send('POST', `${path}/item`, { itemId, qty });
  if (isThere && note !== '') await send('PUT', `${path}/items`, { items: [{ itemId, note }] });
  if (isThere && place !== undefined) await send('PUT', `${path}/order`, { itemId, place });
  return isThere;
}

async function send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<boolean> {
  const reply = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  return reply?.ok === true;
}
