import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { checkoutView, currentStep, stepOfFailure, stepState, type StepName } from './checkout-view.ts';
import { UNSHOWN } from '#app/payment/a-payment.test-builder.ts';

const view = (steps: StepName[], complete: StepName[]) => ({ steps, complete, suggestion: undefined, doubted: undefined });
const ALL: StepName[] = ['address', 'pickup', 'payment', 'review'];

describe('where a shopper is in checkout', () => {
  it('is the first step that is not complete', () => {
    expect(currentStep(view(ALL, []), null)).toBe('address');
    expect(currentStep(view(ALL, ['address', 'pickup']), null)).toBe('payment');
  });

  it('is the review when all is there', () => {
    expect(currentStep(view(ALL, ['address', 'pickup', 'payment']), null)).toBe('review');
  });

  it('is what they want to change, if there is such a step', () => {
    expect(currentStep(view(ALL, ['address', 'pickup', 'payment']), 'address')).toBe('address');
    expect(currentStep(view(['address', 'payment', 'review'], ['address']), 'pickup')).toBe('payment');
    expect(currentStep(view(ALL, ALL.slice(0, 3)), 'elsewhere')).toBe('review');
  });

  it('is the address while a better form of it waits for an answer', () => {
    const entered = {
      id: '1',
      name: '',
      lines: [],
      phone: undefined,
      fields: {
        firstName: '',
        lastName: '',
        organizationName: '',
        address1: '',
        address2: '',
        city: '',
        state: '',
        zipCode: '',
        phone: '',
      },
    };
    expect(
      currentStep(
        { steps: ALL, complete: ['address', 'pickup', 'payment'], suggestion: { suggested: entered, entered }, doubted: undefined },
        null,
      ),
    ).toBe('address');
    expect(currentStep({ steps: ALL, complete: ['address', 'pickup', 'payment'], suggestion: undefined, doubted: entered }, null)).toBe(
      'address',
    );
  });
});

describe('the step at which a failure is shown', () => {
  it('is the one that failed, unless placing the order needs an earlier one once more', () => {
    expect(stepOfFailure(view(ALL, ['address', 'pickup', 'payment']), 'review')).toBe('review');
    expect(stepOfFailure(view(ALL, ['address', 'pickup']), 'review')).toBe('payment');
    expect(stepOfFailure(view(ALL, []), 'payment')).toBe('payment');
  });
});

describe('a step of checkout', () => {
  it('folds when it is complete, is open when it is current, and waits when it comes later', () => {
    const now = view(ALL, ['address']);
    expect(ALL.map((step) => stepState(now, step, 'pickup'))).toEqual(['done', 'current', 'ahead', 'ahead']);
  });

  it('stays folded while an earlier one is changed', () => {
    const now = view(ALL, ['address', 'pickup', 'payment']);
    expect(ALL.map((step) => stepState(now, step, 'address'))).toEqual(['current', 'done', 'done', 'ahead']);
  });
});

describe('the steps of checkout', () => {
  const section = (name: 'contact' | 'delivery' | 'pickupPerson' | 'payment' | 'review', visible: boolean, complete: boolean) => ({
    name,
    visible,
    complete,
  });
  const stepsOf = (isShipped: boolean, isFetched: boolean, hasEmail = false) => {
    const checkoutSections = [
      section('contact', true, hasEmail),
      section('delivery', isShipped, !isShipped),
      section('pickupPerson', isFetched, false),
      section('payment', true, false),
      section('review', true, true),
    ];
    const { steps, complete } = checkoutView(aCart([aRow('a')], { checkoutSections }));
    return { steps, complete };
  };

  it('are an address for what is shipped, then payment and review [C2-35 C2-37]', () => {
    expect(stepsOf(true, false).steps).toEqual(['address', 'payment', 'review']);
  });

  it('have a pickup person only for what is fetched, and then no address [C2-36]', () => {
    expect(stepsOf(false, true).steps).toEqual(['pickup', 'payment', 'review']);
    expect(stepsOf(true, true).steps).toEqual(['address', 'pickup', 'payment', 'review']);
  });

  it('ask for an email even where nothing is carried', () => {
    expect(stepsOf(false, false)).toEqual({ steps: ['address', 'payment', 'review'], complete: [] });
    expect(stepsOf(false, false, true).complete).toEqual(['address']);
  });

  it('are done when the server says so, the review never before the order is placed', () => {
    const done = ['contact', 'delivery', 'pickupPerson', 'payment', 'review'] as const;
    expect(
      checkoutView(aCart([aRow('a')], { checkoutSections: done.map((name) => section(name, name !== 'pickupPerson', true)) })).complete,
    ).toEqual(['address', 'payment']);
  });

  it('bill to the address of the delivery unless there is another one', () => {
    const at = (id: string, type: 'S' | 'B' | 'SB') => ({
      id,
      type,
      firstName: 'Gail',
      lastName: 'Guest',
      organizationName: '',
      address1: '12 Main St',
      address2: '',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      country: 'US',
      storeNumber: null,
      phones: ['5085550100'],
      field1: null,
    });
    expect(checkoutView(aCart([], { addresses: [at('1', 'SB'), at('1', 'SB')] })).billing).toBeUndefined();
    const two = checkoutView(aCart([], { addresses: [at('1', 'S'), at('2', 'B')] }));
    expect([two.shipping?.id, two.billing?.id]).toEqual(['1', '2']);
    expect(two.shipping).toMatchObject({ name: 'Gail Guest', lines: ['12 Main St', 'Framingham, MA 01702'], phone: '(508) 555-0100' });
  });
});

describe('who pays', () => {
  const gift = {
    id: '1',
    paymentType: 'GIFT_CARD' as const,
    brand: '',
    lastFourDigit: '0029',
    expiryMonth: null,
    expiryYear: null,
    amountApplied: 4,
    addedToOrder: true,
    isDefault: false,
    ...UNSHOWN,
    userNotes: '',
    vendorPaymentType: null,
  };
  const paidWith = (balanceOrdTotal: number) => {
    const { cartSummary } = aCart([aRow('a')]);
    return checkoutView(
      aCart([aRow('a')], {
        orderPayment: [gift],
        cartSummary: {
          ...cartSummary,
          balanceOrdTotal,
          explanation: [
            { rule: 'REGULAR_PRICE', label: 'Items', amount: 10 },
            { rule: 'GIFT_CARD', label: 'Gift card', amount: -4 },
          ],
        },
      }),
    );
  };

  it('are gift cards, and a card for what they leave', () => {
    expect(paidWith(6)).toMatchObject({ leftToPay: '$6.00', payments: [{ name: 'Gift card •••• 0029', amount: '$4.00' }] });
    expect(paidWith(0).leftToPay).toBeUndefined();
  });

  it('take nothing off the total: they stand below it', () => {
    expect(paidWith(6).sums.map(({ label }) => label)).toEqual(['Subtotal (1 item)']);
  });

  it('are told when they are charged', () => {
    expect(paidWith(6).chargeText).toBe('You are charged when your order ships.');
  });

  it('are told nothing of being charged for an order that they may not place', () => {
    const orderLimit = { limit: 500, over: 189.56, approver: null };
    const cartAccountInfo = { poNumber: null, poRelease: null, budgetCenter: null, invoice: false, orderLimit };
    const over = checkoutView(aCart([aRow('a')], { cartAccountInfo }));
    expect([over.overLimit?.atButton, over.chargeText]).toEqual(['Over your $500.00 limit', undefined]);
  });
});

it('a row of the checkout costs what it costs by itself: what is taken off the order is in the sums alone', () => {
  const row = aRow('a', { priceInfo: { ...aRow('a').priceInfo, finalPrice: 7.5, finalPriceBeforeBasketCoupons: 9 } });
  const group = { key: 'g', title: 'Delivery', code: 'STA', count: 1, cartItemIds: ['a'] };
  const { groups } = checkoutView(aCart([row], { deliveryGroups: [group] }));
  expect(groups.flatMap(({ items }) => items.map(({ total }) => total))).toEqual(['$9.00']);
});

describe('the saved card that is chosen already', () => {
  const card = (id: string, lastFourDigit: string, more: object = {}) => ({
    id,
    paymentType: 'CREDIT_CARD' as const,
    brand: 'VISA',
    lastFourDigit,
    expiryMonth: '12',
    expiryYear: '2030',
    isDefault: false,
    ...UNSHOWN,
    vendorPaymentType: null,
    userNotes: '',
    expiryNotice: null,
    isExpired: false,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  });
  const chosenOf = (more: object, onOrder: Partial<Parameters<typeof checkoutView>[0]> = {}) => {
    const wallet = { defaultPaymentId: null, lastUsedPaymentId: null, membershipPaymentId: null, quickBuyPaymentId: null, cardCount: 3 };
    const userPayments = [
      card('a', '0001'),
      card('b', '0002', { updatedAt: '2026-11-09T00:00:00.000Z' }),
      card('gone', '0003', { expiryNotice: 'Expired' as const, isExpired: true, updatedAt: '2026-11-19T00:00:00.000Z' }),
    ];
    const { savedCards } = checkoutView(aCart([aRow('x')], { userPayment: { ...wallet, userPayments, ...more }, ...onOrder }));
    return savedCards.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  };

  it('is the default one, else the last used, else the newest that has not expired [C4-100 C4-101 C4-102]', () => {
    expect(chosenOf({ defaultPaymentId: 'a', lastUsedPaymentId: 'b' })).toEqual(['a']);
    expect(chosenOf({ lastUsedPaymentId: 'a' })).toEqual(['a']);
    expect(chosenOf({})).toEqual(['b']);
    expect(chosenOf({ defaultPaymentId: 'gone', lastUsedPaymentId: 'gone' })).toEqual(['b']);
  });

  it('is the one that pays the order already, whatever the wallet says [C4-104]', () => {
    const { id: _, expiryNotice: _soon, updatedAt: _at, ...same } = card('b', '0002');
    const paying = { ...same, id: 'p1', amountApplied: 5, addedToOrder: true, vendorPaymentType: null };
    expect(chosenOf({ defaultPaymentId: 'a' }, { orderPayment: [paying] })).toEqual(['b']);
    expect(chosenOf({ defaultPaymentId: 'a' }, { orderPayment: [{ ...paying, lastFourDigit: '9999' }] })).toEqual(['a']);
    expect(chosenOf({ defaultPaymentId: 'a' }, { orderPayment: [{ ...paying, vendorPaymentType: 'VISA_PAY' }] })).toEqual(['a']);
  });
});
