import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import { assemblyOffered } from '#domain/cart/furniture-service.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars, PRICE_NOT_AVAILABLE_TEXT } from '#domain/catalog/price-text.ts';
import { roundHalfUp } from '#domain/shared/money.ts';

/** A piece of furniture and who puts how many of it together. */
export type FurnitureRow = {
  readonly lineId: string;
  readonly title: string;
  readonly qty: number;
  readonly basic: number;
  readonly custom: number;
  /** What the service costs as it is chosen. */
  readonly total: string;
};

/** The table of the furniture service. */
export type FurnitureTable = {
  readonly basicRate: string;
  /** A custom service has no rate before it was talked about. */
  readonly customRate: string;
  readonly rows: readonly FurnitureRow[];
  readonly care: { readonly phone: string; readonly phoneText: string; readonly email: string };
};

/** What of a cart the table is made from. */
type Furnished = Pick<Cart, 'furnRate'> & { readonly switches: Cart['metadata']['uiSwitches']; readonly isBusiness: boolean };

/** One table for all rows that are put together by levels; `undefined` when none is. (C §2, Furniture service table; A-062) */
export function furnitureTable(
  rows: readonly CartItem[],
  { furnRate, switches: { furnCustomerCare }, isBusiness }: Furnished,
): FurnitureTable | undefined {
  const furniture = rows.flatMap((row) => {
    const levels = row.furnSvcInfo?.levels;
    const offered = assemblyOffered({
      isBusiness,
      hasLevels: levels !== undefined,
      piecesAtLevels: (levels ?? []).reduce((sum, { qty }) => sum + qty, 0),
      hasAssemblyItem: row.optionItemIds.length > 0,
    });
    return levels === undefined || offered !== 'LEVELS' ? [] : [{ row, levels }];
  });
  if (furniture.length === 0 || furnRate === null) return undefined;
  return {
    basicRate: rateText(furnRate.BASC),
    customRate: rateText(furnRate.CUST),
    rows: furniture.map(({ row, levels }) => {
      const qtyOf = (level: 'BASC' | 'CUST') => levels.reduce((sum, one) => sum + (one.level === level ? one.qty : 0), 0);
      const [basic, custom] = [qtyOf('BASC'), qtyOf('CUST')];
      return {
        lineId: row.cartItemId,
        title: row.product.name,
        qty: row.qty,
        basic,
        custom,
        total: formatDollars(roundHalfUp((basic * furnRate.BASC + custom * furnRate.CUST) * 100) / 100),
      };
    }),
    care: { ...furnCustomerCare, phoneText: phoneText(furnCustomerCare.phone) },
  };
}

function rateText(dollars: number): string {
  if (!isShownAmount(dollars)) return PRICE_NOT_AVAILABLE_TEXT;
  return dollars === 0 ? 'Quoted for you' : `${formatDollars(dollars)} each`;
}

/** Ten digits as people read them; anything else as it is. */
function phoneText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
