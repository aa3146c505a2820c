import { z } from 'zod';
import { originOf } from '../config/origins.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';

const Payload = z.object({ email: z.string() });

/** Tells whose mailbox it is that an account was opened with it: whoever did so needed no mailbox for it. */
export function accountOpenedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: Payload.parse(payload).email, brandName, site: 'dotcom' },
    {
      subject: `Your ${brandName} account is open`,
      preview: 'Your orders, lists and cards in one place.',
      heading: 'Your account is open',
      blocks: [
        { kind: 'SAID', lines: ['Sign in with this address to see your orders, save your lists and check out faster.'] },
        { kind: 'WAY', text: 'See your orders', link: `${originOf(shop.settings, 'dotcom')}/account/orders`, isMain: true },
        { kind: 'SAID', lines: ['If it was not you, choose a new password: that signs everybody out, and the account is yours.'] },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPassword(shop), isMain: false },
      ],
      why: 'You’re receiving this email because an account was opened with this address.',
    },
  );
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: Payload.parse(payload).email, brandName, site: 'dotcom' },
    {
      subject: `Your ${brandName} password was changed`,
      preview: 'Everybody who was signed in is signed out.',
      heading: 'Your password was changed',
      blocks: [
        { kind: 'SAID', lines: ['Every browser that was signed in to your account is signed out. Sign in with the new password.'] },
        {
          kind: 'SAID',
          lines: ['If it was not you, somebody else reads your mail. Secure your mailbox first, then choose a new password.'],
        },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPassword(shop), isMain: true },
      ],
      why: 'You’re receiving this email because the password of your account was changed.',
    },
  );
}

function forgotPassword(shop: Shop): string {
  return `${originOf(shop.settings, 'dotcom')}/office/supplies/forgot-password`;
}
