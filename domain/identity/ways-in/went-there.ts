/**
 * Whether somebody went to an address, as far as their browser says: it is to be a document of its own, in no frame of another site's page, and nothing
 * that a page there fetches or posts behind their back. Our own pages may. An old browser says nothing of that; it asks for a page all the same.
 *
 * @param header the value of a header of the request, by its name in lower case; null where there is none.
 */
export function wentThere(header: (name: string) => string | null): boolean {
  if (header('sec-fetch-site') === 'same-origin') return true;
  const [mode, dest, accept] = [header('sec-fetch-mode'), header('sec-fetch-dest'), header('accept')];
  if (mode === null && dest === null) return accept === null || accept.includes('text/html');
  return (mode ?? 'navigate') === 'navigate' && (dest ?? 'document') === 'document';
}
