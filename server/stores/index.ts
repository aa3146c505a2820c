export { makeStoreDirectory, type Store, type StoreDirectory, type ZipCode } from './store-directory.ts';
