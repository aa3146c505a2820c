import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { beginSaml as beginCall, getSamlMetadata as metadataCall } from '#contracts/session/saml.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { SAML_REQUEST_MINUTES } from '#domain/identity/saml/assertion.ts';
import { isCompanyName } from '#domain/identity/saml/saml-paths.ts';
import { addressBlock, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { bindBrowser } from './bound-browser.ts';
import { ourSide, theirSide } from './our-side.ts';
import { metadataOf, signInUrl } from './saml-library.ts';
import { findProvider, insertRequest } from './saml.repository.ts';

/** Asks a company's sign-in about whoever comes, by an address that their browser is sent to. What they want to see stays here: what comes back is not believed, and it is answered in this browser alone. */
export async function beginSaml(
  shop: Shop,
  requester: Requester,
  { body: { company, returnTo } }: Input<typeof beginCall>,
): Promise<Reply<z.input<(typeof beginCall)['answer']>>> {
  const { site, address } = requester;
  // Names that are none count as well: whoever tries them learns of no more than of those that are some.
  const seats = await reserve(shop, [{ kind: 'SAML_ADDRESS', subject: addressBlock(address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const [provider] = await findProvider(shop.database, [company, site.tenant]);
  if (provider === undefined)
    return refuse('NOT_FOUND', { message: 'We don’t know a company sign-in by that name. Please check it, or ask your administrator.' });
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const path = returnAddress({ jumpUrl: returnTo });
  await insertRequest(shop.database, [
    requestId,
    provider.partner_id,
    path,
    bindBrowser(shop, requester),
    new Date(shop.now().getTime() + SAML_REQUEST_MINUTES * 60_000),
  ]);
  const url = await signInUrl(ourSide(shop, site.tenant, provider.partner_id), theirSide(shop, provider), { requestId, path });
  return answer({ partnerName: provider.name, url });
}

/** What the identity provider of a company reads of this site. It is made of the name alone, so that it tells of nobody whether they are a customer. */
export async function getSamlMetadata(
  shop: Shop,
  { site }: Pick<Requester, 'site'>,
  { params: { company } }: Input<typeof metadataCall>,
): Promise<Reply<z.input<(typeof metadataCall)['answer']>>> {
  if (site.tenant !== 'SBA' || !isCompanyName(company)) return refuse('NOT_FOUND');
  return answer({ xml: await metadataOf(ourSide(shop, site.tenant, company)) });
}
