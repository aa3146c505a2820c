import {
  listSynonyms as listSynonymsCall,
  listUnfound as listUnfoundCall,
  removeSynonym as removeSynonymCall,
  saveSynonym as saveSynonymCall,
} from '#contracts/operations/search-words.ts';
import { suggest as suggestCall } from '#contracts/search/suggest.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { listSynonyms, listUnfound, removeSynonym, saveSynonym } from './search-words.ts';
import { suggest } from './suggest.ts';

export const searchRoutes: readonly Route[] = [
  lookingRoute(suggestCall, suggest),
  lookingRoute(listUnfoundCall, listUnfound),
  lookingRoute(listSynonymsCall, listSynonyms),
  lookingRoute(saveSynonymCall, saveSynonym),
  lookingRoute(removeSynonymCall, removeSynonym),
];
