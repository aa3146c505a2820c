import {
  compareProducts as compareCall,
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  getProduct as productCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { findInsteadOnContract as insteadCall } from '#contracts/catalog/instead-on-contract.ts';
import { listReviews as listReviewsCall } from '#contracts/catalog/reviews.ts';
import { fetchComponentsModel as landingCall, getBrand as brandCall } from '#contracts/catalog/landing.ts';
import { listQuestions as listQuestionsCall } from '#contracts/reviews/questions.ts';
import { findItemAtStores as atStoresCall, findPickupInStore as pickupInStoreCall } from '#contracts/stores.ts';
import { getProductTileData as tileDataCall } from '#contracts/tiles.ts';
import type { Call, Input } from '#contracts/call.ts';
import type { Reply } from '#contracts/door.ts';
import type { z } from 'zod';
import { addressBlock } from '../config/address-block.ts';
import { lookingOf } from '../http/buying.ts';
import type { Caller } from '../http/caller.ts';
import { checkOpenTo, lookingRoute, route, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../shoppers/index.ts';
import { getCategories, getCategory, getHome, search } from './browse.ts';
import { compareProducts } from './compare-products.ts';
import { getBrand } from './landing/brand.ts';
import { getLandingPage } from './landing/landing-page.ts';
import { findItemAtStores } from './product/item-at-stores.ts';
import { findPickupInStore } from './product/pickup-in-store.ts';
import { getProduct } from './product/read-product.ts';
import { listQuestions } from './reviews/list-questions.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { findInsteadOnContract } from './tiles/instead-on-contract.ts';
import { getProductTileData } from './tiles/look-up-tiles.ts';
import { makeViewer, viewerKey, type AskedOfViewer, type Viewer } from './viewer.ts';

type Read<C extends Call> = (shop: Shop, viewer: Viewer, input: Input<C>) => Promise<Reply<z.input<C['answer']>>>;

/** Binds a call of the catalogue: it knows of whoever looks what decides what they see, and no more. */
function viewingRoute<C extends Call>(contract: C, read: Read<C>, asked?: AskedOfViewer): Route {
  return lookingRoute(contract, async (shop, { shopper }, input) => read(shop, await makeViewer(shop, shopper, asked), input));
}

/**
 * Binds a GET that does nothing but read: all who may ask and see the same get one answer, which is made and written once within moments.
 * (decision 37)
 */
function routeForMany<C extends Call>(contract: C, read: Read<C>, asked?: AskedOfViewer): Route {
  const bound = viewingRoute(contract, read, asked);
  return {
    ...bound,
    isForMany: true,
    handle: async (shop, caller, raw) => {
      const refusal = checkOpenTo(contract, caller);
      if (refusal !== undefined) return refusal;
      const viewer = await viewerKey(shop, lookingOf(caller).shopper, asked);
      const name = `${contract.name} ${viewer} ${JSON.stringify([raw.params, raw.query])}`;
      return shop.catalog.kept.answers.get(name, () => bound.handle(shop, caller, raw));
    },
  };
}

/** Who counts as one: a person of an organisation, else everybody of a network. Accounts of one's own can be had for the asking. */
function visitorOf({ person, account }: Shopper, { address }: Caller): string {
  return person !== undefined && account !== undefined ? person.userId : addressBlock(address);
}

export const catalogRoutes: readonly Route[] = [
  routeForMany(productCall, getProduct, { nearStores: true }),
  lookingRoute(atStoresCall, findItemAtStores),
  lookingRoute(pickupInStoreCall, findPickupInStore),
  routeForMany(listReviewsCall, listReviews),
  routeForMany(listQuestionsCall, listQuestions),
  viewingRoute(compareCall, compareProducts),
  routeForMany(categoryCall, getCategory),
  routeForMany(categoriesCall, getCategories),
  routeForMany(homeCall, getHome),
  // What is searched for without result is counted, where somebody looks.
  route(searchCall, async (shop, caller, input) => {
    const { shopper } = lookingOf(caller);
    return search(shop, await makeViewer(shop, shopper), input, caller.isLookedAt ? visitorOf(shopper, caller) : undefined);
  }),
  routeForMany(brandCall, getBrand),
  viewingRoute(landingCall, getLandingPage),
  viewingRoute(tileDataCall, getProductTileData),
  viewingRoute(insteadCall, findInsteadOnContract),
];
