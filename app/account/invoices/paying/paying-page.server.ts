import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { listPayableInvoices } from '#contracts/account/invoice-payments.ts';
import { readWallet } from '#contracts/payment/wallet.ts';
import type { PageServices } from '#contracts/page.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { invoiceStatusText } from '#domain/accounts/credit/statement-words.ts';
import { formatDollars, formatPrice } from '#domain/catalog/price-text.ts';
import { hostedCardAddress } from '#domain/payment/vendor-config.ts';
import { toDollars } from '#domain/shared/money.ts';
import { requireAnswer } from '#app/api/answered.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { STATUS_TONES } from '../invoices-view.ts';
import type { ChoosableInvoice } from './choose-invoices.tsx';
import { askedIn, choosePath, offeredCents, settledPath, wantedOf } from './paying-query.ts';

type Services = Pick<PageServices, 'door' | 'gateway' | 'routeId' | 'origin'>;

const NO_ERRORS: readonly FormError[] = [];

/** What the page on which invoices are paid shows: the open ones to choose from, or, once it is settled what is paid, the ways to pay it. */
export async function payingPage({ door, gateway, routeId, origin }: Services, url: URL) {
  const { invoices, checkoutId, today } = requireAnswer(await door(listPayableInvoices), url);
  const asked = askedIn(url.searchParams);
  const { wanted, errors } = wantedOf(asked, invoices);
  const isSettled = asked.isSent && errors.length === 0;
  if (isSettled && url.searchParams.has('next')) throw redirect(settledPath(wanted));
  const sumCents = wanted.reduce((sum, { cents }) => sum + cents, 0);
  if (!isSettled)
    return {
      step: 'CHOOSE' as const,
      errors: asked.isSent ? errors : NO_ERRORS,
      total: formatPrice(sumCents),
      invoices: invoices.map((invoice): ChoosableInvoice => {
        const { invoiceNumber: number, orderNumber, poNumber, status, dueOn, open, beingPaid } = invoice;
        const offered = offeredCents(invoice);
        return {
          number,
          notes: [`Order ${orderNumber}`, ...(poNumber === null ? [] : [`PO: ${poNumber}`])].join(' · '),
          status: invoiceStatusText(status, dueOn, today),
          tone: STATUS_TONES[status],
          open: formatDollars(open),
          beingPaid: beingPaid > 0 ? `A payment of ${formatDollars(beingPaid)} is on its way.` : undefined,
          mayPay: offered > 0,
          isChosen: asked.chosen.has(number),
          amount: asked.chosen.get(number) ?? toDollars(offered).toFixed(2),
        };
      }),
    };
  const wallet = await door(readWallet);
  const cards = wallet.ok ? wallet.body.wallet.userPayments.filter(({ isExpired }) => !isExpired) : [];
  const dollars = toDollars(sumCents);
  const returnUrl = `${origin}${settledPath(wanted)}`;
  return {
    step: 'PAY' as const,
    amount: formatDollars(dollars),
    token: url.searchParams.get('token') ?? '',
    press: randomUUID(),
    parts: wanted.map(({ invoiceNumber, cents }) => {
      const { orderNumber = '', poNumber = null, open = 0 } = invoices.find((one) => one.invoiceNumber === invoiceNumber) ?? {};
      return {
        number: invoiceNumber,
        notes: [`Order ${orderNumber}`, ...(poNumber === null ? [] : [`PO: ${poNumber}`])].join(' · '),
        amount: formatPrice(cents),
        rest: toDollars(cents) < open ? `of ${formatDollars(open)} open` : undefined,
      };
    }),
    change: choosePath(wanted),
    checkoutId,
    gateway,
    routeId,
    hostedAddress: hostedCardAddress(gateway, { returnUrl, checkoutId, purpose: 'PAY', amount: dollars }),
    cards: cards.map((card) => ({ id: card.id, ...paymentName(card) })),
  };
}

/** What the address says is to be paid. @throws a redirect where it says nothing that can be read */
export function wantedIn(url: URL) {
  const { chosen } = askedIn(url.searchParams);
  const unreadable = () => redirect(INVOICE_PATHS.pay, 303);
  const wanted = [...chosen].map(([invoiceNumber, typed]) => {
    const cents = Math.round(Number(typed) * 100);
    if (typed === undefined || !/^\d{1,7}\.\d{2}$/.test(typed)) throw unreadable();
    return { invoiceNumber, cents };
  });
  if (wanted.length === 0) throw unreadable();
  return wanted;
}
