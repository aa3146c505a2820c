import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { AddButton } from '#app/catalog/tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { titleParts } from '#app/catalog/tiles/title-parts.ts';
import { compareAgainPath } from './compare-steps.ts';
import { FollowingNames } from './following-names.tsx';
import type { ComparedAttribute, ComparedItem, ComparedView } from './compare-view.ts';

const SAME_ID = 'compare-same';
const PARTLY_ID = 'compare-partly';

/**
 * Items in columns, what is known of them in rows: first what differs. On phones the name of a row stands above its values, and more than two
 * columns are pushed sideways. The roles are those of the elements: some browsers forget them where a table is laid out in another way.
 */
export function CompareTable({
  view,
  from,
  onRemove,
}: {
  view: ComparedView;
  from: string | undefined;
  /** Called with the place of an item that is taken away. */ onRemove: (place: number) => void;
}) {
  const { items, different, partly, same } = view;
  const columns: CSSProperties = { ['--columns' as string]: items.length };
  const pane = useRef<HTMLDivElement>(null);
  return (
    <div className="compare-around" style={columns}>
      {items.length > 2 && <FollowingNames items={items} pane={pane} />}
      {items.length > 2 && <p className="compare-hint">Scroll sideways to see all {items.length} items.</p>}
      <div
        ref={pane}
        className="compare-pane"
        data-columns={items.length}
        role="region"
        aria-label="Side by side"
        // Two are never wider than a window: nobody needs the keyboard to push them.
        tabIndex={items.length > 2 ? 0 : undefined}
      >
        <table className="compare" role="table">
          <Heads items={items} from={from} onRemove={onRemove} />
          <Facts items={items} />
          <tbody role="rowgroup" className="compare-different">
            {different.length > 0 && <Heading text="Where they differ" columns={items.length} />}
            {different.map((attribute) => (
              <Attribute key={attribute.name} attribute={attribute} />
            ))}
            {partly.length > 0 && (
              <Fold id={PARTLY_ID} text={`Show specs not listed for every item (${partly.length})`} columns={items.length} />
            )}
          </tbody>
          <Folded className="compare-partly" attributes={partly} />
          <tbody role="rowgroup">
            {same.length > 0 && <Fold id={SAME_ID} text={`Show identical specs (${same.length})`} columns={items.length} />}
          </tbody>
          <Folded className="compare-same" attributes={same} />
        </table>
      </div>
    </div>
  );
}

/** What is shown when it is asked for, without scripts too. */
function Fold({ id, text, columns }: { id: string; text: string; columns: number }) {
  return (
    <tr role="row" className="compare-fold">
      <td role="cell" colSpan={columns + 1}>
        <label className="choice">
          <input type="checkbox" id={id} />
          <span className="choice-text">{text}</span>
        </label>
      </td>
    </tr>
  );
}

function Folded({ className, attributes }: { className: string; attributes: readonly ComparedAttribute[] }) {
  return (
    <tbody role="rowgroup" className={className}>
      {attributes.map((attribute) => (
        <Attribute key={attribute.name} attribute={attribute} />
      ))}
    </tbody>
  );
}

/** Names, prices and what there is to do stay in sight, the pictures above them do not. */
function Heads({ items, from, onRemove }: { items: readonly ComparedItem[]; from: string | undefined; onRemove: (place: number) => void }) {
  const ids = items.map(({ itemId }) => itemId);
  return (
    <thead role="rowgroup">
      <tr role="row" className="compare-pictures">
        <td role="cell" className="compare-corner" />
        {items.map((item, place) => (
          <td role="cell" key={item.itemId}>
            <Link
              className="compare-remove"
              to={compareAgainPath(
                ids.filter((id) => id !== item.itemId),
                from,
              )}
              preventScrollReset
              onClick={() => {
                onRemove(place);
              }}
            >
              <X size={18} aria-hidden="true" />
              Remove<span className="hearable"> {item.title}</span>
            </Link>
            <Picture picture={item.image} widths={[400]} isEager />
          </td>
        ))}
      </tr>
      <tr role="row" className="compare-names">
        <td role="cell" className="compare-corner" />
        {items.map((item) => (
          <th role="columnheader" scope="col" key={item.itemId}>
            <Name item={item} />
            <Best
              text="Lowest price"
              isBest={item.isBest.price}
              value={<Price now={item.price} was={item.was} save={item.save} list={item.list} member={item.member} fee={item.fee} />}
            />
            <Action item={item} />
            <ToListLink of={{ itemId: item.itemId }} className="link not-printed inline-flex min-h-11 items-center text-sm">
              Add to list<span className="hearable">: {item.title}</span>
            </ToListLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What it is may be cut off; what tells it from its like is not. */
function Name({ item: { url, title } }: { item: ComparedItem }) {
  const [name, details] = titleParts(title);
  return (
    <Link to={url}>
      <b>{name}</b>
      {details !== undefined && (
        <>
          <i className="hearable">, </i>
          <span>{details}</span>
        </>
      )}
    </Link>
  );
}

/** What everybody asks first, as this shopper sees it. A row of which nothing is known is left out. */
const FACTS: readonly { readonly name: string; readonly show: (item: ComparedItem) => ReactNode }[] = [
  {
    name: 'Unit price',
    show: ({ unit, isBest }) => unit !== undefined && <Best text="Best value" isBest={isBest.unit} value={unit} />,
  },
  { name: 'Buying several', show: ({ lowestPrice }) => lowestPrice },
  {
    name: 'Rating',
    show: ({ rating, ratingCount, isBest }) =>
      ratingCount === 0 ? (
        'No reviews yet'
      ) : (
        <Best text="Highest rated" isBest={isBest.rating} value={<Rating rating={rating} count={ratingCount} />} />
      ),
  },
  { name: 'Stock', show: stockText },
  { name: 'Delivery', show: (item) => item.promise !== undefined && <Delivery item={item} /> },
  { name: 'Item number', show: ({ itemId }) => itemId },
];

/** What is known of it without a store: how many are left only where few are. */
function stockText({ isOutOfStock, isLate, action, fewLeft }: ComparedItem): string {
  if (isOutOfStock) return 'Out of stock';
  if (isLate === true) return 'On back order';
  if (action.kind !== 'add') return '';
  return fewLeft ?? 'In stock';
}

function Facts({ items }: { items: readonly ComparedItem[] }) {
  return (
    <tbody role="rowgroup">
      {FACTS.map(({ name, show }) => (
        <Row key={name} name={name} cells={items.map(show)} />
      ))}
    </tbody>
  );
}

/** A value, and that no other is better. */
function Best({ text, isBest, value }: { text: string; isBest: boolean; value: ReactNode }) {
  return (
    <div className="compare-value figures">
      {value} {isBest && <Badge tone="success">{text}</Badge>}
    </div>
  );
}

function Delivery({ item: { promise, orderBy, isOutOfStock, isLate } }: { item: ComparedItem }) {
  return (
    <>
      <span className={isOutOfStock || isLate ? undefined : 'text-success'}>{promise}</span>
      {orderBy !== undefined && <span className="block text-ink-soft">{orderBy}</span>}
    </>
  );
}

function Action({ item: { itemId, title, url, action, note, most } }: { item: ComparedItem }) {
  if (action.kind === 'visit')
    return (
      <Link className={buttonClass({ look: 'secondary' })} to={url}>
        {action.text}
        <span className="hearable">: {title}</span>
      </Link>
    );
  return (
    <form className="compare-act" method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <div>
        <QuantityStepper label={`Quantity of ${title}`} max={most} />
        <AddButton itemId={itemId} text={action.text} name={title} />
      </div>
      {note !== undefined && <p className="mt-1 text-xs">{note}</p>}
    </form>
  );
}

function Heading({ text, columns }: { text: string; columns: number }) {
  return (
    <tr role="row" className="compare-heading">
      <th role="columnheader" scope="colgroup" colSpan={columns + 1}>
        <span>{text}</span>
      </th>
    </tr>
  );
}

function Attribute({ attribute: { name, values } }: { attribute: ComparedAttribute }) {
  return <Row name={name} cells={values} missing={<span className="text-ink-faint">Not listed</span>} />;
}

/** A row with a cell for each column; of those of which nothing is known it says that. */
function Row({ name, cells, missing = <NotStated /> }: { name: string; cells: readonly ReactNode[]; missing?: ReactNode }) {
  if (!cells.some(Boolean)) return null;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span>{name}</span>
      </th>
      {cells.map((cell, index) => (
        <td role="cell" key={index}>
          {cell || missing}
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
