import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { FurnitureTable } from './furniture-view.ts';

/** Who puts the furniture together: one table for all of it. Nothing for a cart without. (C §2, Furniture service table) */
export function FurnitureService({ table }: { table: FurnitureTable | undefined }) {
  const { busy, result } = usePlaceState(WHOLE_CART);
  if (table === undefined) return null;
  const error = result?.intent === 'furniture' && !result.isDone ? result.messages[0]?.text : undefined;
  return (
    <section className="cart-group furniture" aria-labelledby="furniture-title">
      <h2 id="furniture-title" className="cart-group-title">
        Have it assembled
      </h2>
      <CartForm intent="furniture" className="furniture-form">
        <table className="furniture-table">
          <caption className="hearable">How many pieces of your furniture we put together</caption>
          <thead className="max-sm:hearable">
            <tr>
              <th scope="col">Furniture</th>
              <th scope="col">
                Basic <span>{table.basicRate}</span>
              </th>
              <th scope="col">
                Custom <span>{table.customRate}</span>
              </th>
              <th scope="col">Service</th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ lineId, title, qty, basic, custom, total }) => (
              <tr key={lineId}>
                <th scope="row">
                  <input type="hidden" name="cartItemId" value={lineId} />
                  {title} <span>{qty === 1 ? '1 piece' : `${qty.toLocaleString('en-US')} pieces`}</span>
                </th>
                <td>
                  <LevelField name="basic" label={`Basic assembly of ${title}`} shown="Basic" value={basic} most={qty} />
                </td>
                <td>
                  <LevelField name="custom" label={`Custom assembly of ${title}`} shown="Custom" value={custom} most={qty} />
                </td>
                <td className="furniture-total">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {error !== undefined && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="furniture-foot">
          <p>
            Custom assembly is quoted for you: call{' '}
            <a className="link" href={`tel:+1${table.care.phone}`}>
              {table.care.phoneText}
            </a>{' '}
            or write to{' '}
            <a className="link" href={`mailto:${table.care.email}`}>
              {table.care.email}
            </a>
            .
          </p>
          <Button look="secondary" size="small" isBusy={busy.includes('furniture')}>
            Update assembly
          </Button>
        </div>
      </CartForm>
    </section>
  );
}

/** Begins anew whenever the server has another number. */
function LevelField({ name, label, shown, value, most }: { name: string; label: string; shown: string; value: number; most: number }) {
  return (
    <label className="furniture-level">
      <span aria-hidden="true">{shown}</span>
      <input
        key={value}
        className="input"
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={most}
        defaultValue={value}
        aria-label={label}
      />
    </label>
  );
}
