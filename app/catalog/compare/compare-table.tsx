import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { AddButton } from '#app/catalog/tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import type { TileView } from '#app/catalog/tiles/tile-view.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { comparePath } from './compare-address.ts';
import { choose } from './compare-store.ts';
import type { ComparedAttribute, ComparedView } from './compare-view.ts';

const SAME_ID = 'compare-same';

/**
 * Items in columns, what is known of them in rows: first what differs. On phones the name of a row stands above its values, and more than two
 * columns are pushed sideways. The roles are those of the elements: some browsers forget them where a table is laid out in another way.
 */
export function CompareTable({ view }: { view: ComparedView }) {
  const { items, different, same } = view;
  const columns: CSSProperties = { ['--columns' as string]: items.length };
  return (
    <div className="compare-pane" data-columns={items.length} style={columns} role="region" aria-label="Side by side" tabIndex={0}>
      <table className="compare" role="table">
        <Heads items={items} />
        <Facts items={items} />
        <tbody role="rowgroup">
          {different.map((attribute) => (
            <Attribute key={attribute.name} attribute={attribute} />
          ))}
          {same.length > 0 && (
            <tr role="row" className="compare-fold">
              <td role="cell" colSpan={items.length + 1}>
                <label className="choice">
                  <input type="checkbox" id={SAME_ID} />
                  <span className="choice-text">Show what is the same ({same.length})</span>
                </label>
              </td>
            </tr>
          )}
        </tbody>
        <tbody role="rowgroup" className="compare-same">
          {same.map((attribute) => (
            <Attribute key={attribute.name} attribute={attribute} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The names stay in sight, the pictures above them do not. */
function Heads({ items }: { items: readonly TileView[] }) {
  const ids = items.map(({ itemId }) => itemId);
  return (
    <thead role="rowgroup">
      <tr role="row" className="compare-pictures">
        <td role="cell" className="compare-corner" />
        {items.map((item) => (
          <td role="cell" key={item.itemId}>
            <Picture picture={item.image} widths={[400]} isEager />
            <Link
              className="button button-secondary button-icon"
              to={comparePath(ids.filter((id) => id !== item.itemId))}
              aria-label={`Take away ${item.title}`}
              title="Take away"
              preventScrollReset
              onClick={() => {
                choose(item, false);
              }}
            >
              <X size={20} aria-hidden="true" />
            </Link>
          </td>
        ))}
      </tr>
      <tr role="row" className="compare-names">
        <td role="cell" className="compare-corner" />
        {items.map(({ itemId, url, title }) => (
          <th role="columnheader" scope="col" key={itemId}>
            <Link to={url}>{title}</Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What everybody asks first, as this shopper sees it. A row of which nothing is known is left out. */
const FACTS: readonly { readonly name: string; readonly show: (item: TileView) => ReactNode }[] = [
  { name: 'Price', show: ({ price, was, member }) => <Price now={price} was={was} member={member} /> },
  { name: 'Price of one', show: ({ unit }) => unit },
  { name: 'Rating', show: ({ rating, ratingCount }) => ratingCount > 0 && <Rating rating={rating} count={ratingCount} /> },
  { name: 'Delivery', show: (item) => item.promise !== undefined && <Delivery item={item} /> },
  { name: 'Cart', show: (item) => <Action item={item} /> },
];

function Facts({ items }: { items: readonly TileView[] }) {
  return (
    <tbody role="rowgroup">
      {FACTS.map(({ name, show }) => (
        <Row key={name} name={name} cells={items.map(show)} />
      ))}
    </tbody>
  );
}

function Delivery({ item: { promise, orderBy, isOutOfStock } }: { item: TileView }) {
  return (
    <>
      <span className={isOutOfStock ? undefined : 'text-success'}>{promise}</span>
      {orderBy !== undefined && <span className="block text-ink-soft">{orderBy}</span>}
    </>
  );
}

function Action({ item: { itemId, title, url, action, note } }: { item: TileView }) {
  if (action.kind === 'visit')
    return (
      <Link className={buttonClass({ look: 'secondary' })} to={url}>
        {action.text}
        <span className="hearable">: {title}</span>
      </Link>
    );
  return (
    <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value="1" />
      <AddButton itemId={itemId} text={action.text} name={title} />
      {note !== undefined && <p className="mt-1 text-xs">{note}</p>}
    </form>
  );
}

function Attribute({ attribute: { name, values } }: { attribute: ComparedAttribute }) {
  return <Row name={name} cells={values} />;
}

/** A row with a cell for each column. */
function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  if (!cells.some(Boolean)) return null;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span>{name}</span>
      </th>
      {cells.map((cell, index) => (
        <td role="cell" key={index}>
          {cell || <NotStated />}
        </td>
      ))}
    </tr>
  );
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hearable">not stated</span>
    </>
  );
}
