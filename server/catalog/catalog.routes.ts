import {
  compareProducts as compareCall,
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  getProduct as productCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { fetchComponentsModel as landingCall, getBrand as brandCall } from '#contracts/catalog/landing.ts';
import { getProductTileData as tileDataCall } from '#contracts/tiles.ts';
import type { Call, Input } from '#contracts/call.ts';
import type { Reply } from '#contracts/door.ts';
import type { z } from 'zod';
import { lookingOf } from '../http/buying.ts';
import { checkOpenTo, lookingRoute, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { getCategories, getCategory, getHome, search } from './browse.ts';
import { compareProducts } from './compare-products.ts';
import { getBrand } from './landing/brand.ts';
import { getLandingPage } from './landing/landing-page.ts';
import { getProduct } from './read-product.ts';
import { getProductTileData } from './tiles/look-up-tiles.ts';
import { makeViewer, viewerKey, type Viewer } from './viewer.ts';

type Read<C extends Call> = (shop: Shop, viewer: Viewer, input: Input<C>) => Promise<Reply<z.input<C['answer']>>>;

/** Binds a call of the catalogue: it knows of whoever looks what decides what they see, and no more. */
function viewingRoute<C extends Call>(contract: C, read: Read<C>): Route {
  return lookingRoute(contract, async (shop, { shopper }, input) => read(shop, await makeViewer(shop, shopper), input));
}

/**
 * Binds a GET that does nothing but read: all who may ask and see the same get one answer, which is made and written once within moments.
 * (decision 37)
 */
function routeForMany<C extends Call>(contract: C, read: Read<C>): Route {
  const route = viewingRoute(contract, read);
  return {
    ...route,
    isForMany: true,
    handle: async (shop, caller, raw) => {
      const refusal = checkOpenTo(contract, caller);
      if (refusal !== undefined) return refusal;
      const viewer = await viewerKey(shop, lookingOf(caller).shopper);
      const name = `${contract.name} ${viewer} ${JSON.stringify([raw.params, raw.query])}`;
      return shop.catalog.kept.answers.get(name, () => route.handle(shop, caller, raw));
    },
  };
}

export const catalogRoutes: readonly Route[] = [
  routeForMany(productCall, getProduct),
  viewingRoute(compareCall, compareProducts),
  routeForMany(categoryCall, getCategory),
  routeForMany(categoriesCall, getCategories),
  routeForMany(homeCall, getHome),
  // What is searched for without result is counted.
  viewingRoute(searchCall, search),
  routeForMany(brandCall, getBrand),
  viewingRoute(landingCall, getLandingPage),
  viewingRoute(tileDataCall, getProductTileData),
];
