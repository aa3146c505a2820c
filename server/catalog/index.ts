export type { AccountTerms, CatalogItem, Coupon } from './catalog-facts.ts';
export { contractAccountOf, EVERYBODY } from './audience.ts';
export { makeCatalog } from './catalog.ts';
export { catalogRoutes } from './catalog.routes.ts';
export {
  contractPricesFrom,
  contractPricesOf,
  findContractPrices,
  type ContractPrice,
  type ContractPrices,
  type ContractTuples,
} from './contract.repository.ts';
export { besideItems, sortOf } from './beside/goes-with.ts';
export { trendingItems } from './beside/trending.ts';
export { bestSellersFor, departmentsFor, itemsByOwnNumber, search as searchItems, TYPED_OF_NUMBER } from './browse.ts';
export { registerDocuments } from './documents/documents.routes.ts';
export { buyerOf, offerFor } from './offer-for.ts';
export { forgetDocuments } from './documents/forget-documents.ts';
export { ownPictureFiles } from './pictures/own-pictures.ts';
export { isPhotograph, pictureOf, withoutPictureVersion } from './pictures/pictures.ts';
export { printerModels } from './printer-models.ts';
export { popularTerms } from './suggesting/popular-terms.ts';
export { suggestFromCatalog } from './suggesting/suggest-from-catalog.ts';
export { takenInstead } from './tiles/alternates.ts';
export { offeredAgain, type Again } from './tiles/offered-now.ts';
export { guestOffers, type GuestOffer } from './tiles/guest-offers.ts';
export { makeViewer, viewerKey, type Viewer } from './viewer.ts';
export { findSeenBy, tilesFor, viewTiles } from './viewing.ts';
export { viewVolumePrice } from './tile.view.ts';
export { watchItems, type OfferedItem, type WatchedItem } from './watched-items.ts';
export { brands } from './landing/brand.ts';
export { landingPages } from './landing/landing-page.ts';
export { foldWords } from './words/words.repository.ts';
export { lexiconOf, readLexicon } from './words/words.repository.ts';
export { findByNumbers, type Numbered } from './numbers/find-by-numbers.ts';
export { findByWords, type Worded } from './words/find-by-words.ts';
