import { siteOfHost, type Tenant } from '#domain/identity/tenant-by-host.ts';
import type { Settings } from './settings.ts';

type Known = Pick<Settings, 'publicUrl' | 'tenantHosts' | 'isDemo' | 'port'>;

/** The sites of the built-in prefixes; the consumer site has none. */
const PREFIXES = ['', 'business.', 'hit.', 'sws.'];
/** A demo is also looked at from the machine that it runs on. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/** By settings: they are read at every request. */
const worked = new WeakMap<Known, ReadonlyMap<string, string>>();

/** Every origin under which the shop is known, by its host as browsers send it. They come from the settings, never from a request. */
function originsOf(settings: Known): ReadonlyMap<string, string> {
  const known = worked.get(settings) ?? new Map(allOrigins(settings).map((origin) => [new URL(origin).host, origin]));
  worked.set(settings, known);
  return known;
}

/** The same as a list; the first is the consumer site's. */
export function shopOrigins(settings: Known): readonly string[] {
  return [...new Set([originOf(settings, 'dotcom'), ...originsOf(settings).values()])];
}

/**
 * The origin for links and redirects of somebody who came with this `Host`: the one that they came to, if it is ours, and otherwise that of
 * the tenant's site. What a client says of where it is never becomes a part of an address.
 */
export function originAt(settings: Known, host: string): string {
  return originsOf(settings).get(host.toLowerCase()) ?? originOf(settings, siteOfHost(host, settings.tenantHosts).tenant);
}

/** Scheme and host of a tenant's site, for links in mails. */
export function originOf({ publicUrl, tenantHosts }: Pick<Known, 'publicUrl' | 'tenantHosts'>, tenant: Tenant): string {
  if (tenant === 'dotcom') return new URL(publicUrl).origin;
  const [configured] = [...tenantHosts].find(([, route]) => route === tenant) ?? [];
  return (configured === undefined ? undefined : withHost(publicUrl, configured)) ?? withPrefix(publicUrl, 'business.');
}

function allOrigins({ publicUrl, tenantHosts, isDemo, port }: Known): string[] {
  const { protocol } = new URL(publicUrl);
  const local = isDemo && protocol === 'http:' ? LOOPBACK.map((host) => `http://${host}:${port}`) : [];
  return [
    ...[...tenantHosts.keys()].flatMap((host) => withHost(publicUrl, host) ?? []),
    ...local.flatMap((url) => PREFIXES.map((prefix) => withPrefix(url, prefix))),
    ...PREFIXES.map((prefix) => withPrefix(publicUrl, prefix)),
  ];
}

function withHost(publicUrl: string, host: string): string | undefined {
  const { protocol, port } = new URL(publicUrl);
  const text = `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

/** An address of digits takes no prefix: it stays as it is. */
function withPrefix(publicUrl: string, prefix: string): string {
  const url = new URL(publicUrl);
  url.hostname = `${prefix}${url.hostname}`;
  return url.origin;
}
