import {
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  getProduct as productCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { getCategories, getCategory, getHome, search } from './browse.ts';
import { getProduct } from './read-product.ts';

export const catalogRoutes: readonly Route[] = [
  lookingRoute(productCall, getProduct),
  lookingRoute(categoryCall, getCategory),
  lookingRoute(categoriesCall, getCategories),
  lookingRoute(homeCall, getHome),
  lookingRoute(searchCall, search),
];
