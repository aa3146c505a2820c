import { useMemo } from 'react';
import { getCategories } from '#contracts/catalog.ts';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { fetchComponentsModel, type LandingComponent } from '#contracts/catalog/landing.ts';
import type { Door } from '#contracts/door.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CategoryCards, categoryCardView } from '#app/catalog/category-cards.tsx';
import { countsWithoutEach } from '#app/catalog/counts-without.ts';
import type { Facet } from '#app/catalog/filters/facets-text.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { listingMeta } from '#app/catalog/listing-meta.ts';
import { isNarrowed, listingAsked, type ListingRequest } from '#app/catalog/listing-url.ts';
import { listingView } from '#app/catalog/listing-view.server.ts';
import { modelsFor, ownPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { totalText } from '#app/catalog/listing-view.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import { tilesOf, tilesText } from '#app/catalog/tiles/tiles-text.ts';
import { tileView } from '#app/catalog/tiles/tile-view.ts';
import { departmentScene } from '#app/catalog/department-scene.server.ts';
import { AdBanner } from '#app/home/ad-banner.tsx';
import { adBannerOf } from '#app/home/ad-banners.server.ts';
import { landingPath, PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scene } from '#app/ui/pictures/scene.tsx';
import { departmentsOf } from './departments-of.ts';
import type { Route } from './+types/landing.ts';

export const shouldRevalidate = exceptAfterAdd;

const TRAIL = [{ name: 'Home', href: PATHS.home }];

const ITEMS_ID = 'items';
/** A row on wide windows. */
const ROW = 5;

/** The still life without words that goes with a banner's picture, for as wide as a page is. */
const STILL_LIVES: Readonly<Record<string, string>> = {
  'banner-back-to-school': 'notebooks-planners',
  'banner-green-office': 'paper',
};

/** What stands above a page that begins with a banner for which there is a still life: its words, as words, and what is beside them. */
function headView([first]: readonly LandingComponent[]) {
  const scene = first?.type === 'BANNER' ? departmentScene(STILL_LIVES[first.scene] ?? '') : undefined;
  return first?.type !== 'BANNER' || scene === undefined ? undefined : { text: first.text, scene };
}

/** So many things in pictures beside the words. */
const MOST_PICTURES = 4;

/** What stands above a page of reductions: how much is reduced, beside the first of it, with which the items below begin. */
function savingsView([first, next]: readonly LandingComponent[]) {
  if (first?.type !== 'BANNER' || next?.type !== 'PRODUCTS') return undefined;
  return {
    text: first.text,
    pictures: next.items.slice(0, MOST_PICTURES).map(({ image: { key, color } }) => ({ key, color })),
  };
}

/** A part of the page with what it shows, and nothing else. */
function partView(part: LandingComponent) {
  switch (part.type) {
    case 'BANNER':
      return { type: part.type, title: part.title, text: part.text, banner: adBannerOf(part.scene) };
    case 'CATEGORIES':
      return { type: part.type, title: part.title, cards: part.categories.map(categoryCardView) };
    case 'PRODUCTS':
      return { type: part.type, title: part.title, tiles: tilesText(part.items.slice(0, ROW).map(tileView)) };
    default:
      throw new Error('A landing page has a part that nobody knows.');
  }
}
type PartView = ReturnType<typeof partView>;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wanted = wantedListing(url);
  const { door } = servicesOf(context);
  const own = await ownPrinters(door, wanted, url);
  const ask = (wish: ListingRequest) => {
    const { brand, ...asked } = listingAsked(wish, modelsFor(wish, own));
    return door(fetchComponentsModel, {
      body: { ...asked, pageId: params.pageId, brands: brand, categories: [...wish.chosen.supercategory] },
    });
  };
  const { data } = requireAnswer(await ask(wanted), url);
  const without = await countsWithoutEach(wanted, data, async (less) => {
    const reply = await ask(less);
    return reply.ok ? reply.body.data.totalItems : undefined;
  });
  const { name, description, usualSort, components, filters: facets, ...found } = data;
  const head = headView(components);
  const savings = head === undefined && usualSort === 'savings' ? savingsView(components) : undefined;
  // Who narrows it down has seen them.
  const isWhole = !isNarrowed(url.searchParams) && wanted.page === 1;
  const parts = (savings !== undefined ? components.slice(2) : head === undefined ? components : components.slice(1)).map(partView);
  return {
    id: params.pageId,
    name,
    description,
    head,
    savings,
    usualOrder: usualSort === 'savings' ? 'Top deals' : 'Featured',
    parts: isWhole || savings === undefined ? parts : [],
    departments: wanted.chosen.supercategory.length > 0 ? [] : await departmentCards(door, facets),
    heading: headingOf(facets, wanted.chosen.supercategory),
    listing: listingView(
      { ...found, facets: facets.filter((facet) => !saysNothing(facet, found.totalItems, wanted)) },
      wanted,
      own,
      without,
    ),
  };
}

/** Where the departments cannot be read, the filters lead to the same. */
async function departmentCards(door: Door, facets: readonly Facet[]) {
  const all = await door(getCategories);
  return departmentsOf(all.ok ? all.body.departments : [], facets).map(categoryCardView);
}

/** What the items are called: by the one category or department of which they are. */
function headingOf(facets: readonly Facet[], chosen: readonly string[]): string {
  const values = facets.flatMap((facet) => (facet.key === 'supercategory' ? facet.values : []));
  const names = values.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []));
  return (names.length === 1 && names[0]) || 'All items';
}

/** Whether all that is there is on sale anyway: on a page of deals. */
function saysNothing({ key, values }: Facet, totalItems: number, { chosen }: Pick<ListingRequest, 'chosen'>): boolean {
  return key === 'promo' && chosen.promo.length === 0 && values.every(({ count }) => count === totalItems);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  listingMeta(
    matches[0].loaderData,
    location,
    loaderData && {
      name: loaderData.name,
      description: loaderData.description,
      path: landingPath(loaderData.id),
      trail: TRAIL,
      page: loaderData.listing.page,
    },
  );

export default function Landing({
  loaderData: { id, name, description, head, savings, usualOrder, parts, departments, heading, listing },
}: Route.ComponentProps) {
  const doors = departments.length > 0 && <Doors id={id} cards={departments} className={parts.length > 0 ? 'mb-8' : 'mt-12 mb-8'} />;
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={TRAIL} here={name} />
      <div className={savings !== undefined ? 'savings-head' : head === undefined ? 'mb-6' : 'department-head landing-head'}>
        <div>
          <h1>{name}</h1>
          {savings !== undefined && listing.totalItems > 0 && (
            <p className="savings-most">
              Save on <b>{itemsText(listing.totalItems)}</b>
            </p>
          )}
          <p className={savings === undefined ? 'mt-1 max-w-prose text-ink-soft' : 'mt-2'}>{savings?.text ?? head?.text ?? description}</p>
          {parts.length > 0 && (
            <a className={savings === undefined ? 'button mt-4' : 'button button-secondary mt-4'} href={`#${ITEMS_ID}`}>
              See all {totalText(listing)} items
            </a>
          )}
        </div>
        {savings !== undefined && (
          <div className="brand-pictures">
            {savings.pictures.map((picture) => (
              <Picture key={picture.key} picture={picture} widths={[400]} isDecorative isEager />
            ))}
          </div>
        )}
        {head !== undefined && <Scene files={head.scene} measures={[1200, 480]} sizes="(max-width: 600px) 92vw, 48rem" isEager />}
      </div>
      {parts.map((part) => (
        <Part key={`${part.type} ${part.title}`} part={part} />
      ))}
      {parts.length > 0 && doors}
      <h2 id={ITEMS_ID} className="mb-4">
        {heading}
      </h2>
      <Listing listing={listing} usualOrder={usualOrder} />
      {parts.length === 0 && doors}
    </div>
  );
}

/** The departments of what is on the page. A page that is its items alone begins with them: the doors stand below. */
function Doors({ id, cards, className }: { id: string; cards: ReturnType<typeof categoryCardView>[]; className: string }) {
  return (
    <nav aria-label="Departments on this page" className={className}>
      <h2 className="mb-4">Shop by department</h2>
      <CategoryCards
        cards={cards}
        isReel
        hrefOf={(of) => `${landingPath(id)}?${new URLSearchParams({ supercategory: of }).toString()}#${ITEMS_ID}`}
      />
    </nav>
  );
}

function Part({ part }: { part: PartView }) {
  if (part.type === 'BANNER')
    return (
      part.banner !== undefined && (
        <div className="mb-8">
          <AdBanner banner={{ ...part.banner, to: `#${ITEMS_ID}` }} isEager />
        </div>
      )
    );
  return (
    <section className="mb-8">
      <h2 className="mb-4">{part.title}</h2>
      {part.type === 'CATEGORIES' ? <CategoryCards cards={part.cards} isReel /> : <Row text={part.tiles} />}
    </section>
  );
}

function Row({ text }: { text: string }) {
  const tiles = useMemo(() => tilesOf(text), [text]);
  return <TileGrid tiles={tiles} layout="reel" />;
}
