import { z } from 'zod';
import { BILLING_EMAIL_DAYS } from '#domain/accounts/credit/billing.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Shop } from '../../shop.ts';
import { findAskedToMail } from './billing.repository.ts';

const Payload = z.object({ accountNumber: z.string(), tokenId: z.string() });

/** The token of a link. It is made for the mail and stands nowhere else. */
export function billingToken({ signers }: Pick<Shop, 'signers'>, tokenId: string): string {
  return signers.billing.sign(tokenId);
}

/** Mails the link by which an email for invoices is confirmed; nothing where another one was asked for meanwhile. */
export async function mailBillingLink(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { accountNumber, tokenId } = Payload.parse(payload);
  const [found] = await findAskedToMail(shop.database, [accountNumber, tokenId, shop.now()]);
  if (found === undefined) return;
  const { email, organization } = found;
  const { brandName } = shop.settings;
  await shop.mail.send(
    designMail(
      { messageId, to: email, brandName, site: 'SBA' },
      {
        subject: `Confirm this email for ${organization}’s invoices`,
        preview: `The link works for ${BILLING_EMAIL_DAYS} days.`,
        heading: 'Get invoices at this email?',
        blocks: [
          {
            kind: 'SAID',
            lines: [`${organization} would like its ${brandName} invoices and statements sent here. Nothing is sent until you confirm.`],
          },
          {
            kind: 'WAY',
            text: 'Confirm this email',
            link: `${originOf(shop.settings, 'SBA')}/billing-email?token=${billingToken(shop, tokenId)}`,
            isMain: true,
          },
          { kind: 'SAID', lines: ['If you don’t know this organization, you can ignore this email.'] },
        ],
        why: `You’re receiving this email because an administrator of ${organization} entered this address.`,
      },
    ),
  );
}
