import { cardDesign } from '#app/personalization/card-design.ts';
import { PersonalForm } from '#app/personalization/personal-form.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import type { TileView } from '../tile-view.ts';
import { useProduct } from './use-product.ts';

/** What an item asks, over the page: the same form as on its own page, which it leads to where it cannot be had here. */
export default function CustomizeView({ tile }: { tile: TileView }) {
  const { itemId, title, most, url } = tile;
  const { product, isComing } = useProduct(itemId);
  if (product === undefined || isComing) return <SkeletonBlock className="h-96 w-full" />;
  const kind = product === 'failed' || product.actionLabel !== 'ADD' ? undefined : product.personalKind;
  return (
    <>
      <p className="mb-3">
        <a className="link" href={url}>
          {title}
        </a>
        , {tile.price}
      </p>
      {product === 'failed' || kind === undefined ? (
        <p>See the product page for options.</p>
      ) : (
        <PersonalForm item={{ itemId, title, kind, most, design: cardDesign(product.specifications) }} scope="over-" />
      )}
    </>
  );
}
