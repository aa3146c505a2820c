import type { CartItem } from '#contracts/cart-item.ts';
import type { RelatedItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { ownPrice } from '#domain/pricing/row-price.ts';
import { roundHalfUp } from '#domain/shared/money.ts';

/** The larger pack under whose terms a row can be bought, so that the courier asks nothing. */
export type LargerPack = {
  readonly altItemId: string;
  readonly name: string;
  /** How many pieces one pack stands for. */
  readonly factor: number;
  /** The least number of whole packs that holds all pieces, as pieces. */
  readonly qty: number;
  /** What so many pieces cost: more than the row does now. */
  readonly price: string;
};

/** What the courier asks for a row, and how to go without it. */
export type SurchargeNote =
  | { readonly kind: 'FEE'; readonly perPiece: string; readonly total: string; readonly pack: LargerPack | undefined }
  | { readonly kind: 'COVERED'; readonly factor: number };

type Row = Pick<
  CartItem,
  'cartItemId' | 'itemId' | 'qty' | 'surchargeApplicable' | 'surchargeAltItemId' | 'quantityStep' | 'selectedDeliveryOption' | 'priceInfo'
>;

/** The courier's fee of a row; `undefined` for what carries none or is fetched in a store. (C §5, Surcharge rule) */
export function surchargeNote(row: Row, related: readonly RelatedItem[]): SurchargeNote | undefined {
  const { surchargeFeePerUnit: fee, deliveryType } = row.selectedDeliveryOption;
  if (!row.surchargeApplicable) return undefined;
  if (row.surchargeAltItemId !== null) return { kind: 'COVERED', factor: row.quantityStep };
  if (deliveryType !== 'STA' || fee <= 0) return undefined;
  return {
    kind: 'FEE',
    perPiece: formatDollars(fee),
    total: formatDollars(roundHalfUp(fee * 100 * row.qty) / 100),
    pack: largerPack(row, related),
  };
}

/** The pack that the least more has to be bought for. */
function largerPack({ cartItemId, itemId, qty, priceInfo }: Row, related: readonly RelatedItem[]): LargerPack | undefined {
  return related
    .flatMap(({ type, itemId: altItemId, name, altFactor, parentCartItemId, parentItemId, isAvailable }) => {
      const isOfRow = parentCartItemId === null ? parentItemId === itemId : parentCartItemId === cartItemId;
      if (type !== 'ALTERNATE' || altFactor === null || altFactor < 2 || !isAvailable || !isOfRow) return [];
      const pieces = Math.ceil(qty / altFactor) * altFactor;
      const price = formatDollars(roundHalfUp(ownPrice(priceInfo, qty).perUnit * 100 * pieces) / 100);
      return [{ altItemId, name, factor: altFactor, qty: pieces, price }];
    })
    .toSorted((one, other) => one.qty - other.qty)[0];
}
