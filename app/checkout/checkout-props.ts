import type { GatewayConfig } from '#domain/payment/vendor-config.ts';
import type { StoreView } from '#app/help/store-door.tsx';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import type { CheckoutView, currentStep, StepName } from './checkout-view.ts';

/** What the page is given. */
export type CheckoutPageProps = {
  checkout: CheckoutView;
  /** The step that the shopper wants to change. */
  edited: string | null;
  /** Back from the payer's bank. */
  isResumed: boolean;
  /** At whose page they gave up to pay, just now. */
  leftVendor: string | undefined;
  vendorOrigin: string;
  /** How cards are given. */
  gateway: GatewayConfig;
  routeId: string;
  isDotcom: boolean;
  cartPath: string;
  /** Who is signed in. */
  account: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Where something of the order is fetched. */
  pickupStores: readonly StoreView[];
  outcome: CheckoutOutcome | undefined;
};

/** What every step is given. */
export type StepProps = CheckoutPageProps & {
  current: ReturnType<typeof currentStep>;
  failure: Extract<CheckoutOutcome, { kind: 'FAILED' }> | undefined;
  /** The step whose form failed; `failure.step` is the one at which something can be done about it now. */
  failedAt: StepName | undefined;
};
