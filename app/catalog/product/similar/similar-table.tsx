import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { comparePath } from '../../compare/compare-address.ts';
import type { ComparedItem } from '../../compare/compare-view.ts';
import { AddButton } from '../../tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '../../tiles/add-requests.ts';
import type { SimilarView } from './similar-view.ts';
import '../product-tables.css';

const ID = 'related';

/** A product in the first column, a few that are like it in the others, and in what they differ. Narrow windows push it sideways. */
export function SimilarTable({ similar }: { similar: SimilarView | undefined }) {
  if (similar === undefined) return null;
  const { items, rows } = similar;
  return (
    <section id={ID} className="mt-10" aria-labelledby={`${ID}-heading`}>
      <div className="similar-head">
        <h2 id={`${ID}-heading`}>Compare similar items</h2>
        <Link className="link inline-flex min-h-11 items-center" to={comparePath(items.map(({ itemId }) => itemId))} rel="nofollow">
          Compare all details
        </Link>
      </div>
      {/* A pane that can be pushed has to be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="similar-pane" role="region" aria-label="Similar items side by side" tabIndex={0}>
        <table className="similar">
          <thead>
            <tr>
              <td />
              {items.map((item, index) => (
                <th key={item.itemId} scope="col">
                  <Picture picture={item.image} widths={[160, 400]} sizes="8rem" isDecorative className="similar-picture" />
                  {index === 0 ? (
                    <>
                      <b className="similar-own">This item</b>
                      <span className="similar-name">{item.title}</span>
                    </>
                  ) : (
                    <Link className="similar-name" to={item.url}>
                      {item.title}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name="Price"
              cells={items.map(({ price, was, unit, member }) => (
                <Price key="price" now={price} was={was} unit={unit} member={member} size="small" />
              ))}
            />
            <Row
              name="Rating"
              cells={items.map(({ rating, ratingCount }) => ratingCount > 0 && <Rating key="rating" rating={rating} count={ratingCount} />)}
            />
            <Row name="Arrives" cells={items.map(({ promise }) => promise)} />
            {rows.map(({ name, values }) => (
              <Row key={name} name={name} cells={values} />
            ))}
            <tr className="similar-acts">
              <td />
              {items.map((item) => (
                <td key={item.itemId}>
                  <Act item={item} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  if (!cells.some(Boolean)) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>
          {cell || (
            <>
              <span aria-hidden="true">–</span>
              <span className="hearable">not stated</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Act({ item: { itemId, title, url, action } }: { item: ComparedItem }) {
  if (action.kind === 'visit')
    return (
      <Link className={buttonClass({ look: 'secondary', size: 'small' })} to={url}>
        {action.text}
        <span className="hearable">: {title}</span>
      </Link>
    );
  return (
    <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value="1" />
      <AddButton itemId={itemId} text={action.text} name={title} size="small" />
    </form>
  );
}
