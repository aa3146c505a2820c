import { z } from 'zod';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { forgotPasswordLink } from '../password-mail.ts';
import { findEmailChangeToMail } from './profile.repository.ts';

const Asked = z.object({ changeId: z.string() });
const Told = z.object({ email: z.string(), newEmail: z.string() });

/** The token of a link to a new email, in the alphabet of addresses. It is made for the mail and stands nowhere else. */
export function newEmailToken({ signers }: Pick<Shop, 'signers'>, changeId: string): string {
  return signers.newEmail.sign(changeId);
}

/** Mails the link to the new email. One that has an account already is told that instead; nothing where the change is over. */
export async function mailNewEmail(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { changeId } = Asked.parse(payload);
  const [change] = await findEmailChangeToMail(shop.database, [changeId, shop.now()]);
  if (change === undefined) return;
  await shop.mail.send(change.is_taken ? takenMail(shop, messageId, change.email) : linkMail(shop, messageId, { changeId, ...change }));
}

type Link = { readonly changeId: string; readonly email: string; readonly old_email: string };

function linkMail(shop: Shop, messageId: string, { changeId, email, old_email: oldEmail }: Link): Mail {
  const { brandName } = shop.settings;
  const link = `${originOf(shop.settings, 'dotcom')}/account/email?token=${newEmailToken(shop, changeId)}`;
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `Confirm your new email for ${brandName}`,
      preview: `The link works for ${RESET_MINUTES} minutes.`,
      heading: 'Confirm your new email',
      blocks: [
        {
          kind: 'FACTS',
          facts: [
            { label: 'Account', lines: [partly(oldEmail)] },
            { label: 'New email', lines: [email] },
          ],
        },
        {
          kind: 'SAID',
          lines: [`Follow the link within ${RESET_MINUTES} minutes. From then on you sign in with this address, and our emails come here.`],
        },
        { kind: 'WAY', text: 'Confirm this email', link, isMain: true },
        {
          kind: 'SAID',
          lines: ['If you didn’t ask for it, somebody mistyped their address. Nothing has changed, and there’s nothing to do.'],
        },
      ],
      why: 'You’re receiving this email because somebody asked to use this address for their account.',
    },
  );
}

function takenMail(shop: Shop, messageId: string, email: string): Mail {
  const { brandName } = shop.settings;
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `You already have a ${brandName} account with this email`,
      preview: 'It can’t be used for a second one.',
      heading: 'This email has an account already',
      blocks: [
        {
          kind: 'SAID',
          lines: [
            'Somebody — you, we hope — asked to use this address for another account. An address can have one account only, and this one has its own.',
          ],
        },
        { kind: 'WAY', text: 'Sign in to it', link: `${originOf(shop.settings, 'dotcom')}/office/supplies/login`, isMain: true },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: false },
        { kind: 'SAID', lines: ['If it wasn’t you, nothing has changed and there’s nothing to do.'] },
      ],
      why: 'You’re receiving this email because somebody asked to use this address for their account.',
    },
  );
}

/** Tells the mailbox of an account that another is wanted for it: there is time to keep that from happening. */
export function emailAskedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, newEmail } = Told.parse(payload);
  return toldMail(shop, messageId, {
    email,
    subject: `A new email was asked for your ${shop.settings.brandName} account`,
    heading: 'A new email was asked for',
    facts: [{ label: 'New email', lines: [partly(newEmail)] }],
    said: 'Until the link that we sent there is followed, your account stays with this address.',
    otherwise:
      'If it wasn’t you, somebody knows your password. Choose a new one now: that signs everybody out. Then open your profile and keep your email.',
  });
}

/** Tells the mailbox that an account had until now. */
export function emailChangedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, newEmail } = Told.parse(payload);
  return toldMail(shop, messageId, {
    email,
    subject: `Your ${shop.settings.brandName} account has a new email`,
    heading: 'Your email was changed',
    facts: [{ label: 'New email', lines: [partly(newEmail)] }],
    said: 'You sign in with it from now on, and our emails go there. This address opens the account no more.',
    otherwise: 'If it wasn’t you, write to us at once: we’ll give the account back to you.',
  });
}

type Told = {
  readonly email: string;
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly said: string;
  readonly otherwise: string;
};

function toldMail(shop: Shop, messageId: string, { email, subject, heading, facts, said, otherwise }: Told): Mail {
  return designMail(
    { messageId, to: email, brandName: shop.settings.brandName, site: 'dotcom' },
    {
      subject,
      preview: said,
      heading,
      blocks: [
        { kind: 'FACTS', facts: [...facts] },
        { kind: 'SAID', lines: [said] },
        { kind: 'SAID', lines: [otherwise] },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: true },
      ],
      why: 'You’re receiving this email because your account has, or had, this address.',
    },
  );
}

/** Enough of an email for its owner to know it. */
function partly(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1•••');
}
