export { searchRoutes } from './search.routes.ts';
export { makeUnfoundSearches } from './unfound-searches.ts';
