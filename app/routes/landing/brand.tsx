import { getBrand } from '#contracts/catalog/landing.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { listingMeta } from '#app/catalog/listing-meta.ts';
import { listingAsked } from '#app/catalog/listing-url.ts';
import { listingView, totalText } from '#app/catalog/listing-view.ts';
import { ownPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { brandPath, PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/brand.ts';

export const shouldRevalidate = exceptAfterAdd;

const TRAIL = [{ name: 'Home', href: PATHS.home }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wanted = wantedListing(url);
  const { door } = servicesOf(context);
  const own = await ownPrinters(door, wanted, url);
  const { brand: _, ...asked } = listingAsked(wanted, own.models);
  const { brand, data } = requireAnswer(
    await door(getBrand, {
      params: { id: params.id },
      query: { ...asked, supercategory: [...wanted.chosen.supercategory] },
    }),
    url,
  );
  return { name: brand.name, listing: listingView(data, wanted, own) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  listingMeta(
    matches[0].loaderData,
    location,
    loaderData && {
      name: loaderData.name,
      description: `Everything we sell by ${loaderData.name}: ${totalText(loaderData.listing)} items with prices and delivery dates.`,
      path: brandPath(loaderData.name),
      trail: TRAIL,
      page: loaderData.listing.page,
    },
  );

export default function Brand({ loaderData: { name, listing } }: Route.ComponentProps) {
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={TRAIL} here={name} />
      <h1 className="mb-6">{name}</h1>
      <h2 className="hearable">Items</h2>
      <Listing listing={listing} usualOrder="Featured" />
    </div>
  );
}
