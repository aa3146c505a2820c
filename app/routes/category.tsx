import { getCategory } from '#contracts/catalog.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CategoryCards, countedCardView } from '#app/catalog/category-cards.tsx';
import { countsWithoutEach } from '#app/catalog/counts-without.ts';
import { departmentScene } from '#app/catalog/department-scene.server.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { listingMeta } from '#app/catalog/listing-meta.ts';
import { listingAsked, type ListingRequest } from '#app/catalog/listing-url.ts';
import { totalText } from '#app/catalog/listing-view.ts';
import { listingView } from '#app/catalog/listing-view.server.ts';
import { modelsFor, ownPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';
import { Scene } from '#app/ui/pictures/scene.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/category.ts';

export const shouldRevalidate = exceptAfterAdd;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wanted = wantedListing(url);
  const { door } = servicesOf(context);
  const own = await ownPrinters(door, wanted, url);
  const ask = (asked: ListingRequest) =>
    door(getCategory, { params: { id: params.id }, query: listingAsked(asked, modelsFor(asked, own)) });
  const { category, children, data } = requireAnswer(await ask(wanted), url);
  const without = await countsWithoutEach(wanted, data, async (less) => {
    const reply = await ask(less);
    return reply.ok ? reply.body.data.totalItems : undefined;
  });
  const trail: Crumb[] = [
    { name: 'Home', href: PATHS.home },
    ...category.path.filter(({ id }) => id !== category.id).map(({ id, name }) => ({ name, href: categoryPath(id) })),
  ];
  return {
    id: category.id,
    name: category.name,
    description: category.description,
    trail,
    scene: departmentScene(category.id),
    children: children.map(countedCardView),
    listing: listingView(data, wanted, own, without),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  listingMeta(
    matches[0].loaderData,
    location,
    loaderData && {
      name: loaderData.name,
      description:
        loaderData.description === ''
          ? `${loaderData.name}: ${totalText(loaderData.listing)} items with prices and delivery dates.`
          : loaderData.description,
      path: categoryPath(loaderData.id),
      trail: loaderData.trail,
      page: loaderData.listing.page,
    },
  );

export default function Category({ loaderData: { name, description, trail, scene, children, listing } }: Route.ComponentProps) {
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={trail} here={name} />
      <div className={scene === undefined ? 'mb-6' : 'department-head'}>
        <div>
          <h1>{name}</h1>
          {description !== '' && <p className="mt-1 max-w-prose text-ink-soft">{description}</p>}
          {scene !== undefined && (
            <p className="mt-2 text-sm text-ink-soft">
              {totalText(listing)} items in {children.length} categories
            </p>
          )}
        </div>
        {scene !== undefined && <Scene files={scene} measures={[1200, 480]} sizes="(max-width: 600px) 92vw, 48rem" isEager />}
      </div>
      {children.length > 0 && (
        <nav aria-label={`Categories in ${name}`} className="mb-8">
          <CategoryCards cards={children} isReel eagerCount={6} />
        </nav>
      )}
      <h2 className="hearable">Items</h2>
      <Listing listing={listing} usualOrder="Featured" />
    </div>
  );
}
