import { PATHS } from './site-paths.ts';

/** Said where dates hold everywhere, since nobody has said where things go. */
export const ASK_ZIP = 'Enter your ZIP for your date';

/** Where somebody says where things go, to come back afterwards. */
export function zipPath(returnTo: string): string {
  return `${PATHS.deliveryZip}?${new URLSearchParams({ returnTo }).toString()}`;
}
