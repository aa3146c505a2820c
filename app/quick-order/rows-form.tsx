import { useRef, type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { Button } from '#app/ui/button.tsx';
import { QUICK_ORDER, ROWS_FORM } from './quick-order-paths.ts';
import { QuickRowView } from './quick-row-view.tsx';
import { countsOf, isBlank, readyIn, rowsText, subtotalOf } from './quick-rows.ts';
import { listForm, type useQuickOrder } from './use-quick-order.ts';

type Props = Pick<ReturnType<typeof useQuickOrder>, 'state' | 'send' | 'events' | 'lookUpRows' | 'lookUpList' | 'add' | 'isAdding'> & {
  /** Under which it is added once, however often it is sent. */
  readonly onceKey: string;
};

/** The row that something on the page belongs to, by its key. */
function keyAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
}

/** All rows, with what becomes of them. The fields for a list and a file, which stand elsewhere, belong to it, too. */
export function RowsForm({ state: { rows, busy }, send, events, lookUpRows, lookUpList, add, isAdding, onceKey }: Props) {
  const body = useRef<HTMLFormElement>(null);
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const key = keyAt(event.target);
    const text = event.clipboardData.getData('text');
    if (key === undefined || !/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    const row = rows.find((one) => one.key === key);
    void lookUpList(listForm(text), { about: 'Looking up what you pasted…', ...(row !== undefined && isBlank(row) && { at: key }) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const key = keyAt(event.target);
    if (event.key !== 'Enter' || key === undefined || !(event.target instanceof HTMLInputElement) || event.target.type === 'radio') return;
    event.preventDefault();
    const at = rows.findIndex((one) => one.key === key);
    const goOn = () => body.current?.querySelectorAll<HTMLInputElement>('.quick-text')[at + 1]?.focus();
    // At once where the next row stands: what is typed after Enter belongs into it.
    if (at < rows.length - 1) goOn();
    else {
      send({ type: 'MORE' });
      requestAnimationFrame(goOn);
    }
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const key = keyAt(event.target);
    if (key !== undefined && key !== keyAt(event.relatedTarget)) void lookUpRows();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter?.getAttribute('value') : undefined;
    if (pressed === 'add') add();
    else if (pressed === 'more') send({ type: 'MORE' });
    else if (pressed === 'clear') send({ type: 'CLEAR' });
    else void lookUpRows();
  };
  const counts = countsOf(rows);
  const ready = readyIn(rows);
  const subtotal = subtotalOf(rows);
  return (
    <form
      ref={body}
      id={ROWS_FORM}
      method="post"
      action={QUICK_ORDER.page}
      onSubmit={onSubmit}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      noValidate
    >
      <input type="hidden" name="onceKey" value={onceKey} />
      <div className="quick-head" aria-hidden="true">
        <span />
        <span>Item number or name</span>
        <span>Quantity</span>
        <span>What it is</span>
      </div>
      <div role="list" className="quick-rows">
        {rows.map((row, at) => (
          <QuickRowView key={row.key} row={row} at={at} isBusy={busy.has(row.key)} events={events} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" name="intent" value="more">
          Add more rows
        </Button>
        {rows.some((row) => !isBlank(row)) && (
          <Button look="quiet" name="intent" value="clear">
            Clear all
          </Button>
        )}
      </p>
      <div className="foot-bar">
        <p role="status" className="foot-bar-wide">
          {summaryOf(counts)}
          {subtotal !== undefined && subtotal > 0 && <b className="figures block">Subtotal {formatPrice(subtotal)}</b>}
        </p>
        <Button look="secondary" name="intent" value="check">
          Check
        </Button>
        <Button name="intent" value="add" isBusy={isAdding}>
          {counts.ready === 0 ? 'Add to cart' : `Add ${rowsText(counts.ready)} to cart`}
        </Button>
      </div>
      {ready.beyond.length > 0 && (
        <p className="quick-note mt-3">
          A cart holds up to {MAX_CART_ROWS} different items. {rowsText(ready.beyond.length)} will stay here: order them next.
        </p>
      )}
    </form>
  );
}

function summaryOf({ ready, choose, fix }: ReturnType<typeof countsOf>): string {
  const parts = [
    ...(ready > 0 ? [`${ready.toLocaleString('en-US')} ready`] : []),
    ...(choose > 0 ? [`${choose.toLocaleString('en-US')} to choose`] : []),
    ...(fix > 0 ? [`${fix.toLocaleString('en-US')} to fix`] : []),
  ];
  return parts.length === 0 ? 'Nothing checked yet.' : parts.join(' · ');
}
