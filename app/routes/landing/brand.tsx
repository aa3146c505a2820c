import { useMemo } from 'react';
import type { ProductTile } from '#contracts/catalog.ts';
import { getBrand } from '#contracts/catalog/landing.ts';
import type { Door } from '#contracts/door.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CategoryCards, countedCardView } from '#app/catalog/category-cards.tsx';
import { countsWithoutEach } from '#app/catalog/counts-without.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { withOwnPicture } from '#app/catalog/own-picture.ts';
import { listingMeta } from '#app/catalog/listing-meta.ts';
import { listingAsked, type ListingRequest } from '#app/catalog/listing-url.ts';
import { totalText } from '#app/catalog/listing-view.ts';
import { listingView } from '#app/catalog/listing-view.server.ts';
import { modelsFor, ownPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import { tileView } from '#app/catalog/tiles/tile-view.ts';
import { tilesOf, tilesText } from '#app/catalog/tiles/tiles-text.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { brandPath, PATHS } from '#app/shell/site-paths.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/brand.ts';

export const shouldRevalidate = exceptAfterAdd;

/** The kinds of things that a brand's head names, and the pictures of what sells best beside them. */
const MOST_KINDS = 14;
const MOST_PICTURES = 4;
/** A row on wide windows. */
const MOST_BEST = 5;

const TRAIL = [{ name: 'Home', href: PATHS.home }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wanted = wantedListing(url);
  const { door } = servicesOf(context);
  const own = await ownPrinters(door, wanted, url);
  const ask = (wish: ListingRequest) => {
    const { brand: _, ...asked } = listingAsked(wish, modelsFor(wish, own));
    return door(getBrand, { params: { id: params.id }, query: { ...asked, supercategory: [...wish.chosen.supercategory] } });
  };
  const { brand, kinds, data } = requireAnswer(await ask(wanted), url);
  const without = await countsWithoutEach(wanted, data, async (less) => {
    const reply = await ask(less);
    return reply.ok ? reply.body.data.totalItems : undefined;
  });
  const isWhole = Object.values(wanted.chosen).every((values) => values.length === 0);
  const isFirst = isWhole && wanted.page === 1 && (wanted.sort ?? 'bestselling') === 'bestselling';
  const isLarge = isFirst && data.totalItems > MOST_BEST * 2;
  // What sells best may be of one kind: of the others it is asked for, so that the row tells what the brand makes.
  const unseen = isLarge ? kinds.filter(({ id }) => data.items.every(({ baseCatId }) => baseCatId !== id)) : [];
  const lacking = unseen.slice(0, Math.max(0, MOST_BEST - ofEachKind(data.items).length));
  const others = await Promise.all(lacking.map(({ id }) => bestOfKind(door, params.id, id)));
  const shown = [...new Map([...ofEachKind(data.items), ...others.flat(), ...data.items].map((item) => [item.itemId, item])).values()];
  return {
    name: brand.name,
    about: brand.about,
    // What is listed tells what the brand is known for while nothing is chosen.
    kindCount: kinds.length,
    kinds: isWhole ? kinds.slice(0, MOST_KINDS).map((kind) => withOwnPicture(countedCardView(kind), shown)) : [],
    pictures: picturesOf(isFirst ? shown : []),
    // What sells best of each kind of thing, before all of it in its order.
    best: isLarge ? tilesText(shown.slice(0, MOST_BEST).map(tileView)) : '',
    listing: listingView(data, wanted, own, without),
  };
}

/** What they look like: what is of one look is shown once. */
function picturesOf(items: readonly ProductTile[]): readonly { key: string; color: string }[] {
  const pictures = new Map(items.map(({ image: { key, color } }) => [key, { key, color }]));
  return [...pictures.values()].slice(0, MOST_PICTURES);
}

/** What sells best of each kind of thing. */
function ofEachKind(items: readonly ProductTile[]): readonly ProductTile[] {
  return [...Map.groupBy(items, ({ baseCatId }) => baseCatId).values()].flatMap((ofKind) => ofKind.slice(0, 1));
}

/** What sells best of a kind of thing by a brand; nothing where that cannot be read. */
async function bestOfKind(door: Door, brand: string, kind: string): Promise<readonly ProductTile[]> {
  const reply = await door(getBrand, { params: { id: brand }, query: { supercategory: [kind], size: 1 } });
  return reply.ok ? reply.body.data.items : [];
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  listingMeta(
    matches[0].loaderData,
    location,
    loaderData && {
      name: loaderData.name,
      description: `${loaderData.about === null ? '' : `${loaderData.about} `}Everything we sell by ${loaderData.name}: ${totalText(loaderData.listing)} items with prices and delivery dates.`,
      path: brandPath(loaderData.name),
      trail: TRAIL,
      page: loaderData.listing.page,
    },
  );

export default function Brand({ loaderData: { name, about, kindCount, kinds, pictures, best, listing } }: Route.ComponentProps) {
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={TRAIL} here={name} />
      <section className="brand-head">
        <div>
          <h1>{name}</h1>
          {about !== null && <p className="mt-2 max-w-prose">{about}</p>}
          <p className="mt-2 text-ink-soft">
            {totalText(listing)} items{kindCount > 1 && ` in ${kindCount} categories`}
          </p>
        </div>
        {pictures.length > 0 && (
          <div className="brand-pictures">
            {pictures.map((picture) => (
              <Picture key={picture.key} picture={picture} widths={[400]} isDecorative isEager />
            ))}
          </div>
        )}
      </section>
      {kinds.length > 1 && (
        <nav aria-label={`Kinds of things by ${name}`} className="mb-8">
          <CategoryCards
            cards={kinds}
            isReel
            eagerCount={6}
            hrefOf={(id) => `${brandPath(name)}?supercategory=${encodeURIComponent(id)}`}
          />
        </nav>
      )}
      {best !== '' && <BestSellers text={best} />}
      <h2 className={best === '' ? 'hearable' : 'mb-4'}>All {name} items</h2>
      <Listing listing={listing} usualOrder="Featured" />
    </div>
  );
}

function BestSellers({ text }: { text: string }) {
  const tiles = useMemo(() => tilesOf(text), [text]);
  return (
    <section className="mb-8">
      <h2 className="mb-4">Best sellers</h2>
      <TileGrid tiles={tiles} layout="reel" />
    </section>
  );
}
