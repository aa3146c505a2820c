export { findAddress, hasRoomForAddress, insertAddress, knownAddresses, quickBuyAddress, usualAddress } from './address-book.ts';
export { StoredAddress, viewAddress } from './stored-address.ts';
