import { samlAnswerPath, samlMetadataPath } from '#domain/identity/saml/saml-paths.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { originOf } from '../../config/origins.ts';
import type { Shop } from '../../shop.ts';
import type { OurSide, TheirSide } from './saml-library.ts';
import type { ProviderRow } from './saml.repository.ts';

/** What this site is to the identity provider of a company: the same whatever host a request names. An answer that one company's provider has made for us is so none of another's. */
export function ourSide({ settings }: Pick<Shop, 'settings'>, tenant: Tenant, company: string): OurSide {
  const origin = originOf(settings, tenant);
  return { entityId: `${origin}${samlMetadataPath(company)}`, callbackUrl: `${origin}${samlAnswerPath(company)}` };
}

/** What a provider is to us. That of the demo stands on this very site. */
export function theirSide({ settings }: Pick<Shop, 'settings'>, { sso_url: url, certificates, tenant }: ProviderRow): TheirSide {
  return { ssoUrl: new URL(url, originOf(settings, tenant)).href, certificates };
}
