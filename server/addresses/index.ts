export {
  findAddress,
  insertAddress,
  knownAddresses,
  mayBeSentTo,
  mayKeepAddress,
  MOST_ADDRESSES,
  MOST_SHIP_TOS,
  quickBuyAddress,
  SENT_ELSEWHERE_TEXT,
  shipTosOf,
  usualAddress,
} from './address-book.ts';
export { StoredAddress, viewAddress } from './stored-address.ts';
