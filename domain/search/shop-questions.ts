/** What people ask a shop that is no thing to buy. */
export type ShopTopic =
  | 'CANCEL'
  | 'RETURNS'
  | 'ORDERS'
  | 'AHEAD'
  | 'GIFT_CARDS'
  | 'COUPONS'
  | 'PRICE_MATCH'
  | 'VOLUME'
  | 'RECEIPT'
  | 'BRANDS'
  | 'STORES'
  | 'PICKUP'
  | 'DELIVERY'
  | 'INVOICE'
  | 'TAX'
  | 'PAYMENT'
  | 'PASSWORD'
  | 'CONTACT';

/** How such questions are typed, in lower case and without signs. Of two that fit, the first one is meant. */
const ASKED: readonly (readonly [ShopTopic, RegExp])[] = [
  ['CANCEL', /\b(?:cancel|change) (?:my |an |the )?orders?\b|\border cancell?ation\b/],
  [
    'RETURNS',
    /^(?:returns?|exchanges?)$|\b(?:returns?|refunds?|exchanges?) (?:policy|policies|process|center|department|an?|my|something|items?|orders?|and)\b|\brefunds?\b|\bmoney back\b|\b(?:how|can|where|may) .*\breturn\b/,
  ],
  [
    'RECEIPT',
    /^vat(?: receipts?| invoices?)?$|\b(?:copy of|print|download|get|find|need|see|email|send) (?:me )?(?:an? |my |the |your )?(?:copy of )?(?:an? |my |the )?(?:vat |tax |order |old )*(?:receipts?|invoices?)$|^my (?:receipts?|invoices?)$|\b(?:receipts?|invoices?) (?:for|of|from) (?:an? |my |the )?(?:last |past |old )?orders?$/,
  ],
  [
    'ORDERS',
    /\btrack(?:ing)? (?:my |an |the |your )?(?:orders?|packages?|parcels?|shipments?|delivery|number)\b|\border (?:status|tracking|history|lookup|number)\b|\bmy (?:orders?|package|delivery|shipment)\b|\b(?:find|where is|look up) (?:an |the )?order\b/,
  ],
  ['AHEAD', /^(?:how do |what (?:is|are) |about )?(?:an? )?(?:pre|back) ?orders?(?: (?:items?|policy|work|products?))?$/],
  ['GIFT_CARDS', /\bgift ?cards? balance\b|\b(?:check|balance|redeem|use|pay with)\b.*\bgift ?cards?\b/],
  [
    'BRANDS',
    /^(?:all |our |your |top |list of |shop (?:by |all )?|by )*brands?(?: names?| list)?$|^(?:what|which) brands .*$|^manufacturers$/,
  ],
  ['COUPONS', /^(?:my )?(?:coupons?|vouchers?)(?: codes?)?$|^(?:promo|coupon|discount|promotion|offer) ?codes?$/],
  [
    'PRICE_MATCH',
    /\bprice (?:match(?:ing|es)?|guarantee|protection|adjustments?)\b|\b(?:match|beat) (?:a |the |other |their |my )?prices?\b|^(?:low|lowest|best) price guarantee$/,
  ],
  [
    'VOLUME',
    /^(?:do you (?:have|offer|do|give) )?(?:any )?(?:bulk|volume|quantity|wholesale) (?:discounts?|pricing|prices?|rates?|buying|savings|deals?)$|\bdiscounts? (?:for|on) (?:bulk|volume|large|big|quantity|quantities)\b|\bcheaper (?:in bulk|by the case)$|\bbuy (?:in )?bulk$/,
  ],
  [
    'STORES',
    /^(?:hours|stores?|locations?)$|\bstores? (?:hours|locator|locations?|finder|near)\b|\b(?:nearest|closest|find a|local) stores?\b|\b(?:opening|business|holiday) hours$|\bare you open\b|\bwhat time .*\b(?:open|close)\b|\b(?:have|any|physical|retail) (?:a )?(?:physical |retail )?stores?$|\bhours (?:today|tomorrow|on)\b/,
  ],
  ['PICKUP', /^(?:pick ?up|bopis)$|\b(?:in ?store|store|curbside|same day) pick ?up\b|\bpick ?up (?:in store|today|my)\b/],
  [
    'DELIVERY',
    /^(?:shipping|delivery)$|\b(?:do|can|will|does|when|where) (?:you|it|they|i|my)\b.*\b(?:deliver|ship|arrive)\b|\b(?:delivery|shipping) (?:policy|costs?|fees?|times?|charges?|options?|rates?|information|info|days?)\b|\bfree (?:shipping|delivery)\b|\b(?:same|next) day (?:delivery|shipping)\b|\bdeliver(?:y)? (?:to|on)\b|\bhow much (?:is|does|for|to)\b.*\b(?:shipping|delivery|ship|deliver)\b|\bhow long .*\b(?:ship|shipping|deliver|delivery|arrive)\b/,
  ],
  [
    'TAX',
    /\btax(?:es)? exempt(?:ion|ions)?\b|\bexempt from (?:sales )?tax\b|^sales tax(?:es)?$|\b(?:charge|pay|add) (?:me )?(?:sales )?tax\b|\bresale certificate\b/,
  ],
  [
    'INVOICE',
    /^(?:a )?purchase orders?$|\b(?:take|accept|use|pay (?:by|with)|send) (?:a |an )?(?:purchase orders?|po|invoices?)$|^net ?(?:30|60|90)(?: days?)?(?: terms)?$|\binvoices? (?:in |within |after )?(?:30|60|90) days\b|\b(?:30|60|90) days? (?:invoices?|terms|credit|to pay)\b|\b(?:do|offer|have) (?:you )?(?:do )?invoic(?:es?|ing)\b|\bpay (?:later )?(?:in|within|after) (?:30|60|90) days\b|\b(?:net|credit|payment) terms$|^(?:invoice me|invoicing|billing|pay by invoice|po numbers?)$|\b(?:business|corporate|company) account$/,
  ],
  [
    'PAYMENT',
    /\bpayment (?:methods?|options?)\b|\bhow .*\bpay\b|\bdo you (?:take|accept)\b|\b(?:pay|paying) (?:by|with)\b|^(?:paypal|apple pay|google pay|klarna|afterpay)$/,
  ],
  ['PASSWORD', /\b(?:forgot|forgotten|reset|change|lost) (?:my |a |the )?password\b|^password reset$/],
  [
    'CONTACT',
    /^(?:help|contact|support)$|\bcontact (?:us|you|info|information|number)\b|\bcustomer (?:service|support|care)\b|\b(?:phone|telephone) numbers?\b|\bcall you\b|\b(?:speak|talk) (?:to|with)\b|\blive chat\b/,
  ],
];

/** What of the shop somebody asks about who typed this into the search field; undefined: they look for something to buy. */
export function shopQuestion(typed: string): ShopTopic | undefined {
  const words = typed
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/['’]s\b/g, ' is')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
  return ASKED.find(([, asked]) => asked.test(words))?.[0];
}
