import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { nameAndAdded } from '#domain/catalog/variants/full-name.ts';
import { useHasIdled } from '#app/shell/when-idle.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { brandPath } from '#app/shell/site-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Rating } from '#app/ui/rating.tsx';
import type { ProductView } from './product-view.ts';

/** What it is called, by whom, and what buyers think of it. */
export function ProductHead({ product }: { product: ProductView }) {
  const { title, brand, itemId, badge, was, rating, ratingCount, pack, ownNumber, standing } = product;
  const [name, added] = nameAndAdded(title);
  return (
    <div className="product-head">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
        <Link className="-my-1 py-1 font-semibold text-ink-soft hover:underline" to={brandPath(brand)}>
          {brand}
        </Link>
        <span>Item {itemId}</span>
        {ownNumber !== undefined && <span className="wrap-anywhere">{ownNumber}</span>}
        {pack !== undefined && <span>{pack}</span>}
      </p>
      <h1>
        {unbroken(name)}
        {added !== undefined && <small> {added}</small>}
      </h1>
      <div className="product-signs">
        {ratingCount > 0 && (
          <a className="inline-flex min-h-11 items-center hover:underline" href="#reviews">
            <Rating rating={rating} count={ratingCount} />
          </a>
        )}
        {/* What stands in the way of buying it is said beside it, and once. */}
        {badge !== undefined && badge !== standing?.title && <Badge tone={was === undefined ? 'brand' : 'offer'}>{badge}</Badge>}
        <OwnLater itemId={itemId} />
      </div>
    </div>
  );
}

/** The longest word with a hyphen that is kept on one line: '6-in-1', '3-Speed'. */
const LONGEST_UNBROKEN = 16;

function unbroken(title: string): ReactNode[] {
  return title.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST_UNBROKEN ? (
      <span key={`${index} ${part}`} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const OwnItem = lazy(() => import('../machines/own-item.tsx').catch(() => ({ default: () => null })));

/** What there is to say of it to who is signed in, once the page has nothing better to do: when they bought it, which of their printers it fits. */
function OwnLater({ itemId }: { itemId: string }) {
  const isIdle = useHasIdled();
  const isSignedIn = usePageData()?.shown.user !== undefined;
  return (
    isIdle &&
    isSignedIn && (
      <Suspense fallback={null}>
        <OwnItem itemId={itemId} />
      </Suspense>
    )
  );
}
