import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { textStorage } from '#app/local-cart/text-storage.ts';

type Decision = 'approve' | 'decline';

/** The place in the queue and what was selected, while one of its orders is looked at. */
type Kept = { readonly at: string; readonly chosen: readonly string[] };
const KEPT = 'approvals-queue';
const storage = textStorage(() => window.sessionStorage);

const rowsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-queue=row]')];
const numberOf = ({ value }: HTMLInputElement): string => value.split(' ')[0] ?? '';
const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/**
 * The queue by keyboard alone; whoever types into a field types. A decision takes its key twice: the first leads to its button, with the row chosen where none is, and says so, so that nobody
 * decides by a slip. Whoever opens an order and comes back finds place and selection as they were.
 *
 * @returns how many are selected, and after the first press of a decision's key what the second one does
 */
export function useQueue(
  list: RefObject<HTMLFormElement | null>,
  isOn: boolean,
): { readonly chosen: number; readonly again: string | undefined; readonly onChange: (event: FormEvent<HTMLFormElement>) => void } {
  const place = useRef(-1);
  const [chosen, setChosen] = useState(0);
  const [asked, setAsked] = useState<Decision>();
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setChosen(rowsOf(currentTarget).filter(({ checked }) => checked).length);

  useEffect(() => {
    const form = list.current;
    const kept = takeKept();
    if (!isOn || form === null || kept === undefined) return;
    const rows = rowsOf(form);
    for (const row of rows) if (row.checked !== kept.chosen.includes(numberOf(row))) row.click();
    rows.find((row) => numberOf(row) === kept.at)?.focus();
  }, [list, isOn]);

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const form = list.current;
      const { target, key } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
      if (form === null || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const rows = rowsOf(form);
      const focused = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
      const at = focused === -1 ? Math.min(place.current, rows.length - 1) : focused;
      place.current = at;
      const row = rows[at];
      const press = (decision: Decision) => {
        const button = form.querySelector<HTMLButtonElement>(`button[value=${decision}]`);
        if (document.activeElement === button) return button?.click();
        if (row !== undefined && !rows.some(({ checked }) => checked)) row.click();
        button?.focus();
        if (rows.some(({ checked }) => checked)) setAsked(decision);
      };
      const acts: Readonly<Record<string, () => void>> = {
        j: () => rows[Math.min(rows.length - 1, at + 1)]?.focus(),
        k: () => rows[Math.max(0, at - 1)]?.focus(),
        x: () => row?.click(),
        o: () => row?.closest('li')?.querySelector<HTMLAnchorElement>('[data-queue=open]')?.click(),
        a: () => press('approve'),
        d: () => press('decline'),
      };
      const act = acts[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    // Whoever goes somewhere else is asked no more.
    const onFocus = ({ target }: FocusEvent) =>
      setAsked((now) => (target instanceof HTMLButtonElement && target.value === now ? now : undefined));
    const onOpen = ({ target }: MouseEvent) => {
      const form = list.current;
      const row = target instanceof Element ? target.closest('li')?.querySelector<HTMLInputElement>('[data-queue=row]') : undefined;
      if (form === null || row == null || !(target instanceof Element) || target.closest('[data-queue=open]') === null) return;
      keep({ at: numberOf(row), chosen: rowsOf(form).flatMap((one) => (one.checked ? [numberOf(one)] : [])) });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onOpen, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onOpen, true);
    };
  }, [list, isOn]);

  const again = asked && `Press ${asked === 'approve' ? 'A' : 'D'} again to ${asked} ${orders(chosen)}.`;
  return { chosen, again, onChange };
}

function keep(kept: Kept): void {
  storage.set(KEPT, JSON.stringify(kept));
}

/** What was kept, once. It was written by this very page. */
function takeKept(): Kept | undefined {
  const text = storage.get(KEPT);
  storage.remove(KEPT);
  return text === undefined ? undefined : JSON.parse(text);
}
