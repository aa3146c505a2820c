import { useEffect, useState, type MouseEvent } from 'react';
import Check from 'lucide-react/icons/check';
import type { ProductDetails } from '#contracts/catalog.ts';
import { VariantChoice } from '#app/catalog/product/variants/variant-choice.tsx';
import { variantChoicesOf } from '#app/catalog/product/variants/variant-view.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Picture, type PictureSource } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/progress/skeleton.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { ASK_ZIP, zipPath } from '#app/shell/zip-path.ts';
import { TileAdd, TileVisit } from '../product-tile.tsx';
import { tileView, type TileView } from '../tile-view.ts';
import { useProduct } from './use-product.ts';
import './quick-view.css';

/** What tells it from others; the rest stands on its page. */
const MOST_SPECIFICATIONS = 6;
const MOST_HIGHLIGHTS = 3;

/** A product over the page: what its tile does not show, and what there is to do. Where that cannot be had, what the tile knows, and the way to its page. */
export default function QuickView({
  tile,
  variant,
}: {
  tile: TileView;
  /** What is shown at first, where that is another one of its group. */ variant?: Variant | undefined;
}) {
  return <Quick key={`${tile.itemId} ${variant?.itemId}`} first={tile} variant={variant} />;
}

type Variant = { readonly itemId: string; readonly url: string };

function Quick({ first, variant }: { first: TileView; variant: Variant | undefined }) {
  const [chosen, setChosen] = useState(variant);
  const { product, isComing } = useProduct(chosen?.itemId ?? first.itemId);
  const known = product === 'failed' ? undefined : product;
  const tile = known === undefined || known.itemId === first.itemId ? first : tileView(known);
  useEffect(() => {
    // What cannot be shown here is shown on its page.
    if (product === 'failed' && chosen !== undefined) location.assign(chosen.url);
  }, [product, chosen]);
  /** Another color or pack is shown in place; with a key pressed its page opens as any does. */
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a.variant-option') : null;
    const variant = known?.variants.find(({ url }) => url === link?.getAttribute('href'));
    if (variant === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setChosen(variant);
  };
  return (
    <div className="quick" onClickCapture={choose} aria-busy={isComing || undefined}>
      <Pictures key={tile.itemId} pictures={picturesOf(known, tile)} isComing={product === undefined} />
      <div className="quick-facts">
        <p className="tile-brand">
          {tile.brand} <span>{tile.itemId}</span>
        </p>
        <h3>{tile.title}</h3>
        {tile.ratingCount > 0 && <Rating rating={tile.rating} count={tile.ratingCount} />}
        <Price
          now={tile.price}
          was={tile.was}
          save={tile.save}
          list={tile.list}
          member={tile.member}
          unit={tile.unit}
          fee={tile.fee}
          size="large"
        />
        {known === undefined ? (
          tile.promise !== undefined && <p className="text-sm">{tile.promise}</p>
        ) : (
          <Ways product={known} isLate={tile.isLate === true} />
        )}
        {known !== undefined && <VariantChoice itemId={known.itemId} choices={variantChoicesOf(known)} />}
        {product === undefined ? <Coming /> : known !== undefined && <Highlights product={known} />}
        <a className="link inline-flex min-h-11 items-center" href={tile.url}>
          View all details<span className="hearable"> of {tile.title}</span>
        </a>
      </div>
      {known !== undefined && <Specifications product={known} />}
      <div className="quick-foot">
        <div>
          <span className="quick-price">{tile.price}</span>
          {tile.note !== undefined && <p className="text-sm font-medium">{tile.note}</p>}
        </div>
        {tile.action.kind === 'add' ? <TileAdd tile={tile} /> : <TileVisit tile={tile} />}
      </div>
    </div>
  );
}

function picturesOf(product: ProductDetails | undefined, tile: TileView): readonly PictureSource[] {
  return product === undefined || product.pictures.length === 0 ? [tile.image] : product.pictures;
}

/** One large, and the others small, to be put in its place. */
function Pictures({ pictures, isComing }: { pictures: readonly PictureSource[]; isComing: boolean }) {
  const [shown, setShown] = useState(0);
  const large = pictures[shown] ?? pictures[0];
  return (
    <div className="quick-pictures">
      {large !== undefined && <Picture picture={large} widths={[400, 800]} sizes="(max-width: 600px) 88vw, 24rem" isEager />}
      <div className="quick-small">
        {isComing && <SkeletonBlock className="h-16 w-16" />}
        {pictures.length > 1 &&
          pictures.map((picture, index) => (
            <button
              key={picture.key}
              type="button"
              className={classNames('quick-pick', index === shown && 'quick-picked')}
              aria-label={`Picture ${index + 1}`}
              aria-pressed={index === shown}
              onClick={() => {
                setShown(index);
              }}
            >
              <Picture picture={picture} widths={[160]} isDecorative isEager />
            </button>
          ))}
      </div>
    </div>
  );
}

/** In the shape of what comes. */
function Coming() {
  return (
    <div aria-hidden="true">
      <SkeletonLine className="w-full" />
      <SkeletonLine className="w-2/3" />
      <SkeletonLine className="w-full" />
    </div>
  );
}

function Highlights({ product: { highlights } }: { product: ProductDetails }) {
  return (
    <ul className="highlights">
      {highlights.slice(0, MOST_HIGHLIGHTS).map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** How it comes to who looks: delivered, and picked up where it can be. */
function Ways({ product: { itemId, url, delivery, pickup, bopisEligible }, isLate }: { product: ProductDetails; isLate: boolean }) {
  const hasStock = pickup.stock !== null && pickup.stock !== '0';
  // Where no store is known, the way to choose one says all there is to say.
  const isUnplaced = pickup.isOffered && pickup.storeNumber === null;
  return (
    <dl className="quick-ways">
      <dt>Delivery</dt>
      <dd className={delivery.isAvailable && !isLate ? 'text-success' : undefined}>
        {delivery.text}
        {delivery.orderByText !== undefined && <span className="text-ink-soft"> · {delivery.orderByText}</span>}
        {delivery.asksZip === true && (
          <a className="link flex min-h-11 items-center" href={zipPath(url)}>
            {ASK_ZIP}
          </a>
        )}
      </dd>
      {bopisEligible && (
        <>
          <dt>Pickup</dt>
          <dd className={pickup.isAvailable ? 'text-success' : undefined}>
            {isUnplaced ? '' : pickup.text}
            {hasStock && <span className="text-ink-soft"> · {pickup.stock} in stock</span>}
            {pickup.isOffered && (
              <a className="link flex min-h-11 items-center" href={`${PATHS.pickup}?${new URLSearchParams({ item: itemId }).toString()}`}>
                {isUnplaced ? 'Choose a store to check stock' : 'Check other stores'}
              </a>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}

function Specifications({ product: { specifications } }: { product: ProductDetails }) {
  if (specifications.length === 0) return null;
  return (
    <section className="quick-specifications">
      <h3 className="mb-2">Key specifications</h3>
      <dl>
        {specifications.slice(0, MOST_SPECIFICATIONS).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
