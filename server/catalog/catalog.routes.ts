import {
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  getProduct as productCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { route, type Route } from '../http/route.ts';
import { getCategories, getCategory, getHome, search } from './browse.ts';
import { getProduct } from './read-product.ts';

export const catalogRoutes: readonly Route[] = [
  route(productCall, getProduct),
  route(categoryCall, getCategory),
  route(categoriesCall, getCategories),
  route(homeCall, getHome),
  route(searchCall, search),
];
