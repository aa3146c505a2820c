import type { Actor } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/**
 * What a payment vendor knows a payer by: made of the session and the cart, so that what was given to one visit is worth nothing to another, and
 * tells nobody anything.
 *
 * @returns undefined for who has no session yet, and for jobs: nobody of them types a card.
 */
export function payerKey(shop: Pick<Shop, 'signers'>, actor: Actor, cartId: string): string | undefined {
  const who = sessionOrUser(actor);
  return who === undefined ? undefined : shop.signers.payer.sign(`${cartId} ${who}`);
}

/** What a payment vendor knows somebody's wallet by, where it knows a checkout by its cart: a card that is given there is good nowhere else. */
export function walletKey(shop: Pick<Shop, 'signers'>, userId: string): string {
  return `wallet-${shop.signers.payer.sign(`wallet ${userId}`)}`;
}

/** What a payment vendor knows by that somebody pays invoices of their organization: a card that is given for it is good nowhere else. */
export function invoicePaymentKey(shop: Pick<Shop, 'signers'>, accountNumber: string, userId: string): string {
  return `invoices-${shop.signers.payer.sign(`invoices ${accountNumber} ${userId}`)}`;
}

const ORDER_KEY = /^order-(\d{1,12})-([\w-]{43})$/;

/** What a payment vendor knows an order by that is paid another way: a card that is given for it is good nowhere else. It is told to who may pay it alone. */
export function orderPaymentKey(shop: Pick<Shop, 'signers'>, orderNumber: string): string {
  return `order-${orderNumber}-${shop.signers.payer.sign(`order ${orderNumber}`)}`;
}

/** Whether somebody was told it by us. */
export function isOrderPaymentKey(shop: Pick<Shop, 'signers'>, key: string): boolean {
  const [, orderNumber = '', signature = ''] = ORDER_KEY.exec(key) ?? [];
  return shop.signers.payer.check(`order ${orderNumber}`, signature) !== undefined;
}

function sessionOrUser(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'VISITOR':
      return actor.sessionKey;
    case 'JOB':
      return undefined;
    case 'REPRESENTATIVE':
    case 'APPROVER':
      return actor.userId;
    default:
      return actor satisfies never;
  }
}
