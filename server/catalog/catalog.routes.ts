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
import { lookingRoute, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { getCategories, getCategory, getHome, search } from './browse.ts';
import { compareProducts } from './compare-products.ts';
import { getBrand } from './landing/brand.ts';
import { getLandingPage } from './landing/landing-page.ts';
import { getProduct } from './read-product.ts';
import { getProductTileData } from './tiles/look-up-tiles.ts';
import { makeViewer, type Viewer } from './viewer.ts';

type Read<C extends Call> = (shop: Shop, viewer: Viewer, input: Input<C>) => Promise<Reply<z.input<C['answer']>>>;

/** Binds a call of the catalogue: it knows of whoever looks what decides what they see, and no more. */
function viewingRoute<C extends Call>(contract: C, read: Read<C>): Route {
  return lookingRoute(contract, async (shop, { shopper }, input) => read(shop, await makeViewer(shop, shopper), input));
}

export const catalogRoutes: readonly Route[] = [
  viewingRoute(productCall, getProduct),
  viewingRoute(compareCall, compareProducts),
  viewingRoute(categoryCall, getCategory),
  viewingRoute(categoriesCall, getCategories),
  viewingRoute(homeCall, getHome),
  viewingRoute(searchCall, search),
  viewingRoute(brandCall, getBrand),
  viewingRoute(landingCall, getLandingPage),
  viewingRoute(tileDataCall, getProductTileData),
];
