import type { Tenant } from '../identity/tenant-by-host.ts';

/** The gateways that cards go to: that of the consumer site, and that of the business sites. */
export type CardGateway = 'staplesPay' | 'aci';

/** How the pages of a site reach a gateway. (S §3, Payment vendor config; A-116) */
export type GatewayConfig = {
  /** Its pages by what they are for, as paths at `domainUrl`. */
  readonly urlMap: { readonly cardFrame: string; readonly hostedCard: string };
  /** The stylesheet of its pages, by the site's route id. */
  readonly routeIdMap: Readonly<Record<string, 'consumer' | 'business'>>;
  /** Its origin: messages of its frame come from there, and go there alone. */
  readonly domainUrl: string;
  /** The frame with the card fields, whole: every page of the shop shows the same, on a phone as on a desktop. */
  readonly desktopUrl: string;
  /** How long the frame may take to show itself. */
  readonly iframeLoadTimeoutInMilliSeconds: number;
  /** Whose cards they are, as the gateway knows the site; its messages carry it. */
  readonly vendorProfileId: string;
  /** Which of its views the frame is; its messages carry it. */
  readonly viewId: string;
};

export type PaymentVendorConfig = Readonly<Record<CardGateway, GatewayConfig>>;

const URL_MAP = { cardFrame: '/frame/card', hostedCard: '/hosted/card' } as const;
const ROUTE_ID_MAP = { dotcom: 'consumer', SBA: 'business', HIT: 'business', SWS: 'business', WPL: 'business', MAIN: 'business' } as const;
/** */
const FRAME_LOAD_TIMEOUT_MS = 8000;
const GATEWAYS: Readonly<Record<Tenant, CardGateway>> = { dotcom: 'staplesPay', SBA: 'aci' };

/**
 * Both gateways, as the vendor at an origin is reached.
 *
 * @param domainUrl origin of the vendor, without a slash at its end.
 */
export function paymentVendorConfig(domainUrl: string): PaymentVendorConfig {
  const gateway = (vendorProfileId: string): GatewayConfig => ({
    urlMap: URL_MAP,
    routeIdMap: ROUTE_ID_MAP,
    domainUrl,
    desktopUrl: `${domainUrl}${URL_MAP.cardFrame}`,
    iframeLoadTimeoutInMilliSeconds: FRAME_LOAD_TIMEOUT_MS,
    vendorProfileId,
    viewId: 'card',
  });
  return { staplesPay: gateway('foolscap-consumer'), aci: gateway('foolscap-business') };
}

/** What the vendor's card page is told: where it sends the shopper back to, and what the card is for. */
type HostedCardOf = {
  readonly returnUrl: string;
  readonly checkoutId: string;
  /** The card pays for an order, or is kept for later ones. */
  readonly purpose: 'PAY' | 'SAVE';
  /** Comes back with the shopper, unread by the vendor. */
  readonly state?: string;
  /** What it would pay, in dollars; none is shown without. */
  readonly amount?: number | undefined;
};

/** The address of the vendor's own card page, for where its frame does not work. */
export function hostedCardAddress({ domainUrl, urlMap, vendorProfileId }: GatewayConfig, { amount, ...wish }: HostedCardOf): string {
  const query = new URLSearchParams({ ...wish, id: vendorProfileId });
  if (amount !== undefined) query.set('amount', amount.toFixed(2));
  return `${domainUrl}${urlMap.hostedCard}?${query}`;
}

/** The gateway that takes the cards of a site. */
export function gatewayOf(config: PaymentVendorConfig, tenant: Tenant): GatewayConfig {
  return config[GATEWAYS[tenant]];
}
