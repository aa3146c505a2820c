import { hash, randomUUID } from 'node:crypto';
import { compareProducts, getCategories, getCategory, getHome, getProduct, search } from '#contracts/catalog.ts';
import { fetchComponentsModel, getBrand } from '#contracts/catalog/landing.ts';
import { listReviews } from '#contracts/catalog/reviews.ts';
import { findPrinterModels } from '#contracts/machines/machines.ts';
import { listQuestions } from '#contracts/reviews/questions.ts';
import type { Door } from '#contracts/door.ts';
import type { Mark } from '#contracts/page.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import { cutPage } from './cut-page.ts';
import type { KeptPage, MadePage } from './page-cache.ts';
import { OVERLOADED } from './page-head.ts';
import type { PageForMany } from './page-for-many.ts';
import { servicesFor, type PageInMaking } from './page-services.ts';
import type { Rendering } from './page-source.ts';

/** The calls that pages for many may make: what others answer would be somebody's own. By name: the built pages carry copies of the contracts. */
const FOR_MANY: ReadonlySet<string> = new Set(
  [
    fetchComponentsModel,
    compareProducts,
    findPrinterModels,
    getBrand,
    getCategories,
    getCategory,
    getHome,
    getProduct,
    listQuestions,
    listReviews,
    search,
  ].map(({ name }) => name),
);

/** @throws when something else is asked. */
export function doorForMany(door: Door): Door {
  return async (...call) => {
    if (!FOR_MANY.has(call[0].name)) throw new Error(`A page that is kept for many asks for ${call[0].name}.`);
    return door(...call);
  };
}

/** What a page that is made for many must not ask, or everybody would get the first one's. */
function whose(): never {
  throw new Error('A page that is kept for many asks whose it is.');
}

/**
 * Makes a page for all to whom it is the same: of the request that it is made for only what the page reads of its address goes in, and no header.
 *
 * @param before the one that is out of date.
 * @returns the one before, where its data are the same as then: most pages change less often than they are made, and their data cost a third.
 */
export async function makePageForMany(
  shop: Shop,
  { handler, contextFor, forMany }: Rendering,
  caller: Caller,
  { address, shape, siteMenus }: Pick<PageForMany, 'address' | 'shape' | 'siteMenus'>,
  before: KeptPage | undefined,
): Promise<MadePage | KeptPage> {
  const making: PageInMaking = { away: { isNoticed: false }, cspNonce: randomUUID(), html: undefined };
  const given = servicesFor(shop, { ...caller, setCookies: [] }, siteMenus, making);
  let madeOf: string | undefined;
  let isToBeKept = true;
  const response = await handler(
    new Request(`${caller.origin}${address}`),
    contextFor({
      ...given,
      door: doorForMany(given.door),
      isMadeAlready: (status, data) => {
        madeOf = making.away.isNoticed ? undefined : hash('sha256', `${status} ${data}`);
        return madeOf !== undefined && madeOf === before?.madeOf;
      },
      neverKeep: () => {
        isToBeKept = false;
      },
      shape,
      get user(): never {
        return whose();
      },
      get contextToken(): never {
        return whose();
      },
      visit: async () => whose(),
    }),
  );
  if (response.headers.getSetCookie().length > 0) throw new Error('A page that is kept for many sets a cookie.');
  if (before !== undefined && madeOf !== undefined && madeOf === before.madeOf) return before;
  const html = making.html ?? (await response.text());
  const { away, cspNonce } = making;
  return {
    status: away.isNoticed && response.status >= 500 ? OVERLOADED : response.status,
    headers: [...response.headers],
    page: cutPage(html, [...forMany.marks, nonceMark(cspNonce)]),
    madeOf,
    mayBeKept: isToBeKept && response.status === 200 && !away.isNoticed,
  };
}

/** Where the nonce stands with which a page was made, each of its visitors gets their own. */
function nonceMark(nonce: string): Mark {
  return { name: 'nonce', mark: nonce, length: nonce.length, isExact: true };
}
