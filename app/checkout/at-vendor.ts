/**
 * Whether a payer may be sent to an address: it is the payment vendor's own. What is no address is none of theirs.
 *
 * @param vendorOrigin the vendor's own address, as the shop is set up.
 */
export function isAtVendor(address: string, vendorOrigin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(vendorOrigin).origin;
}
