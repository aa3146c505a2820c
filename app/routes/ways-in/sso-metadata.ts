import { getSamlMetadata } from '#contracts/session/saml.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import type { Route } from './+types/sso-metadata.ts';

/** What identity providers read of this site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { xml } = requireAnswer(await servicesOf(context).door(getSamlMetadata));
  return new Response(xml, { headers: { 'content-type': 'application/samlmetadata+xml; charset=utf-8', 'cache-control': 'no-store' } });
}
