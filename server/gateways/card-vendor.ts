/** A card as the vendor knows it behind a token. */
export type VendorCard = {
  readonly token: string;
  readonly kind: 'CREDIT_CARD' | 'PREPAID_CARD';
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | undefined;
  readonly expiryYear: number | undefined;
};

/** How an authorisation ended, as far as we know. */
export type VendorAnswer =
  | { readonly kind: 'APPROVED'; readonly vendorId: string }
  | { readonly kind: 'DECLINED'; readonly vendorId: string | undefined }
  /** The payer's bank wants to hear from the payer first. */
  | { readonly kind: 'CHALLENGE'; readonly vendorId: string; readonly transactionId: string; readonly challengeUrl: string }
  /** No answer, or one that makes no sense: it may have happened or not. Only the vendor's records tell. */
  | { readonly kind: 'UNKNOWN' };

/**
 * A vendor that takes card payments. Every changing call carries our key: the same key twice is one payment. None of these
 * functions throws for what the vendor does or fails to do.
 */
export type CardVendor = {
  /** The card behind a token; undefined for a token that the vendor does not know, 'UNREACHABLE' when it cannot be asked. */
  describe(token: string): Promise<VendorCard | undefined | 'UNREACHABLE'>;
  authorize(request: { token: string; amountCents: number; reference: string; key: string; returnUrl: string }): Promise<VendorAnswer>;
  /** What became of an authorisation; 'NONE' when the vendor has never heard of the key. */
  find(key: string): Promise<VendorAnswer | 'NONE'>;
  /** @returns whether the vendor confirmed it. */
  capture(request: { vendorId: string; amountCents: number; key: string }): Promise<boolean>;
  /** @returns whether the vendor confirmed it. */
  void(request: { vendorId: string; key: string }): Promise<boolean>;
};
