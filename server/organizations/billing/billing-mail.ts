import { z } from 'zod';
import { BILLING_EMAIL_DAYS } from '#domain/accounts/credit/billing.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import { mailIdFor } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { findAskedToMail, findFormerReaders } from './billing.repository.ts';

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

const Changed = z.object({ accountNumber: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** Tells whoever got an organization's invoices until now that they go elsewhere: a change of it that they know nothing of would keep bills from who pays them. */
export async function mailBillingChange(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { accountNumber, before, after } = Changed.parse(payload);
  const { brandName } = shop.settings;
  const where = after === null ? 'its administrators' : unlinked(after);
  for (const { organization, email } of await findFormerReaders(shop.database, [accountNumber, before]))
    await shop.mail.send(
      designMail(
        { messageId: mailIdFor(messageId, email), to: email, brandName, site: 'SBA' },
        {
          subject: `${organization}’s invoices now go to ${where}`,
          preview: 'They’re no longer sent to you.',
          heading: 'Invoices go to another email',
          blocks: [
            {
              kind: 'SAID',
              lines: [
                `From now on, ${organization}’s ${brandName} invoices and statements go to ${where}, and no longer to you.`,
                'If that’s not right, ask an administrator of your organization to change it back, or contact us.',
              ],
            },
          ],
          why: `You’re receiving this email because ${organization}’s invoices were sent to you until now.`,
        },
      ),
    );
}
