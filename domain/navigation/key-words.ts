import { GLOBAL_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { ROUTES } from '#domain/identity/tenant-by-host.ts';
import { MOBILE_ONLY } from './menu-viewer.ts';
import { PAGE_KINDS, pageFacts, pageSegments } from './page-kind.ts';
import { CAPABILITIES } from '#domain/audience/capabilities.ts';
import type { FlowType } from '#domain/audience/facts.ts';
import { LOYALTY_KEYS } from '#domain/audience/loyalty-keys.ts';
import { ACCOUNT_CODES, SEGMENTS, type AudienceRule } from '#domain/audience/segments.ts';

const FLOWS: ReadonlyMap<string, string> = new Map<FlowType, string>([
  ['MVP', 'they came from the purchasing system of their organization'],
  ['SAML', 'their employer signed them in'],
  ['CSR', 'customer service acts for them'],
]);

/** What it means that somebody has a key, as a sentence about them: how support says it. A key that there is not is named as such. */
export function wordsOfKey(key: string): string {
  const said = rulesByKey.get(key)?.says ?? FLOWS.get(key);
  if (said !== undefined) return said;
  if (key === MOBILE_ONLY) return 'they use the app';
  if (isOneOf(LOYALTY_KEYS, key)) return `their standing in the rewards program is ${key}`;
  if (isOneOf(ACCOUNT_CODES, key)) return `their account has the code ${key}`;
  if (Object.hasOwn(GLOBAL_PERMISSIONS, key)) return `they have the permission ${key}`;
  if (pageKeys.has(key)) return `it is a page of the kind ${key}`;
  if (routeKeys.has(key)) return `they are on the route ${key}`;
  return `they have ${key}`;
}

const rulesByKey: ReadonlyMap<string, AudienceRule> = new Map(Object.entries<AudienceRule>({ ...CAPABILITIES, ...SEGMENTS }));
const routeKeys: ReadonlySet<string> = new Set(Object.values(ROUTES).flatMap(({ routeType, routeId }) => [routeType, routeId]));
const pageKeys: ReadonlySet<string> = new Set(
  PAGE_KINDS.flatMap((kind) => [
    ...Object.values(pageFacts(kind, 'dotcom')),
    ...Object.values(pageFacts(kind, 'SBA')),
    ...pageSegments(kind),
  ]),
);

function isOneOf(keys: readonly string[], key: string): boolean {
  return keys.includes(key);
}
