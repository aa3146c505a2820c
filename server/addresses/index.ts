export {
  askedForKnown,
  findAddress,
  insertAddress,
  KNOWN_ADDRESSES,
  knownAddresses,
  knownAddressesFrom,
  type KnownAddresses,
  mayBeSentTo,
  mayKeepAddress,
  MOST_ADDRESSES,
  MOST_SHIP_TOS,
  quickBuyAddress,
  SENT_ELSEWHERE_TEXT,
  shipTosFor,
  shipTosOf,
  usualAddress,
} from './address-book.ts';
export { changeOwnAddress, makeOwnDefault, ownAddresses, removeOwnAddress } from './own-addresses.ts';
export { StoredAddress, viewAddress } from './stored-address.ts';
