import { data, redirect } from 'react-router';
import { updateCart } from '#contracts/cart-calls.ts';
import { placeOfZip } from '#contracts/checkout.ts';
import type { PageServices } from '#contracts/page.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { FIVE_DIGITS, ZIP_ERROR_TEXT } from '#domain/checkout/zip-code.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { zipCookies } from '#app/shell/delivery-zip.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { pathWithin } from '#app/shell/path-within.server.ts';
import { ZipForm } from '#app/shell/zip-form.tsx';
import type { Route } from './+types/delivery-zip.ts';

/** Remembers where to deliver, for the cart too, and goes back to the page on which it was said. */
export async function action({ request, context }: Route.ActionArgs) {
  const { door, origin, now } = servicesOf(context);
  const form = await request.formData();
  const zip = textIn(form, 'zipcode').trim();
  const returnTo = pathWithin(form.get('returnTo'));
  if (!FIVE_DIGITS.test(zip)) return data({ error: ZIP_ERROR_TEXT, zip, returnTo }, { status: 400 });
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { zipcode: zip } });
  const error = reply.ok ? undefined : await errorOf(reply, door, zip);
  if (error !== undefined) return data({ error, zip, returnTo }, reply.ok ? {} : refusedWith(reply));
  const headers = new Headers();
  for (const cookie of zipCookies(zip, now(), origin)) headers.append('set-cookie', cookie);
  return redirect(returnTo, { headers });
}

/** Without somebody there is no business cart to change: where to deliver is remembered all the same. */
async function errorOf(
  reply: Extract<Reply<unknown>, { ok: false }>,
  door: PageServices['door'],
  zip: string,
): Promise<string | undefined> {
  if (reply.code !== 'UNAUTHORIZED') return reply.message ?? ERRORS[reply.code].message;
  const found = await door(placeOfZip, { params: { zip } });
  return found.ok && found.body.place !== null ? undefined : ZIP_ERROR_TEXT;
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Enter your ZIP code', isUnlisted: true });

/** Where to go back to, as the link that led here says. */
export function loader({ url }: Route.LoaderArgs) {
  return { returnTo: pathWithin(url.searchParams.get('returnTo')) };
}

export default function DeliveryZip({ loaderData, actionData }: Route.ComponentProps) {
  const zip = usePageData()?.shown.zip;
  return (
    <div className="page page-narrow py-10">
      <h1 className="mb-5">Enter your ZIP code</h1>
      <div className="card max-w-md">
        <ZipForm
          key={actionData?.zip ?? zip}
          id="page-zip"
          zip={actionData?.zip ?? zip}
          error={actionData?.error}
          returnTo={actionData?.returnTo ?? loaderData.returnTo}
        />
      </div>
    </div>
  );
}
