import { Badge } from '#app/ui/badge.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { CompareBox } from '#app/catalog/compare/compare-box.tsx';
import { AddButton } from './add-button.tsx';
import { ADD_PATH, addFromForm } from './add-requests.ts';
import type { TileView } from './tile-view.ts';

const WIDTHS_PX = [400] as const;

export type ProductTileProps = {
  tile: TileView;
  /** In the first view of the page. */
  isEager?: boolean | undefined;
};

/**
 * A product with one clear action. Plain elements and hardly a hook: a page has many of them.
 * Its links are followed without loading the page anew by the grid around it.
 */
export function ProductTile({ tile, isEager = false }: ProductTileProps) {
  return (
    <KeptMarkup tag="li" className="tile" contentKey={`tile ${isEager} ${JSON.stringify(tile)}`}>
      <TileContent tile={tile} isEager={isEager} />
    </KeptMarkup>
  );
}

function TileContent({ tile, isEager }: { tile: TileView; isEager: boolean }) {
  return (
    <>
      <Picture picture={tile.image} widths={WIDTHS_PX} isEager={isEager} />
      {tile.badge && <Badge tone={tile.was === undefined ? 'brand' : 'offer'}>{tile.badge}</Badge>}
      <p className="tile-brand">
        {tile.brand} <span>{tile.itemId}</span>
        {tile.ownNumber && <span>{tile.ownNumber}</span>}
      </p>
      <h3 className="tile-name">
        <TileName tile={tile} />
      </h3>
      <Rating rating={tile.rating} count={tile.ratingCount} />
      {tile.variants !== undefined && (
        <div className="tile-variants">
          {tile.swatches?.map(([itemId, label, color]) => (
            <a key={itemId} href={`/product_${itemId}`} title={label} aria-label={`${label}: ${tile.title}`} style={{ color }} />
          ))}
          {tile.variants && <span>{tile.variants}</span>}
        </div>
      )}
      {tile.cells && (
        <dl className="tile-cells">
          {tile.cells.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="tile-facts">
        <Price now={tile.price} was={tile.was} save={tile.save} list={tile.list} member={tile.member} unit={tile.unit} fee={tile.fee} />
        {tile.promise && (
          <p className={tile.isOutOfStock || tile.isLate ? 'tile-promise tile-promise-none' : 'tile-promise'}>{tile.promise}</p>
        )}
        {tile.orderBy && <p className="tile-order-by">{tile.orderBy}</p>}
        {tile.note && <p className="tile-note">{tile.note}</p>}
        {tile.fits && (
          <a className="tile-fits" href={`${tile.url}#compatible`} data-opens="fits" aria-haspopup="dialog">
            Compatible {tile.fits}
            <span className="hearable"> for {tile.title}</span>
          </a>
        )}
      </div>
      {tile.action.kind === 'add' ? <TileAdd tile={tile} /> : <TileVisit tile={tile} />}
      <CompareBox tile={tile} />
      <a href={`/lists/add?itemId=${tile.itemId}`} aria-label={`Add to list: ${tile.title}`} />
    </>
  );
}

function TileName({ tile: { url, pieces } }: { tile: TileView }) {
  const [name, between, details] = pieces;
  return (
    <a href={url}>
      <b>{name}</b>
      {between && (
        <>
          <i className="hearable">{between}</i>
          <span>{details}</span>
        </>
      )}
    </a>
  );
}

export function TileAdd({ tile }: { tile: TileView }) {
  return (
    <form className="tile-act" method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={tile.itemId} />
      <QuantityStepper label={`Quantity of ${tile.title}`} max={tile.most} />
      <AddButton itemId={tile.itemId} text={tile.action.text} name={tile.title} />
    </form>
  );
}

export function TileVisit({ tile: { url, title, action } }: { tile: TileView }) {
  const opens = action.kind === 'visit' ? action.opens : undefined;
  return (
    <div className="tile-act">
      <a
        className={buttonClass({ look: 'secondary' })}
        href={opens ? `${url}#instead` : url}
        data-opens={opens}
        aria-haspopup={opens && 'dialog'}
      >
        {action.text}
        <span className="hearable">: {title}</span>
      </a>
    </div>
  );
}
