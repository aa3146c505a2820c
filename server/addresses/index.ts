export {
  findAddress,
  hasRoomForAddress,
  insertAddress,
  knownAddresses,
  MOST_ADDRESSES,
  quickBuyAddress,
  usualAddress,
} from './address-book.ts';
export { StoredAddress, viewAddress } from './stored-address.ts';
