import { placeOfZip } from '#contracts/checkout.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { fiveDigits } from '#app/checkout/address/zip-place.ts';
import type { Route } from './+types/zip-place.ts';

/** Where a ZIP code is: for the script of an address form, as JSON. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const zip = fiveDigits(searchParams.get('zip') ?? '');
  if (zip === undefined) return Response.json({ zip: '', place: null });
  const reply = await servicesOf(context).door(placeOfZip, { params: { zip } });
  return Response.json({ zip, place: reply.ok ? reply.body.place : null });
}
