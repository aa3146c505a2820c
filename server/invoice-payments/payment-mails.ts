import { z } from 'zod';
import { INVOICE_PATHS, invoicePaymentPath } from '#domain/accounts/credit/invoice-paths.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { originOf } from '../config/origins.ts';
import { billingEmailOf } from '../credit/index.ts';
import { statement } from '../db/database.ts';
import type { Handlers } from '../events/index.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import { unlinked } from '../gateways/mail-design/unlinked.ts';
import { mailIdFor } from '../gateways/mail.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findParts, readPayment, type PaymentRow } from './invoice-payment.repository.ts';

const OfPayment = z.object({ paymentNumber: z.string() });

/** What is mailed of payments of invoices. */
export const onInvoicePaymentEvents: Handlers = {
  'invoice-payment.paid': { mail: tellOfPayment },
  'invoice-payment.failed': { mail: tellOfFailure },
};

type Written = Parameters<typeof designMail>[1];

/** Who has paid, while they are still of the organization. $1 user, $2 account */
const findPayer = statement<{ email: string; name: string }>(
  'invoice_payment_payer',
  `select u.email, trim(u.first_name || ' ' || u.last_name) as name from users u where u.user_id = $1 and u.account_number = $2 and u.email is not null and ${IS_ACTIVE}`,
);

const WHY = 'You’re receiving this email because your organization buys on account.';
const cardOf = ({ brand, last_four: lastFourDigit }: PaymentRow) => tenderEnding({ paymentType: 'CREDIT_CARD', brand, lastFourDigit });

/** The receipt: for who has paid, and where the organization has its invoices mailed to. */
async function tellOfPayment(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const payment = await readPayment(shop.database, OfPayment.parse(payload).paymentNumber);
  const { payment_number: number, account_number: account } = payment;
  const parts = (await findParts(shop.database, [number])).filter((part) => part.claimed_cents > 0);
  const [payer] = await findPayer(shop.database, [payment.user_id, account]);
  const amount = formatPrice(payment.charged_cents);
  await send(shop, [payer?.email, await billingEmailOf(shop.database, account)], messageId, {
    subject: `Receipt: you paid ${amount} (${number})`,
    preview: `${amount} was charged to your ${cardOf(payment)}.`,
    heading: 'Thanks for your payment',
    blocks: [
      {
        kind: 'SUMS',
        sums: [
          ...parts.map((part) => ({ label: `Invoice ${part.invoice_number}`, amount: formatPrice(part.claimed_cents) })),
          { label: 'Total paid', amount, isTotal: true },
        ],
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Payment', lines: [number] },
          { label: 'Card', lines: [cardOf(payment)] },
          ...(payer === undefined || payer.name === '' ? [] : [{ label: 'Paid by', lines: [unlinked(payer.name)] }]),
        ],
      },
      { kind: 'WAY', text: 'See the receipt', link: `${originOf(shop.settings, 'SBA')}${invoicePaymentPath(number)}`, isMain: true },
    ],
    why: WHY,
  });
}

/** Who was told that their payment goes on, and nothing came of it, hears so. */
async function tellOfFailure(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const payment = await readPayment(shop.database, OfPayment.parse(payload).paymentNumber);
  const [payer] = await findPayer(shop.database, [payment.user_id, payment.account_number]);
  const wasPaid = payment.state === 'OVERTAKEN';
  const amount = formatPrice(payment.amount_cents);
  await send(shop, [payer?.email], messageId, {
    subject: wasPaid ? `You weren’t charged: your invoices were already paid` : `Your payment of ${amount} didn’t go through`,
    preview: `Your ${cardOf(payment)} wasn’t charged.`,
    heading: wasPaid ? 'Already paid' : 'Your payment didn’t go through',
    blocks: [
      {
        kind: 'SAID',
        lines: [
          wasPaid
            ? `Another payment arrived first, so your ${cardOf(payment)} wasn’t charged. There is nothing to do.`
            : `Your ${cardOf(payment)} wasn’t charged. Your invoices are still open: pay again, with another card if you like.`,
        ],
      },
      { kind: 'WAY', text: 'See your invoices', link: `${originOf(shop.settings, 'SBA')}${INVOICE_PATHS.all}`, isMain: true },
    ],
    why: WHY,
  });
}

async function send(shop: Shop, to: readonly (string | undefined)[], messageId: string, written: Written): Promise<void> {
  const mailboxes = new Map(to.flatMap((email) => (email === undefined ? [] : [[email.toLowerCase(), email] as const])));
  for (const [mailbox, email] of mailboxes)
    await shop.mail.send(
      designMail({ messageId: mailIdFor(messageId, mailbox), to: email, brandName: shop.settings.brandName, site: 'SBA' }, written),
    );
}
