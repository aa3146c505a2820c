import type { Door } from './door.ts';

/** What the server gives to a page beside its request. The app reads it from the router's context. */
export type PageServices = {
  readonly door: Door;
  /** `dotcom`, or `SBA` for the business site. */
  readonly tenant: 'dotcom' | 'SBA';
  readonly routeType: string;
  readonly routeId: string;
  readonly brandName: string;
  /** The origin of this site as the visitor reached it. */
  readonly origin: string;
  /** The payment vendor's origin: its card frame and its hosted page. */
  readonly vendorOrigin: string;
  /** Origins of the pages that may show this site in a frame, and learn how much is in the cart. */
  readonly parentOrigins: readonly string[];
  readonly isDemo: boolean;
  readonly requestId: string;
  /** Writes down what went wrong while this page was made. */
  readonly reportFailure: (error: unknown) => void;
  /** For the scripts of this page only. */
  readonly cspNonce: string;
  /** Changes with the identity of the visitor; undefined without a session. */
  readonly contextToken: string | undefined;
  /** Who is signed in; undefined for guests. */
  readonly user:
    | { readonly firstName: string; readonly lastName: string; readonly email: string; readonly accountName: string | undefined }
    | undefined;
};
