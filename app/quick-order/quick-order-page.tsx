import { useCallback, useRef, type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { LONGEST_QUICK_TEXT, MOST_QUICK_FILE_BYTES, MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FILE_FIELD, LIST_FIELD, QUICK_ORDER } from './quick-order-paths.ts';
import { QuickRowView } from './quick-row-view.tsx';
import { countsOf, isBlank, readyIn, subtotalOf, type FormRow } from './quick-rows.ts';
import type { LeftOut } from './quick-state.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { listForm, useQuickOrder, type Sent } from './use-quick-order.ts';

export type QuickOrderPageProps = {
  /** What came of the form where it was sent without scripts. */
  readonly sent: (Sent & { readonly list?: string | undefined }) | undefined;
  /** Under which it is added once, however often it is sent. */
  readonly onceKey: string;
  readonly isSignedIn: boolean;
};

/** The row that something on the page belongs to, by its key. */
function keyAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
}

const rowsText = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);

/** Rows of numbers or names with their quantities, typed, pasted, out of a file or by the camera, and what each of them means. Without scripts its forms do the same, step by step. */
export function QuickOrderPage({ sent, onceKey, isSignedIn }: QuickOrderPageProps) {
  const { state, send, loading, events, lookUpRows, lookUpList, cancel, add, isAdding } = useQuickOrder(sent);
  const { rows, busy, leftOut, notes, problem, done } = state;
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const list = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLFormElement>(null);

  const sendList = async (event: FormEvent) => {
    event.preventDefault();
    const text = list.current?.value ?? '';
    if (text.trim() === '') return;
    const isThere = await lookUpList(listForm(text), {
      about: `Looking up ${rowsText(text.split(/\r?\n/).filter((line) => line.trim() !== '').length)}…`,
    });
    // What was not looked up stays.
    if (isThere && list.current !== null) list.current.value = '';
  };
  const sendFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    if (file.size > MOST_QUICK_FILE_BYTES)
      send({
        type: 'FAIL',
        problem: `This file is larger than ${MOST_QUICK_FILE_BYTES / 1_000_000} MB. Split it, or copy and paste its rows.`,
      });
    else await lookUpList(listForm(file), { about: `Reading ${file.name}…` });
    input.value = '';
  };
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
  const onCode = useCallback((code: string) => void lookUpList(listForm(`${code} 1`), { about: `Looking up ${code}…` }), [lookUpList]);
  const counts = countsOf(rows);
  const ready = readyIn(rows);
  const subtotal = subtotalOf(rows);
  return (
    <div className="page pt-8 pb-10">
      <h1>Quick order</h1>
      <p className="mb-5 max-w-prose text-ink-soft">
        Type or paste what you need: item numbers, your own part numbers, UPCs, or plain words such as “2 boxes of black pens”. Up to{' '}
        {MOST_QUICK_ROWS.toLocaleString('en-US')} rows at once.
      </p>
      <div className="quick-paste">
        <form method="post" action={QUICK_ORDER.page} onSubmit={(event) => void sendList(event)} className="flex flex-col gap-3">
          <TextAreaField
            ref={list}
            label="Paste a list"
            name={LIST_FIELD}
            hint="From an email or a spreadsheet, just as it is. Quantities may stand before or after."
            rows={4}
            maxLength={LONGEST_QUICK_TEXT}
            defaultValue={sent?.list ?? ''}
            spellCheck={false}
            autoComplete="off"
          />
          <Kept rows={sent?.rows ?? []} />
          <p>
            <Button look="secondary" name="intent" value="check" isBusy={loading !== undefined}>
              Check list
            </Button>
          </p>
        </form>
        <div className="flex flex-col gap-5">
          <form method="post" action={QUICK_ORDER.page} encType="multipart/form-data" className="flex flex-col gap-3">
            <label className="field-label" htmlFor="quick-file">
              Or choose a file
            </label>
            <input
              id="quick-file"
              type="file"
              name={FILE_FIELD}
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="input"
              aria-describedby="quick-file-hint"
              onChange={({ currentTarget }) => void sendFile(currentTarget)}
            />
            <p id="quick-file-hint" className="field-hint">
              CSV or Excel (.xlsx), up to {MOST_QUICK_FILE_BYTES / 1_000_000} MB.
            </p>
            <noscript>
              <Button look="secondary" name="intent" value="check">
                Check file
              </Button>
            </noscript>
          </form>
          <ScanButton onCode={onCode} />
        </div>
      </div>
      <div role="status" className={loading === undefined ? 'hearable' : 'quick-busy mb-4'}>
        {loading !== undefined && (
          <>
            <span>{loading}</span>
            <progress aria-label="Looking up" />
            <Button type="button" look="quiet" size="small" onClick={cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {problem !== undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={problem} isLive />
        </div>
      )}
      {done !== undefined && (
        <div className="mb-4">
          <Notice
            tone="success"
            title={done}
            action={
              <LinkButton to={cartPath(tenant)} look="secondary">
                View cart
              </LinkButton>
            }
          />
        </div>
      )}
      {notes.length > 0 && (
        <div className="mb-4">
          <Notice tone="info" title="About your file">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
      <LeftOutLines lines={leftOut} />
      <form
        ref={body}
        method="post"
        action={QUICK_ORDER.page}
        onSubmit={onSubmit}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        noValidate
      >
        <input type="hidden" name="onceKey" value={onceKey} />
        {/* What Enter presses without scripts: the first button of a form. */}
        <button className="hearable" name="intent" value="check" tabIndex={-1} aria-hidden="true" />
        <div className="quick-head" aria-hidden="true">
          <span />
          <span>Item number or name</span>
          <span>Quantity</span>
          <span>What it is</span>
        </div>
        <ol className="quick-rows">
          {rows.map((row, at) => (
            <QuickRowView key={row.key} row={row} at={at} isBusy={busy.has(row.key)} events={events} />
          ))}
        </ol>
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
      {isSignedIn && (
        <p className="mt-4 text-sm text-ink-soft">
          When you choose an item for your own words, we remember it for next time.{' '}
          <Link className="link" to={QUICK_ORDER.choices}>
            See what we’ve remembered
          </Link>
        </p>
      )}
    </div>
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

/** The rows that were there when a list is sent without scripts: they go along. */
function Kept({ rows }: { rows: readonly FormRow[] }) {
  return (
    <>
      {rows.map(({ key, text, qty, unit, itemId }) => (
        <span key={key} hidden>
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="qty" value={qty} />
          <input type="hidden" name="unit" value={unit} />
          <input type="hidden" name="said" value={text} />
          <input type="hidden" name="itemId" value={itemId} />
        </span>
      ))}
    </>
  );
}

/** Lines of a list that want nothing: none of them is lost. */
function LeftOutLines({ lines }: { lines: readonly LeftOut[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mb-4">
      <summary>
        {lines.length === 1 ? '1 line isn’t an item' : `${lines.length.toLocaleString('en-US')} lines aren’t items`}: headings, greetings
        and the like
      </summary>
      <ul className="mt-2 flex flex-col gap-1 text-sm text-ink-soft">
        {lines.map(({ row, typed }) => (
          <li key={row} className="wrap-anywhere">
            Line {row}: {typed}
          </li>
        ))}
      </ul>
    </details>
  );
}
