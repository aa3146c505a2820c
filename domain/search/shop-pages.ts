/** Pages of the shop that people look for by name. */
export type ShopPage = 'DEALS' | 'QUICK_ORDER' | 'ACCOUNT' | 'PRINTERS' | 'NEW';

const DEALS =
  /^(?:(?:todays?|this weeks?|weekly|daily|best|current|all|hot|holiday|black friday|cyber monday|cyber week|early) )*(?:deals?(?: of the (?:day|week))?|sales?|on sale|sale items?|items? on sale|(?:special )?offers?|specials|promotions?|promos?|discounts?|clearance(?: (?:sale|items?))?|closeouts?|markdowns|black friday|cyber monday|cyber week)$/;

/** How such pages are asked for, in lower case and without signs. */
const ASKED: readonly (readonly [ShopPage, RegExp])[] = [
  ['DEALS', DEALS],
  ['QUICK_ORDER', /^(?:quick|bulk|fast|express) order(?:s|ing)?$|^order by (?:item |part |sku |product )?(?:numbers?|sku)$/],
  ['NEW', /^(?:all |the )?(?:new|newest|latest) (?:arrivals?|items?|products?|in)$|^what ?s new$|^(?:just|newly) (?:in|arrived|added)$/],
  [
    'ACCOUNT',
    /^(?:my )?accounts?$|^(?:sign|log) ?in$|^(?:reorder|re order|buy again|order again|repeat)(?: (?:my |the |an? )?(?:last|previous|past|recent|old|same)? ?(?:orders?|items?|purchases?|things))?$/,
  ],
  ['PRINTERS', /^(?:my printers?|ink finder|toner finder|(?:find )?(?:ink|toner) by printer)$/],
];

/** The page that somebody looks for who typed this into the search field; undefined: they look for something to buy. */
export function shopPage(typed: string): ShopPage | undefined {
  const words = typed
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
  return ASKED.find(([, asked]) => asked.test(words))?.[0];
}
