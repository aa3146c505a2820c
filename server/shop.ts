import type { Logger } from 'pino';
import type { Toggles } from './audience/toggles.ts';
import type { CartCounts } from './cart/live/cart-counts.ts';
import type { CartWatch } from './cart/live/watch-carts.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import type { Captcha } from './gateways/captcha.ts';
import type { PaymentVendor } from './gateways/payment-vendor.ts';
import type { MailTransport } from './gateways/mail.ts';
import type { NodeCounts } from './limits/node-counts.ts';
import type { VisitorMenus } from './menus/visitor-menus.ts';
import type { OrderNumbers } from './orders/placing/order-numbers.ts';
import type { HasBought } from './orders/reading/has-bought.ts';
import type { UnfoundSearches } from './search/unfound-searches.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { Signers } from './sessions/signer.ts';
import type { StoreDirectory } from './stores/store-directory.ts';
import type { Metrics } from './telemetry/metrics.ts';

/**
 * Everything that a use case can need from outside, made once at the start and passed along. Nothing of it is per request.
 *
 * Its parts know nothing of it: each is named here by its own file instead of by its capability's door, behind which the use cases
 * lie that take the whole shop.
 */
export type Shop = {
  readonly settings: Settings;
  readonly database: Database;
  /** The business clock. */
  readonly now: () => Date;
  readonly catalog: Catalog;
  readonly stores: StoreDirectory;
  readonly toggles: Toggles;
  readonly menus: VisitorMenus;
  readonly sessions: SessionStore;
  readonly signers: Signers;
  readonly nodeCounts: NodeCounts;
  readonly cartWatch: CartWatch;
  readonly cartCounts: CartCounts;
  readonly paymentVendor: PaymentVendor;
  readonly captcha: Captcha;
  readonly orderNumbers: OrderNumbers;
  readonly hasBought: HasBought;
  readonly mail: MailTransport;
  readonly unfoundSearches: UnfoundSearches;
  readonly log: Logger;
  readonly metrics: Metrics;
};
