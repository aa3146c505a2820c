import { CHECKOUT_PATH } from '#domain/shared/purchase-paths.ts';

/** The four headers. (S §2, Contexts that drive visibility) */
export const HEADER_TYPES = ['full', 'slim', 'logo-only', 'third-party-vendor'] as const;
export type HeaderType = (typeof HEADER_TYPES)[number];

const VENDOR_FOLDER = 'tpv';
const LOGIN_PATH = '/office/supplies/login';
const CHECKOUT_PATHS = [CHECKOUT_PATH, '/cc/mmx/checkout'];

/**
 * The header of the page at a path (without its query): the partner's in any folder tpv, the logo alone on login, slim in
 * checkout so that nothing leads away from it, full everywhere else.
 */
export function headerTypeOf(path: string): HeaderType {
  if (path.split('/').includes(VENDOR_FOLDER)) return 'third-party-vendor';
  if (isWithin(path, LOGIN_PATH)) return 'logo-only';
  return CHECKOUT_PATHS.some((checkout) => isWithin(path, checkout)) ? 'slim' : 'full';
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
