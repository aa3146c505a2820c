import { Form, Link } from 'react-router';
import type { RoundRow } from '#contracts/rounds/rounds.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { LONGEST_NOTE } from '#domain/rounds/round-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/** A row of a round: what, how many, and the note; to change and to remove for who may. */
export function RoundRowItem({ row, showsPrices, error }: { row: RoundRow; showsPrices: boolean; error?: string | undefined }) {
  const { rowId, item, qty, note, total, mayChange, isRemoved, changedBy, outcomeText } = row;
  return (
    <li className="rounds-row" id={`row-${rowId}`}>
      <Picture picture={item.image} widths={[160]} isDecorative className="rounds-picture" />
      <div>
        <p className="font-semibold">
          <Link className="link" to={item.url}>
            {item.name}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">
          Item {item.itemId}
          {!mayChange && ` · Quantity ${qty}`}
          {showsPrices && (
            <>
              {' · '}
              <span className="figures">{formatDollars(total)}</span>
            </>
          )}
        </p>
        {!mayChange && note !== '' && <p className="text-sm">“{note}”</p>}
        {changedBy !== null && (
          <p className="text-sm font-semibold">
            {isRemoved ? 'Removed' : 'Changed'} by {changedBy}
          </p>
        )}
        {outcomeText !== null && <p className="text-sm">{outcomeText}</p>}
      </div>
      {mayChange && (
        <Form method="post" className="rounds-change" preventScrollReset noValidate>
          <input type="hidden" name="rowId" value={rowId} />
          <TextField
            label="Quantity"
            id={`qty-${rowId}`}
            name="qty"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_LINE_QTY}
            defaultValue={qty}
            key={`qty-${qty}`}
            error={error}
            className="rounds-qty"
          />
          <TextField label="Note" id={`note-${rowId}`} name="note" maxLength={LONGEST_NOTE} defaultValue={note} key={`note-${note}`} />
          <div className="rounds-buttons">
            <Button look="secondary" size="small" name="intent" value="save-row">
              Save<span className="hearable"> {item.name}</span>
            </Button>
            <Button look="quiet" size="small" name="intent" value="remove-row">
              Remove<span className="hearable"> {item.name}</span>
            </Button>
          </div>
        </Form>
      )}
    </li>
  );
}
