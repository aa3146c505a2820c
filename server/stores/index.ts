export { lookForStores } from './find-stores.ts';
export { viewStoreDetails } from './store-details.ts';
export { makeStoreDirectory, type Store, type StoreDirectory, type ZipCode } from './store-directory.ts';
export { storeRoutes } from './stores.routes.ts';
