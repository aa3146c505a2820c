import { data, redirect } from 'react-router';
import { updateCart } from '#contracts/cart-calls.ts';
import { ERRORS } from '#contracts/errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { isZipForm, zipCookie } from '#app/shell/delivery-zip.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { pathWithin } from '#app/shell/site-paths.ts';
import { ZipForm } from '#app/shell/zip-form.tsx';
import type { Route } from './+types/delivery-zip.ts';

const INVALID_ZIP = 'Invalid zip code';

/** Remembers where to deliver, for the cart too, and goes back to the page on which it was said. */
export async function action({ request, context }: Route.ActionArgs) {
  const { door, origin } = servicesOf(context);
  const form = await request.formData();
  const zip = textIn(form, 'zipcode').trim();
  const returnTo = pathWithin(form.get('returnTo'));
  if (!isZipForm(zip)) return data({ error: INVALID_ZIP, zip, returnTo }, { status: 400 });
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { zipcode: zip } });
  if (!reply.ok) return data({ error: reply.message ?? ERRORS[reply.code].message, zip, returnTo }, { status: 400 });
  return redirect(returnTo, { headers: { 'set-cookie': zipCookie(zip, origin) } });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Where do we deliver?', isUnlisted: true });

export default function DeliveryZip({ actionData }: Route.ComponentProps) {
  const zip = usePageData()?.visit?.zip;
  return (
    <div className="page page-narrow py-10">
      <h1 className="mb-5">Where do we deliver?</h1>
      <div className="card max-w-md">
        <ZipForm
          key={actionData?.zip ?? zip}
          id="page-zip"
          zip={actionData?.zip ?? zip}
          error={actionData?.error}
          returnTo={actionData?.returnTo ?? '/'}
        />
      </div>
    </div>
  );
}
