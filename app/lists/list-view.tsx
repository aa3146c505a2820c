import { Link } from 'react-router';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { CHOSEN, listQtyField } from './list-form.ts';
import type { ListRowView } from './list-rows.ts';

type Props = { readonly row: ListRowView; readonly isReadOnly: boolean };

/** A row of a list: chosen or not, how many, and what it costs now. */
export function ListRow({ row: { itemId, qty, product }, isReadOnly }: Props) {
  const title = product?.title ?? `Item ${itemId}`;
  return (
    <li>
      <label className="list-row-check">
        <input type="checkbox" name={CHOSEN} value={itemId} disabled={product?.canBeAdded !== true} />
        <span className="hearable">Select {title}</span>
      </label>
      {product === undefined ? <span /> : <Picture picture={product.picture} widths={[160]} isDecorative className="order-item-picture" />}
      <div className="min-w-0">
        {product === undefined ? (
          <span className="font-medium">{title}</span>
        ) : (
          <Link className="link font-medium" to={product.url}>
            {title}
          </Link>
        )}
        <p className="figures text-sm text-ink-faint">Item {itemId}</p>
        {product === undefined && <p className="text-sm text-ink-soft">We don’t sell this item anymore.</p>}
        {product?.note !== undefined && <p className="text-sm text-ink-soft">{product.note}</p>}
        {product?.instead !== undefined && (
          <p className="text-sm">
            Replaced by{' '}
            <Link className="link" to={product.instead.url}>
              {product.instead.text}
            </Link>
          </p>
        )}
      </div>
      <p className="list-row-price figures">
        {product?.price}
        {product?.before !== undefined && <s className="block text-sm text-ink-faint">{formatDollars(product.before)}</s>}
      </p>
      <div className="list-row-qty">
        <QuantityStepper name={listQtyField(itemId)} label={`Quantity of ${title}`} defaultValue={qty} />
        {!isReadOnly && (
          <Button look="quiet" size="small" name="remove" value={itemId}>
            Remove<span className="hearable"> {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
