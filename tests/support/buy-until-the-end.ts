import { z } from 'zod';
import { Shopper } from '../../bench/shopper.ts';
import type { RunningShop } from './running-shop.ts';

const CHECKOUT = '/cc/api/checkout/default';
const ADDRESS = {
  type: 'SB',
  email: 'crash@example.com',
  firstName: 'Cora',
  lastName: 'Crash',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};
const Token = z.object({ token: z.string() });
const Placed = z.object({ status: z.string(), orderNumber: z.string().optional() });

/** Buys until the server is gone. @returns the numbers of the orders that were confirmed; they are in `confirmed` as soon as they are. */
export async function buyUntilTheEnd(running: Pick<RunningShop, 'base' | 'sandbox'>, confirmed: string[] = []): Promise<string[]> {
  const [shopper, vendor] = [new Shopper(running.base), new Shopper(running.sandbox)];
  try {
    for (;;) {
      shopper.forget();
      await shopper.ask('POST', `${CHECKOUT}/item`, {
        items: [
          { itemId: '100001', qty: 1 },
          { itemId: '100002', qty: 2 },
        ],
      });
      await shopper.ask(
        'POST',
        `${CHECKOUT}?actionType=PROCEED_CHECKOUT`,
        { proceedCheckout: true, continueAsGuest: true },
        { 'x-http-method-override': 'PUT' },
      );
      await shopper.ask('POST', `${CHECKOUT}/address`, ADDRESS);
      const { token } = Token.parse(
        await vendor.ask('POST', '/v1/tokens', { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '123' }),
      );
      await shopper.ask('POST', `${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token });
      const placed = Placed.parse(await shopper.ask('POST', `${CHECKOUT}/order`, {}));
      if (placed.status === 'PLACED' && placed.orderNumber !== undefined) confirmed.push(placed.orderNumber);
    }
  } catch {
    return confirmed;
  }
}
