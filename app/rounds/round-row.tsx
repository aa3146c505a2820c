import { Form } from 'react-router';
import type { RoundRow } from '#contracts/rounds/rounds.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { LONGEST_NOTE } from '#domain/rounds/round-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ItemName } from './item-name.tsx';

type RoundRowProps = { row: RoundRow; showsPrices: boolean; hasLink: boolean; error?: string | undefined };

/** A row of a round: what, how many, and the note; behind a press the form in which who may changes and removes it. */
export function RoundRowItem({ row, showsPrices, hasLink, error }: RoundRowProps) {
  const { rowId, item, qty, note, total, mayChange, isRemoved, changedBy, outcomeText } = row;
  return (
    <li className="rounds-row" id={`row-${rowId}`}>
      <Picture picture={item.image} widths={[160]} isDecorative className="rounds-picture" />
      <div>
        <p className="font-semibold">
          <ItemName item={item} hasLink={hasLink} />
        </p>
        <p className="text-sm">
          Quantity <strong className="figures">{qty.toLocaleString('en-US')}</strong>
          {showsPrices && (
            <>
              {' · '}
              <span className="figures">{formatDollars(total)}</span>
            </>
          )}
          <span className="text-ink-soft"> · Item {item.itemId}</span>
        </p>
        {note !== '' && <p className="text-sm">“{note}”</p>}
        {changedBy !== null && (
          <p className="text-sm font-semibold">
            {isRemoved ? 'Removed' : 'Changed'} by {changedBy}
          </p>
        )}
        {outcomeText !== null && <p className="text-sm">{outcomeText}</p>}
        {mayChange && (
          <Disclosure
            key={`${qty} ${note}`}
            summary={
              <>
                Change or remove<span className="hearable"> {item.name}</span>
              </>
            }
            isOpen={error !== undefined}
          >
            <ChangeRow row={row} error={error} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}

function ChangeRow({ row: { rowId, item, qty, note }, error }: Pick<RoundRowProps, 'row' | 'error'>) {
  return (
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
        error={error}
        className="rounds-qty"
      />
      <TextField label="Note" id={`note-${rowId}`} name="note" maxLength={LONGEST_NOTE} defaultValue={note} />
      <div className="rounds-buttons">
        <Button look="secondary" size="small" name="intent" value="save-row">
          Save<span className="hearable"> {item.name}</span>
        </Button>
        <Button look="quiet" size="small" name="intent" value="remove-row">
          Remove<span className="hearable"> {item.name}</span>
        </Button>
      </div>
    </Form>
  );
}
