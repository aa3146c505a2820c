import {
  Fragment,
  useMemo,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { QuickRow } from '#contracts/quick-order/quick-order.ts';
import { MAX_CART_ROWS, MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import { Button } from '#app/ui/button.tsx';
import { QUICK_ORDER, ROWS_FORM } from './quick-order-paths.ts';
import { QuickRowView } from './quick-row-view.tsx';
import { countsOf, isBlank, readyIn, rowsText, subtotalOf, type FormRow } from './quick-rows.ts';
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
    if (pressed === 'add') void add();
    else if (pressed === 'more') send({ type: 'MORE' });
    else if (pressed === 'clear') send({ type: 'CLEAR' });
    else void lookUpRows();
  };
  const counts = countsOf(rows);
  const ready = useMemo(() => readyIn(rows), [rows]);
  const togetherOf = useMemo(
    () => new Map(ready.items.flatMap(({ qty, keys }) => (keys.length > 1 ? keys.map((key) => [key, qty] as const) : []))),
    [ready],
  );
  const subtotal = subtotalOf(ready);
  const inCart = useCart(({ counts: known }) => known?.numberOfLineItems ?? 0);
  const room = Math.max(0, MAX_CART_ROWS - inCart);
  const isMore = ready.items.length > room || ready.beyond.length > 0;
  const lastJump = useRef<string>(undefined);
  /** Goes to the next row that ends so, behind the one it went to last. */
  const onJump = (event: MouseEvent, status: QuickRow['status']) => {
    event.preventDefault();
    const keys = rows.flatMap(({ key, answer }) => (answer?.status === status ? [key] : []));
    const key = keys[(keys.indexOf(lastJump.current ?? '') + 1) % keys.length];
    if (key === undefined) return;
    lastJump.current = key;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>(status === 'AMBIGUOUS' ? '[type=radio]' : '.quick-text')?.focus({ preventScroll: true });
  };
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
          <QuickRowView key={row.key} row={row} at={at} isBusy={busy.has(row.key)} together={togetherOf.get(row.key)} events={events} />
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
          <Summary counts={counts} rows={rows} onJump={onJump} />
          {subtotal !== undefined && subtotal > 0 && <b className="figures block">Subtotal {formatPrice(subtotal)}</b>}
        </p>
        <Button look="secondary" name="intent" value="check">
          Check
        </Button>
        <Button name="intent" value="add" isBusy={isAdding}>
          {counts.ready === 0 ? 'Add to cart' : isMore && room > 0 ? `Add the first ${room}` : `Add ${rowsText(counts.ready)} to cart`}
        </Button>
      </div>
      {isMore && (
        <p className="quick-note mt-3">
          A cart holds up to {MAX_CART_ROWS} different items{inCart === 0 ? '' : `, and yours has ${inCart}`}.{' '}
          {room === 0
            ? 'Place that order first, or take something out of it.'
            : `${room} more fit now. The others stay here: order them next.`}
        </p>
      )}
      {ready.over.length > 0 && (
        <p className="quick-note mt-3">
          {rowsText(ready.over.length)} will stay here: together with other rows that would be more than{' '}
          {MAX_LINE_QTY.toLocaleString('en-US')} of one item.
        </p>
      )}
    </form>
  );
}

type SummaryProps = {
  readonly counts: ReturnType<typeof countsOf>;
  readonly rows: readonly FormRow[];
  readonly onJump: (event: MouseEvent, status: QuickRow['status']) => void;
};

/** How many rows there are of each end; those that need somebody lead to them. */
function Summary({ counts: { ready, choose, fix }, rows, onJump }: SummaryProps) {
  const said = (
    [
      ['MATCHED', ready, 'ready'],
      ['AMBIGUOUS', choose, 'to choose'],
      ['REFUSED', fix, 'to fix'],
    ] as const
  ).filter(([, count]) => count > 0);
  if (said.length === 0) return 'Nothing checked yet.';
  return said.map(([status, count, what], at) => {
    const text = `${count.toLocaleString('en-US')} ${what}`;
    const first = rows.find(({ answer }) => answer?.status === status);
    return (
      <Fragment key={status}>
        {at > 0 && ' · '}
        {status === 'MATCHED' ? (
          text
        ) : (
          <a className="link" href={`#row-${first?.key ?? ''}`} onClick={(event) => onJump(event, status)}>
            {text}
          </a>
        )}
      </Fragment>
    );
  });
}
