import { z } from 'zod';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { originOf } from '../config/origins.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';

const Payload = z.object({ email: z.string(), resetId: z.string() });

/** The token of a way to a new password, in the alphabet of addresses. It is made for the mail and stands nowhere else. */
export function resetToken(shop: Shop, resetId: string): string {
  return shop.signers.passwordReset.sign(resetId);
}

/** Where somebody asks for a mail with a way to a new password. */
export function forgotPasswordLink(shop: Shop): string {
  return `${originOf(shop.settings, 'dotcom')}/office/supplies/forgot-password`;
}

/** The mail with the way to a new password. The way works once, and until a newer one is mailed. */
export function passwordMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, resetId } = Payload.parse(payload);
  const link = `${originOf(shop.settings, 'dotcom')}/office/supplies/reset?token=${resetToken(shop, resetId)}`;
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `Choose a new ${brandName} password`,
      preview: `The link works for ${RESET_MINUTES} minutes.`,
      heading: 'Choose a new password',
      blocks: [
        {
          kind: 'SAID',
          lines: [`Somebody — you, we hope — asked for a new password. The link below works once, within ${RESET_MINUTES} minutes.`],
        },
        { kind: 'WAY', text: 'Choose a new password', link, isMain: true },
        { kind: 'SAID', lines: ['If it was not you, nothing has changed and there is nothing to do.'] },
      ],
      why: 'You’re receiving this email because a new password was asked for with this address.',
    },
  );
}

/** Says to somebody who asked for a new password that their organization signs them in. */
export function keptElsewhereMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: Payload.pick({ email: true }).parse(payload).email, brandName, site: 'SBA' },
    {
      subject: `Your organization signs you in to ${brandName}`,
      preview: 'There is no password to choose here.',
      heading: 'Your organization signs you in',
      blocks: [
        {
          kind: 'SAID',
          lines: [
            `Somebody — you, we hope — asked for a new ${brandName} password. Your organization signs its people in, so there’s no password to choose here. Go to your employer’s own sign-in page, or ask whoever runs it.`,
          ],
        },
        { kind: 'SAID', lines: ['If it was not you, nothing has changed and there is nothing to do.'] },
      ],
      why: 'You’re receiving this email because a new password was asked for with this address.',
    },
  );
}
