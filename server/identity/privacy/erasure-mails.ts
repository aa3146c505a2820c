import { z } from 'zod';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { forgotPasswordLink } from '../password-mail.ts';

const Payload = z.object({ email: z.string() });
const Asked = Payload.extend({ dueAt: z.string() });

/** Tells the mailbox that the account will be deleted, and how it is kept. */
export function erasureAskedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, dueAt } = Asked.parse(payload);
  const { brandName } = shop.settings;
  const when = `${momentText(dueAt)} Eastern`;
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `Your ${brandName} account will be deleted`,
      preview: `On ${when}. Until then you can keep it.`,
      heading: 'Your account will be deleted',
      blocks: [
        {
          kind: 'FACTS',
          facts: [
            { label: 'Account', lines: [email] },
            { label: 'Deleted from', lines: [when] },
          ],
        },
        { kind: 'SAID', lines: ['Changed your mind? Sign in before then and keep it.'] },
        { kind: 'WAY', text: 'Keep my account', link: `${originOf(shop.settings, 'dotcom')}/account/privacy`, isMain: true },
        {
          kind: 'SAID',
          lines: ['If it wasn’t you, somebody knows your password. Choose a new one: that signs everybody out. Then keep your account.'],
        },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: false },
      ],
      why: 'You’re receiving this email because your account is to be deleted.',
    },
  );
}

/** The last mail to an account's mailbox. */
export function erasedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: Payload.parse(payload).email, brandName, site: 'dotcom' },
    {
      subject: `Your ${brandName} account is deleted`,
      preview: 'Thank you for shopping with us.',
      heading: 'Your account is deleted',
      blocks: [
        {
          kind: 'SAID',
          lines: [
            'Your name, addresses, cards, lists and alerts are gone. Our books keep what was sold and for how much, as the law asks, without your name. Orders still on their way arrive as planned, and lose your name after that.',
          ],
        },
        { kind: 'SAID', lines: ['Thank you for shopping with us. You’re welcome back any time.'] },
      ],
      why: 'You’re receiving this email because you had an account with this address.',
    },
  );
}
