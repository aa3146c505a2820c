import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { findCompany as findCall } from '#contracts/session/saml.ts';
import { readEmail } from '#domain/checkout/email.ts';
import { isCompanyName } from '#domain/identity/saml/saml-paths.ts';
import { addressBlock, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { findByDomain, findProvider } from './saml.repository.ts';

/**
 * Which company signs somebody in. Of an email its domain alone is asked, which whoever runs the shop has written down for one company: so who has an account and who has none are told the same. What is no company's, or more than
 * one's, is none. It counts as beginning to sign in does: names and domains are tried no faster.
 */
export async function findCompany(
  shop: Shop,
  { site, address }: Requester,
  { body: { emailOrName } }: Input<typeof findCall>,
): Promise<Reply<z.input<(typeof findCall)['answer']>>> {
  const seats = await reserve(shop, [{ kind: 'SAML_ADDRESS', subject: addressBlock(address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const typed = emailOrName.trim().toLowerCase();
  if (!typed.includes('@')) {
    const [named] = isCompanyName(typed) ? await findProvider(shop.database, [typed, site.tenant]) : [];
    return answer({ company: named?.partner_id ?? null });
  }
  const email = readEmail(typed);
  const found = email === undefined ? [] : await findByDomain(shop.database, [email.slice(email.lastIndexOf('@') + 1), site.tenant]);
  const [company] = found;
  return answer({ company: found.length === 1 && company !== undefined ? company.partner_id : null });
}
