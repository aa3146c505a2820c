import { useCallback, useEffect, useRef, type FormEvent } from 'react';

/** Where the focus goes when nothing is left of what had it, nor beside it. */
const LAST_RESORTS = ['saved-title', 'cart-title', 'main'];

/**
 * Remembers where the focus is when a form is sent: give it to the element as onSubmit. When what had it has moved, the focus is put back there;
 * when it has gone, on what stands in its place, beside it, or above all of it.
 */
export function useKeptFocus(): (event: FormEvent<HTMLElement>) => void {
  const last = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const found = last.current.flatMap((id) => document.getElementById(id) ?? []).find(focusIn);
    if (found !== undefined) last.current = undefined;
  });
  return useCallback(() => {
    const active = document.activeElement;
    const row = active?.closest('li[id]');
    const beside = [active, row, row?.nextElementSibling, row?.previousElementSibling].flatMap((one) => one?.id ?? []);
    last.current = active === null ? undefined : [...beside.filter((id) => id !== ''), ...LAST_RESORTS];
  }, []);
}

/** Puts the focus on an element, or on the first thing in it that can have it. @returns whether it is there */
function focusIn(element: HTMLElement): boolean {
  const inside = element.matches('li') ? element.querySelector<HTMLElement>('.removed-row button, h3 a') : null;
  (inside ?? element).focus();
  return document.activeElement !== document.body;
}
