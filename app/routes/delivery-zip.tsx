import { redirect } from 'react-router';
import { updateCart } from '#contracts/cart.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pathWithin, PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/delivery-zip.ts';

export function loader() {
  return redirect(PATHS.home);
}

/** Remembers where to deliver and goes back to the page on which it was said. A ZIP that is none changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const zipcode = String(form.get('zipcode') ?? '').trim();
  if (/^\d{5}$/.test(zipcode)) await servicesOf(context).door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { zipcode } });
  return redirect(pathWithin(form.get('returnTo')));
}
