export { findAddress, hasDefaultAddress, usualAddress } from './address-book.ts';
export { StoredAddress, viewAddress } from './stored-address.ts';
