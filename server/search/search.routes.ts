import {
  listSynonyms as listSynonymsCall,
  listUnfound as listUnfoundCall,
  removeSynonym as removeSynonymCall,
  saveSynonym as saveSynonymCall,
} from '#contracts/operations/search-words.ts';
import { suggest as suggestCall } from '#contracts/search/suggest.ts';
import { viewerKey } from '../catalog/index.ts';
import { lookingOf } from '../http/buying.ts';
import { checkOpenTo, lookingRoute, type Route } from '../http/route.ts';
import { listSynonyms, listUnfound, removeSynonym, saveSynonym } from './search-words.ts';
import { suggest } from './suggest.ts';

const suggestToOne = lookingRoute(suggestCall, suggest);

/**
 * What is suggested to those of whom nobody knows what they have bought is the same for all who see the same: it is made and written once within moments, as
 * what the calls of the catalogue answer. (decision 37)
 */
const suggestToMany: Route = {
  ...suggestToOne,
  isForMany: true,
  handle: async (shop, caller, raw) => {
    const refusal = checkOpenTo(suggestCall, caller);
    if (refusal !== undefined) return refusal;
    const { shopper } = lookingOf(caller);
    if (shopper.person !== undefined) return suggestToOne.handle(shop, caller, raw);
    const name = JSON.stringify([await viewerKey(shop, shopper), raw.query]);
    return shop.catalog.kept.suggestions.get(name, () => suggestToOne.handle(shop, caller, raw));
  },
};

export const searchRoutes: readonly Route[] = [
  suggestToMany,
  lookingRoute(listUnfoundCall, listUnfound),
  lookingRoute(listSynonymsCall, listSynonyms),
  lookingRoute(saveSynonymCall, saveSynonym),
  lookingRoute(removeSynonymCall, removeSynonym),
];
