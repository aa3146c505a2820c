/** The two shops that run on this program. (C §1) */
export type Tenant = 'dotcom' | 'SBA';

/** Where a visit is: whose data it sees, and under which route type and id the pages know it. */
export interface Site {
  readonly tenant: Tenant;
  readonly routeType: string;
  readonly routeId: string;
}

/**
 * Every route, by the name that a configured host is given. HIT (hi-touch), SWS (southwest), WPL (workplace) and MAIN share
 * the business tenant's data; they differ in what header and footer show. EDIV is a route type served like SBA. UNROUTED is a host of
 * the business site that has no route of its own: its pages are given neither type nor id. (C §1)
 */
export const ROUTES = {
  dotcom: { tenant: 'dotcom', routeType: 'dotcom', routeId: 'dotcom' },
  SBA: { tenant: 'SBA', routeType: 'SBA', routeId: 'SBA' },
  HIT: { tenant: 'SBA', routeType: 'SBA', routeId: 'HIT' },
  SWS: { tenant: 'SBA', routeType: 'SBA', routeId: 'SWS' },
  WPL: { tenant: 'SBA', routeType: 'SBA', routeId: 'WPL' },
  MAIN: { tenant: 'SBA', routeType: 'SBA', routeId: 'MAIN' },
  EDIV: { tenant: 'SBA', routeType: 'EDIV', routeId: 'SBA' },
  UNROUTED: { tenant: 'SBA', routeType: '', routeId: '' },
} as const satisfies Record<string, Site>;

export type RouteName = keyof typeof ROUTES;

/** Whether a text names a route. */
export function isRouteName(text: string): text is RouteName {
  return Object.hasOwn(ROUTES, text);
}

/** Hosts whose name begins like this lead to a route without any configuration. */
const ROUTE_OF_PREFIX: readonly (readonly [prefix: string, route: RouteName])[] = [
  ['business.', 'SBA'],
  ['hit.', 'HIT'],
  ['sws.', 'SWS'],
];

/** A `Host` header's name alone: lower case, without port and without the dot that may end it. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The site that a host leads to. `tenantHosts` maps further hosts (lower case, without port) to a route's name and wins over
 * the prefixes; every other host is the consumer site.
 */
export function siteOfHost(host: string, tenantHosts: ReadonlyMap<string, string> = new Map()): Site {
  const name = hostName(host);
  const configured = tenantHosts.get(name);
  if (configured !== undefined && isRouteName(configured)) return ROUTES[configured];
  const [, route] = ROUTE_OF_PREFIX.find(([prefix]) => name.startsWith(prefix)) ?? [];
  return ROUTES[route ?? 'dotcom'];
}
