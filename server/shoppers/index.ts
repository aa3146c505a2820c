export { noteAccountChange } from './account-changes.ts';
export { actorName, whoAttempts, type Actor } from './actor.ts';
export { buyingForUser, type Buying, type Looking } from './buying.ts';
export { keyOfOwner, ownerColumns, ownerOf, type CartOwner, type GuestOwner, type PersonOwner } from './cart-owner.ts';
export {
  IS_ACTIVE,
  IS_CUSTOMER,
  isQuickBuyShownFirst,
  mayChangeShippingLocation,
  PERSON_COLUMNS,
  personFromRow,
  RULE_AS_JSON,
  rulesOf,
  seesPrices,
  SIGNS_IN_HERE,
  USUAL_FIRST,
  type Account,
  type AccountSettings,
  type Approver,
  type Person,
  type PersonRow,
  type UserSettings,
} from './person.ts';
export { buyerInProcurement } from './buyer-in-procurement.ts';
export { makeShopper, shipToOf, zipOf, type Shopper, type ShopperPlace } from './shopper.ts';
export { accountOfOrders, accountToBuyAgain, mayOpenOrder } from './orders-of-account.ts';
export { seesPricesById } from './sees-prices.ts';
export { organizationBuyerOf, type OrganizationBuyer } from './organization-buyer.ts';
export { lockAccount } from './lock-account.ts';
export { lockUser } from './lock-user.ts';
export { findUnitsOfPerson, takeUnit, UNIT_SETTINGS } from './unit.ts';
export { isMailboxItself, mailboxHash, sharesMailbox } from './own-room.ts';
