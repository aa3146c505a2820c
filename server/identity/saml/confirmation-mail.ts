import { z } from 'zod';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { CONFIRMATION_HOURS } from '#domain/identity/saml/company-sign-in.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Shop } from '../../shop.ts';
import { confirmationToken, findLinkToMail } from './confirmations.ts';

const Payload = z.object({ tokenId: z.string(), browser: z.string(), at: z.string() });

/** Asks whose account it is whether their company signs them in; nothing where a newer link was mailed, or the company's settings are others by now. */
export async function mailConfirmation(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { tokenId, browser, at } = Payload.parse(payload);
  const [found] = await findLinkToMail(shop.database, [tokenId, shop.now()]);
  if (found === undefined) return;
  const { email, organization } = found;
  const { brandName } = shop.settings;
  await shop.mail.send(
    designMail(
      { messageId, to: email, brandName, site: 'SBA' },
      {
        subject: `Did you just sign in to ${brandName} with ${organization}’s sign-in?`,
        preview: `The link works for ${CONFIRMATION_HOURS} hours.`,
        heading: 'Confirm your company sign-in',
        blocks: [
          {
            kind: 'SAID',
            lines: [
              `Somebody signed in at ${organization} as you. Since this account is yours, nobody comes in that way before you’ve confirmed it here.`,
            ],
          },
          {
            kind: 'FACTS',
            facts: [
              { label: 'Account', lines: [email] },
              { label: 'Organization', lines: [organization] },
              { label: 'Browser', lines: [browser] },
              { label: 'When', lines: [`${momentText(at)} Eastern`] },
            ],
          },
          {
            kind: 'WAY',
            text: 'Confirm',
            link: `${originOf(shop.settings, 'SBA')}${SAML_PATHS.confirm}?token=${confirmationToken(shop, tokenId)}`,
            isMain: true,
          },
          {
            kind: 'SAID',
            lines: ['If it wasn’t you, don’t confirm, and tell your organization’s administrators: somebody could be posing as you.'],
          },
        ],
        why: `You’re receiving this email because somebody signed in at ${organization} with this address.`,
      },
    ),
  );
}
