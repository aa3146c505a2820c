import { command } from './database.ts';

/** To all nodes: what they know of the catalogue is out of date. They hear of it when the transaction is through (server/db/listen.ts). */
export const tellOfCatalogChange = command('catalog_changed', "select pg_notify('catalog_changed', '')");
