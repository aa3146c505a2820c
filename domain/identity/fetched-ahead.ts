/** Under which browsers and mail programs say that nobody has asked for something yet. */
const NAMES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether something is fetched in case somebody wants it: nobody looks at it yet, and perhaps nobody ever will.
 *
 * @param header the value of a header of the request, by its name in lower case.
 */
export function isFetchedAhead(header: (name: string) => string | readonly string[] | null | undefined): boolean {
  return NAMES.some((name) => /prefetch|prerender|preview/i.test([header(name) ?? ''].flat().join()));
}
