export type { AccountTerms, Catalog, CatalogItem, Coupon } from './catalog.ts';
export { makeCatalog } from './catalog.ts';
export { catalogRoutes } from './catalog.routes.ts';
export { pictureOf, withoutPictureVersion } from './pictures.ts';
