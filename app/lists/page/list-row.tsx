import { memo, useState } from 'react';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { LONGEST_LIST_NOTE } from '#domain/lists/list-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { CHOSEN, listNoteField, listQtyField, MOVED, movedTo } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';
import { rowSum } from './list-sums.ts';

/** A row as it stands on the page. */
export type ShownRow = ListRowView & {
  /** It was chosen before it came to stand in another group. */
  readonly isChosen?: boolean;
};

type Props = {
  readonly row: ShownRow;
  /** Its place in the order of the list, from 1 on; absent where it cannot be moved. */
  readonly place: number | undefined;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  readonly onQty: (itemId: string, qty: number) => void;
};

/** A row of a list: chosen or not, how many, what is to be known of it, and what it costs now. Rendered again only where it says something else: there can be a thousand. It is no `li`, as rows of quick order are none. */
export const ListRow = memo(
  ListRowContent,
  (before, after) =>
    before.place === after.place &&
    before.isLast === after.isLast &&
    before.isReadOnly === after.isReadOnly &&
    before.onQty === after.onQty &&
    (before.row === after.row || JSON.stringify(before.row) === JSON.stringify(after.row)),
);

function ListRowContent({ row, place, isLast, isReadOnly, onQty }: Props) {
  const { itemId, qty, note, product, isChosen } = row;
  const [now, setNow] = useState(qty);
  const title = product?.title ?? `Item ${itemId}`;
  return (
    <div role="listitem" className="list-row" data-item={itemId} data-place={place}>
      <label className="list-row-check">
        <input type="checkbox" name={CHOSEN} value={itemId} defaultChecked={isChosen} />
        <span className="hearable">Select {title}</span>
      </label>
      {product === undefined ? <span /> : <Picture picture={product.picture} widths={[160]} isDecorative className="order-item-picture" />}
      <div className="list-row-about">
        {product === undefined ? (
          <span className="font-medium">{title}</span>
        ) : (
          <a className="list-row-title" href={product.url}>
            {title}
          </a>
        )}
        <p className="figures text-sm text-ink-faint">Item {itemId}</p>
        <RowStanding row={row} />
        {isReadOnly ? (
          note !== '' && <p className="text-sm wrap-anywhere">{note}</p>
        ) : (
          <input
            className="input list-row-note"
            name={listNoteField(itemId)}
            defaultValue={note}
            maxLength={LONGEST_LIST_NOTE}
            placeholder="Add a note"
            aria-label={`Note on ${title}`}
            autoComplete="off"
          />
        )}
      </div>
      <RowPrice product={product} sum={rowSum(row, now)} />
      <div className="list-row-qty">
        <QuantityStepper
          name={listQtyField(itemId)}
          label={`Quantity of ${title}`}
          defaultValue={qty}
          {...(!isReadOnly && {
            onCommit: (wanted: number) => {
              setNow(wanted);
              onQty(itemId, wanted);
            },
          })}
        />
        {!isReadOnly && (
          <div className="list-row-act">
            {place !== undefined && <Moves itemId={itemId} place={place} isLast={isLast} title={title} />}
            <Button look="quiet" size="small" name="remove" value={itemId}>
              Remove<span className="hearable"> {title}</span>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function RowPrice({ product, sum }: { product: ListRowView['product']; sum: string | undefined }) {
  return (
    <p className="list-row-price figures">
      {product?.price}
      {product?.before !== undefined && <s className="block text-sm text-ink-faint">{formatDollars(product.before)}</s>}
      {product?.change !== undefined && (
        <span className={product.change.isDearer ? 'list-row-dearer' : 'list-row-cheaper'}>
          <span aria-hidden="true">{product.change.isDearer ? '▲' : '▼'} </span>
          {product.change.text}
        </span>
      )}
      {sum !== undefined && <span className="block text-sm text-ink-soft">{sum}</span>}
    </p>
  );
}

/** Whether it can be had, what has changed about that, and what replaces it. */
function RowStanding({ row: { itemId, product } }: { row: ListRowView }) {
  if (product === undefined) return <p className="text-sm text-ink-soft">We don’t sell this item anymore.</p>;
  const { note, stock, instead, title, facts } = product;
  return (
    <>
      {facts !== '' && <p className="figures text-sm text-ink-soft">{facts}</p>}
      {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
      {stock !== undefined && <p className={stock.isBack ? 'list-row-cheaper' : 'list-row-dearer'}>{stock.text}</p>}
      {instead !== undefined && (
        <p className="list-row-instead">
          <span>
            Replaced by{' '}
            <a className="link" href={instead.url}>
              {instead.text}
            </a>
          </span>
          <Button look="secondary" size="small" name="replace" value={itemId}>
            Use it instead<span className="hearable"> of {title}</span>
          </Button>
        </p>
      )}
    </>
  );
}

type MovesProps = { readonly itemId: string; readonly place: number; readonly isLast: boolean; readonly title: string };

/** Puts a row one place up or down. With scripts it can be dragged, too. Its signs are letters: a thousand rows of pictures drawn of lines are ten thousand elements more to go through. */
function Moves({ itemId, place, isLast, title }: MovesProps) {
  return (
    <>
      <span className="list-row-grip with-scripts" draggable aria-hidden="true" title="Drag to another place">
        ⠿
      </span>
      <button
        className="list-row-move"
        name={MOVED}
        value={movedTo(itemId, place - 1)}
        disabled={place === 1}
        aria-label={`Move up: ${title}`}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        className="list-row-move"
        name={MOVED}
        value={movedTo(itemId, place + 1)}
        disabled={isLast}
        aria-label={`Move down: ${title}`}
      >
        <span aria-hidden="true">↓</span>
      </button>
    </>
  );
}
