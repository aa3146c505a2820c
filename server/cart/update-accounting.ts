import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { updateCart as updateCartCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { NO_BUDGET_CENTER } from '#domain/accounts/budgets/budget-charges.ts';
import { ALL_PARTS, sharesProblem, type BudgetShare } from '#domain/accounts/budgets/split.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { PO_MAY_HAVE, poNumberProblem, poReleaseProblem } from '#domain/checkout/po-number.ts';
import type { OpenBudgets } from '../budgets/index.ts';
import { mayBeInvoiced } from '../credit/index.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { changeCart, type ChangeOptions } from './change-cart.ts';
import type { OpenCart } from './opened-cart.ts';
import type { CheckoutDetails } from './storage/stored-cart.ts';

type Body = Input<typeof updateCartCall>['body'];

const UNKNOWN_CENTER = 'Choose one of your organization’s budget centers.';
const ONE_FOR_ALL = 'One budget center pays for the whole order.';
const ONE_PER_ROW = 'Each item has its own budget center.';
const ONE_OR_SHARES = 'Choose one budget center, or several that share it.';
const NONE_IS_NO_CHOICE = 'Please choose a budget center.';

/**
 * Under which numbers an organisation books the order, and which budget centers pay for it: the whole of it or row by row. Also whether
 * what gift cards leave to pay goes on invoice: a card that was to pay it goes then. Who may have no invoice is refused. A center of another account is refused like one that does not exist. (K-04)
 */
export async function updateAccounting(shop: Shop, buying: Buying, options: ChangeOptions, body: Body): Promise<Reply<CartResponse>> {
  const { accountingInfo: { poNumber, poRelease, budgetCenter, invoice } = {}, items = [] } = body;
  if (buying.shopper.account === undefined || (invoice === true && !mayBeInvoiced(buying.shopper))) return refuse('FORBIDDEN');
  const errors = [
    ...(poNumberProblem(poNumber ?? '', false) === undefined
      ? []
      : [{ field: 'poNumber', code: 'INVALID', message: PO_MAY_HAVE.poNumber }]),
    ...(poReleaseProblem(poRelease ?? '', false) === undefined
      ? []
      : [{ field: 'poRelease', code: 'INVALID', message: PO_MAY_HAVE.poRelease }]),
  ];
  const [wrong] = errors;
  if (wrong !== undefined) return refuse('INVALID_REQUEST', { errors, message: wrong.message });
  const ofRows = new Map(items.flatMap((item): [string, Wanted][] => (isCharged(item) ? [[item.cartItemId, wantedOf(item)]] : [])));
  const named = [budgetCenter, ...[...ofRows.values()].flatMap(centersIn)].filter((value) => value !== undefined);
  return changeCart(shop, buying, { ...options, budgetCenters: named, keepsCheckout: true }, (open) => {
    const refusal = budgetCenter === undefined && ofRows.size === 0 ? undefined : refuseCenters(open, budgetCenter, ofRows);
    if (refusal !== undefined) return { refusal };
    if (invoice === true && open.credit === undefined) return { refusal: refuse('FORBIDDEN') };
    const known = open.cart.checkout.accounting ?? {};
    const numbers = { poNumber: poNumber?.trim() ?? known.poNumber, poRelease: poRelease?.trim() ?? known.poRelease };
    const center = budgetCenter ?? known.budgetCenter;
    const onInvoice = invoice ?? known.invoice;
    return {
      after: {
        checkout: {
          ...open.cart.checkout,
          accounting: {
            ...(numbers.poNumber && { poNumber: numbers.poNumber }),
            ...(numbers.poRelease && { poRelease: numbers.poRelease }),
            ...(center !== undefined && { budgetCenter: center }),
            ...(onInvoice !== undefined && { invoice: onInvoice }),
          },
        },
        // One pays the rest: an invoice takes the place of a card, as a card does of an invoice.
        ...(invoice === true && { payments: open.cart.payments.filter(({ paymentType }) => isStoredValue(paymentType)) }),
        ...(ofRows.size > 0 && { lines: open.cart.lines.map((line) => chargedTo(line, ofRows.get(line.lineId))) }),
      },
      told: {},
    };
  });
}

/** What is to pay the rest takes the place of an invoice that was chosen, and once it is taken off again nothing has its place. */
export function notOnInvoice(checkout: CheckoutDetails): { checkout?: CheckoutDetails } {
  return checkout.accounting?.invoice === true ? { checkout: { ...checkout, accounting: { ...checkout.accounting, invoice: false } } } : {};
}

/** What is wanted of a row: one center, or several that share it. */
type Wanted = Pick<CartLine['details'], 'bcName' | 'bcShares'>;

const PARTS_OF_PERCENT = ALL_PARTS / 100;

type RowOnWire = NonNullable<Body['items']>[number];

function isCharged({ bcName, bcShares }: RowOnWire): boolean {
  return bcName !== undefined || bcShares !== undefined;
}

function centersIn({ bcName, bcShares = [] }: Wanted): string[] {
  return [...(bcName === undefined ? [] : [bcName]), ...bcShares.map(({ value }) => value)];
}

function wantedOf({ bcName, bcShares }: RowOnWire): Wanted {
  // What has more decimals than there are parts is no whole number of them, and is refused as such. A number is written with the noise of its binary digits.
  const partsOf = (percent: number) => Number((percent * PARTS_OF_PERCENT).toFixed(6));
  return {
    ...(bcName !== undefined && { bcName }),
    ...(bcShares !== undefined && {
      bcShares: bcShares.map((share): BudgetShare => ({ value: share.bcName, parts: partsOf(share.percent) })),
    }),
  };
}

function chargedTo(line: CartLine, wanted: Wanted | undefined): CartLine {
  if (wanted === undefined) return line;
  const { bcName: _, bcShares: __, ...details } = line.details;
  return { ...line, details: { ...details, ...wanted } };
}

/** Why these centers cannot be chosen; undefined: they can. @param ofRows none: the center is that of the whole order */
export function refuseCenters(
  { budgets, cart }: OpenCart,
  ofOrder: string | undefined,
  ofRows: ReadonlyMap<string, Wanted>,
): Reply<never> | undefined {
  if (budgets === undefined) return refuse('FORBIDDEN');
  const lineIds = new Set(cart.lines.map(({ lineId }) => lineId));
  if ([...ofRows.keys()].some((lineId) => !lineIds.has(lineId))) return refuse('CART_ITEM_ID_NOT_FOUND');
  const fields = [
    ...(ofOrder === undefined ? [] : [{ field: 'budgetCenter', value: ofOrder, isOfLevel: budgets.level === 'ORDER', isShare: false }]),
    ...[...ofRows].flatMap(([lineId, wanted]) =>
      centersIn(wanted).map((value) => ({
        field: `items.${lineId}.${wanted.bcShares === undefined ? 'bcName' : 'bcShares'}`,
        value,
        isOfLevel: budgets.level === 'LINE',
        isShare: wanted.bcShares !== undefined,
      })),
    ),
  ];
  const unparted = [...ofRows].flatMap(([lineId, { bcName, bcShares }]) => {
    if (bcShares === undefined) return [];
    const message = bcName === undefined ? sharesProblem(bcShares) : ONE_OR_SHARES;
    return message === undefined ? [] : [{ field: `items.${lineId}.bcShares`, code: 'INVALID', message }];
  });
  const unknown = fields.flatMap(({ field, value, isOfLevel, isShare }) => {
    const message = isOfLevel ? centerProblem(budgets, value, isShare) : budgets.level === 'ORDER' ? ONE_FOR_ALL : ONE_PER_ROW;
    return message === undefined ? [] : [{ field, code: 'INVALID', message }];
  });
  const errors = [...unknown, ...unparted];
  const [first] = errors;
  return first && refuse('INVALID_REQUEST', { errors, message: first.message });
}

function centerProblem({ centers, isMandatory }: OpenBudgets, value: string, isShare: boolean): string | undefined {
  if (value === NO_BUDGET_CENTER && !isShare) return isMandatory ? NONE_IS_NO_CHOICE : undefined;
  return centers.has(value) ? undefined : UNKNOWN_CENTER;
}
