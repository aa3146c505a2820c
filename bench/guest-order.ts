const CHECKOUT = '/cc/api/checkout/default';
const ITEM = `${CHECKOUT}/item`;

/** A call that a guest's browser makes for an order; what it cannot know before, it is given. */
export type OrderStep = {
  readonly name: string;
  readonly path: string;
  readonly body: (token: string) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const ADDRESS = {
  type: 'SB',
  email: 'bench@example.com',
  firstName: 'Ben',
  lastName: 'Chmark',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'US',
  phones: ['5085550100'],
};

/** A guest's whole order with two rows, from the first add to "placed". */
export const GUEST_ORDER: readonly OrderStep[] = [
  { name: 'add', path: ITEM, body: () => ({ items: [{ itemId: '100001', qty: 1 }] }) },
  { name: 'add another', path: ITEM, body: () => ({ items: [{ itemId: '100002', qty: 1 }] }) },
  {
    name: 'go to checkout',
    path: `${CHECKOUT}?actionType=PROCEED_CHECKOUT`,
    body: () => ({ proceedCheckout: true, continueAsGuest: true }),
    headers: { 'x-http-method-override': 'PUT' },
  },
  { name: 'address', path: `${CHECKOUT}/address`, body: () => ADDRESS },
  { name: 'card', path: `${CHECKOUT}/payment`, body: (token) => ({ paymentType: 'CREDIT_CARD', token }) },
  { name: 'order', path: `${CHECKOUT}/order`, body: () => ({}) },
];

/** What the card's frame sends to the payment vendor for a token, which is another server's work. */
export const CARD = { path: '/v1/tokens', body: { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '123' } };
