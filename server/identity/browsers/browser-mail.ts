import { z } from 'zod';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { forgotPasswordLink } from '../password-mail.ts';

const SignedInFrom = z.object({ email: z.string(), browser: z.string(), at: z.string(), tenant: z.enum(['dotcom', 'SBA']) });
const GivenIn = SignedInFrom.extend({ stoppedAt: z.enum(['CODE', 'SITE']) });

/** Tells the owner of an account that it was signed in to from a browser that it had not been signed in to from before. */
export function newBrowserMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const seen = SignedInFrom.parse(payload);
  return browserMail(shop, messageId, {
    seen,
    subject: `New sign-in to your ${shop.settings.brandName} account`,
    heading: 'New sign-in to your account',
    said: 'Your account was signed in to from a browser that hadn’t been used with it before.',
    what: 'If it was you, there’s nothing to do. If it wasn’t, sign that browser out, then choose a new password.',
    ways: [
      { text: 'See where you’re signed in', link: `${originOf(shop.settings, seen.tenant)}/account/sign-ins` },
      { text: 'Choose a new password', link: forgotPasswordLink(shop) },
    ],
    why: 'You’re receiving this email because your account was signed in to.',
  });
}

/** Tells the owner of an account that a passkey signs in to it from now on, or does not any more. */
export function passkeyMail(shop: Shop, messageId: string, { payload, isAdded }: { payload: unknown; isAdded: boolean }): Mail {
  const seen = SignedInFrom.parse(payload);
  const what = isAdded ? 'added to' : 'removed from';
  return browserMail(shop, messageId, {
    seen,
    subject: `A passkey was ${what} your ${shop.settings.brandName} account`,
    heading: `A passkey was ${isAdded ? 'added' : 'removed'}`,
    said: isAdded
      ? 'It signs in to your account by itself, without your password or a code. You can remove it any time.'
      : 'It can no longer be used to sign in. You may want to delete it from your device or password manager, too.',
    what: `If it was you, there’s nothing to do. If it wasn’t, somebody knows your password. Choose a new one by email: that signs everybody out and removes ${isAdded ? 'all passkeys' : 'all other passkeys'}.`,
    ways: [
      { text: 'See your passkeys', link: `${originOf(shop.settings, seen.tenant)}/account/passkeys` },
      { text: 'Choose a new password', link: forgotPasswordLink(shop) },
    ],
    why: `You’re receiving this email because a passkey was ${what} your account.`,
  });
}

const STOPPED = {
  CODE: 'Somebody entered your password in a browser that hadn’t been used with your account before, and was asked for a code. Without one nobody is signed in.',
  SITE: 'Somebody entered your email and your password at a site of ours that your account isn’t for. Nobody was signed in by that.',
} as const;

/** Tells the owner of an account that somebody knows its password, whom that alone has not signed in. */
export function passwordGivenMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { stoppedAt, ...seen } = GivenIn.parse(payload);
  return browserMail(shop, messageId, {
    seen,
    subject: `Somebody entered the password of your ${shop.settings.brandName} account`,
    heading: 'Your password was entered',
    said: STOPPED[stoppedAt],
    what: 'If it was you, there’s nothing to do. If it wasn’t, somebody knows your password: choose a new one, here and wherever else you use it.',
    ways: [{ text: 'Choose a new password', link: forgotPasswordLink(shop) }],
    why: 'You’re receiving this email because the password of your account was entered.',
  });
}

type About = {
  readonly seen: z.output<typeof SignedInFrom>;
  readonly subject: string;
  readonly heading: string;
  readonly said: string;
  readonly what: string;
  /** The first is the button. */
  readonly ways: readonly { readonly text: string; readonly link: string }[];
  readonly why: string;
};

/** A mail about a browser. It names the account: several may have one mailbox. */
function browserMail(shop: Shop, messageId: string, { seen, subject, heading, said, what, ways, why }: About): Mail {
  const { email, browser, at, tenant } = seen;
  const when = `${momentText(at)} Eastern`;
  return designMail(
    { messageId, to: email, brandName: shop.settings.brandName, site: tenant },
    {
      subject,
      preview: `${browser}, ${when}.`,
      heading,
      blocks: [
        { kind: 'SAID', lines: [said] },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Account', lines: [email] },
            { label: 'Browser', lines: [browser] },
            { label: 'When', lines: [when] },
          ],
        },
        { kind: 'SAID', lines: [what] },
        ...ways.map((way, index) => ({ kind: 'WAY' as const, ...way, isMain: index === 0 })),
      ],
      why,
    },
  );
}
