import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { GoneRow } from '#app/local-cart/gone-rows.ts';
import { undoRemoval } from '#app/local-cart/want.ts';

/**
 * A row that has just been taken out, in its place. Whoever did it with the keyboard goes on at the button that takes it back, and from there at
 * the row: the form is one for the page around it, which keeps the focus by its forms.
 */
export function RemovedRow({ row: { lineId, title, qty, phase }, id }: { row: GoneRow; id?: string | undefined }) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const undo = (event: FormEvent) => {
    event.preventDefault();
    undoRemoval(lineId);
  };
  return (
    <li ref={box} id={id} className="removed-row flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1">
        Removed: <span className="text-ink-soft">{title}</span>
        {qty > 1 && <span className="figures text-ink-soft"> × {qty.toLocaleString('en-US')}</span>}
      </span>
      <form onSubmit={undo}>
        <Button look="secondary" size="small" isBusy={phase === 'returning'}>
          Undo<span className="hearable">: {title}</span>
        </Button>
      </form>
    </li>
  );
}
