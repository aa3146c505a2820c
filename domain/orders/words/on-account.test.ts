import { describe, expect, it } from 'vitest';
import { chargedText, netLabel, paidWhenText, refundedText, refundingText, refundPartText, refundToComeText } from './on-account.ts';

type Tender = 'INVOICE' | 'CREDIT_CARD' | 'GIFT_CARD';
const charged = (charge: number, types: readonly Tender[]) => ({
  orderPayment: types.map((paymentType) => ({ paymentType, amountApplied: 10, money: { charged: charge } })),
});
const by = (...types: readonly Tender[]) => charged(10, types);
const uncharged = (...types: readonly Tender[]) => charged(0, types);
const SHIPS = { hasParcels: true, hasPickups: false, hasEmails: false };

describe('what is said of the money of an order', () => {
  it('on account is of invoices and credits, and of no charge', () => {
    const order = by('INVOICE');
    expect([paidWhenText(order, SHIPS), chargedText(order), chargedText(order, '$5.00'), netLabel(order)]).toEqual([
      'You get an invoice when your order ships.',
      'We’ve invoiced your organization',
      'We’ve invoiced your organization $5.00',
      'Net invoiced',
    ]);
    expect([refundedText(order, '$5.00'), refundingText(order, '$5.00')]).toEqual([
      '$5.00 is credited to your organization’s account.',
      'We are crediting $5.00 to your organization’s account. It will be applied to your open invoices.',
    ]);
    expect([
      refundPartText('$5.00', { paymentType: 'INVOICE', name: 'Invoice, net 30' }),
      refundToComeText('$5.00', { name: 'Invoice, net 30', isInvoice: true }),
    ]).toEqual(['$5.00 credited to your account', 'We credit $5.00 to your organization’s account as soon as you confirm.']);
  });

  it('with a gift card before the invoice is of both', () => {
    const order = by('GIFT_CARD', 'INVOICE');
    expect([netLabel(order), refundedText(order, '$5.00'), refundingText(order, '$5.00')]).toEqual([
      'Net paid and invoiced',
      '$5.00 goes back: what was invoiced is credited to your organization’s account.',
      'We are refunding $5.00 to what you paid with. Cards can take a few days to show it.',
    ]);
  });

  it('says of what was declined or canceled in time that nothing was charged', () => {
    expect([uncharged('INVOICE'), uncharged('GIFT_CARD', 'INVOICE'), uncharged('CREDIT_CARD')].map(netLabel)).toEqual([
      'Nothing was invoiced',
      'Nothing was charged or invoiced',
      'Nothing was charged',
    ]);
  });

  it('by card is of charges and refunds', () => {
    const order = by('CREDIT_CARD');
    expect([paidWhenText(order, SHIPS), chargedText(order), netLabel(order)]).toEqual([
      'Your payment is charged when your order ships.',
      'We’ve charged your payment method',
      'Net paid',
    ]);
    expect([refundedText(order, '$5.00'), refundingText(order, '$5.00')]).toEqual([
      '$5.00 goes back to what you paid with. Your bank can take a few days to show it.',
      'We are refunding $5.00 to what you paid with. Cards can take a few days to show it.',
    ]);
    expect([refundPartText('$5.00', undefined), refundToComeText('$5.00', { name: 'Visa' })]).toEqual([
      '$5.00 to what you paid with',
      'We refund $5.00 to Visa as soon as you confirm. Your bank can take a few days to show it.',
    ]);
  });
});
