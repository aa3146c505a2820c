import { ownPath } from '#domain/identity/return-address.ts';
import { PATHS } from './site-paths.ts';

/** A path of this site, or home for anything else: what a form sends back is not trusted to be one. */
export function pathWithin(text: unknown): string {
  return (typeof text === 'string' ? ownPath(text) : undefined) ?? PATHS.home;
}
