/** What of the site is about somebody's account or organization: there a procurement session has pages only where they are named. */
const CLOSED = [
  '/account',
  '/organization',
  '/approvals',
  '/rounds',
  '/quotes',
  '/representatives',
  '/operations',
  '/lists',
  '/kuber',
  '/cc/sparq/list',
  '/cc/mmx/list',
  '/cc/sparq/buynow',
  '/alerts',
] as const;

/** The pages below these that work all the same. */
const OPEN: ReadonlySet<string> = new Set(['/account', '/account/printers', '/account/ship-to']);

/**
 * Whether a page is of any use while a purchasing system's session lasts: links to others are not shown then. What its calls may read is said by `refuseInProcurement`, to which a test holds this.
 *
 * @param href an address of this site, with whatever stands behind its path
 */
export function isOpenInProcurement(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return OPEN.has(path) || !CLOSED.some((closed) => path === closed || path.startsWith(`${closed}/`));
}
