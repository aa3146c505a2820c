import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AddButton } from '../../tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '../../tiles/add-requests.ts';
import { ALL_VARIANTS, type VariantRow, type VariantTable as Table } from './variant-view.ts';
import { Swatch } from './variant-choice.tsx';
import '../product-tables.css';

const HEADING = `${ALL_VARIANTS}-heading`;

/** So many rows stand there at first. */
const SHOWN_ROWS = 12;

/** All there is of a product, a row each with what it costs and a button: on phones each a card. The roles are those of the elements, which browsers forget of those laid out in another way. */
export function VariantTable({ table }: { table: Table | undefined }) {
  if (table === undefined) return null;
  const { heading, labels, isStocked, rows } = table;
  const more = rows.slice(SHOWN_ROWS);
  return (
    <section id={ALL_VARIANTS} className="all-variants" aria-labelledby={HEADING}>
      <h2 className="mb-3" id={HEADING}>
        {heading}
      </h2>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {[...labels, 'Item', ...(isStocked ? ['Availability'] : []), 'Price', 'Unit price'].map((label) => (
              <th role="columnheader" key={label} scope="col">
                {label}
              </th>
            ))}
            <td role="cell" />
          </tr>
        </thead>
        <Rows rows={rows.slice(0, SHOWN_ROWS)} isStocked={isStocked} />
        {more.length > 0 && <Rows rows={more} isStocked={isStocked} className="all-variants-more" />}
      </table>
      {more.length > 0 && (
        <label className="choice">
          <input type="checkbox" />
          <span className="choice-text">Show all {rows.length}</span>
        </label>
      )}
    </section>
  );
}

function Rows({ rows, isStocked, className }: { rows: readonly VariantRow[]; isStocked: boolean; className?: string }) {
  return (
    <tbody role="rowgroup" className={className}>
      {rows.map((row) => (
        <Row key={row.itemId} row={row} isStocked={isStocked} />
      ))}
    </tbody>
  );
}

function Row({ row, isStocked }: { row: VariantRow; isStocked: boolean }) {
  const { itemId, url, title, values, swatch, price, unit, missing, stock, isOwn } = row;
  const [first = '', ...others] = values;
  return (
    <tr role="row" aria-current={isOwn ? 'true' : undefined}>
      <th role="rowheader" scope="row">
        <span className="all-variants-name">
          <Swatch color={swatch} />
          {isOwn ? first : <Link to={url}>{first}</Link>}
        </span>
      </th>
      {others.map((value, index) => (
        <td role="cell" key={index} className="all-variants-value">
          {value}
        </td>
      ))}
      <td role="cell" className="all-variants-item">
        {itemId}
        {isOwn && <b>This one</b>}
      </td>
      {isStocked && (
        <td role="cell" className={classNames('all-variants-stock', missing !== undefined && 'all-variants-none')}>
          {stock}
        </td>
      )}
      <td role="cell" className="all-variants-price">
        {price}
      </td>
      <td role="cell" className="all-variants-unit">
        {unit}
      </td>
      <td role="cell" className="all-variants-act">
        {row.isAdded ? (
          <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="qty" value="1" />
            <AddButton itemId={itemId} text="Add" name={title} size="small" />
          </form>
        ) : (
          <Link className={buttonClass({ look: 'secondary', size: 'small' })} to={url}>
            See it
            <span className="hearable">: {title}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}
