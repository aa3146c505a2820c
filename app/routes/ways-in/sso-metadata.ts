import { getSamlMetadata } from '#contracts/session/saml.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import type { Route } from './+types/sso-metadata.ts';

/** What identity providers read of this site, of the company that its address names. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { xml } = requireAnswer(await servicesOf(context).door(getSamlMetadata, { params: { company: params.company } }));
  return new Response(xml, { headers: { 'content-type': 'application/samlmetadata+xml; charset=utf-8', 'cache-control': 'no-store' } });
}
