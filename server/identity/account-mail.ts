import { z } from 'zod';
import { momentText } from '#domain/delivery/places/moment-text.ts';
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

const SignedInFrom = Payload.extend({ browser: z.string(), at: z.string(), tenant: z.enum(['dotcom', 'SBA']) });

/** Tells the owner of an account that it was signed in to from a browser that it had not been signed in to from before. */
export function newBrowserMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  const { email, browser, at, tenant } = SignedInFrom.parse(payload);
  const when = `${momentText(at)} Eastern`;
  return designMail(
    { messageId, to: email, brandName, site: tenant },
    {
      subject: `New sign-in to your ${brandName} account`,
      preview: `${browser}, ${when}.`,
      heading: 'New sign-in to your account',
      blocks: [
        { kind: 'SAID', lines: ['Your account was signed in to from a browser that hadn’t been used with it before.'] },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Browser', lines: [browser] },
            { label: 'When', lines: [when] },
          ],
        },
        { kind: 'SAID', lines: ['If it was you, there’s nothing to do. If it wasn’t, sign that browser out, then choose a new password.'] },
        { kind: 'WAY', text: 'See where you’re signed in', link: `${originOf(shop.settings, tenant)}/account/sign-ins`, isMain: true },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPassword(shop), isMain: false },
      ],
      why: 'You’re receiving this email because your account was signed in to.',
    },
  );
}

/** Tells the owner of an account that signing in asks for a code from now on, or does not any more. */
export function secondFactorMail(shop: Shop, messageId: string, { payload, isOn }: { payload: unknown; isOn: boolean }): Mail {
  const { brandName } = shop.settings;
  const state = isOn ? 'on' : 'off';
  const means = isOn
    ? 'From now on, signing in asks for your password and a code from your authenticator app. Keep your recovery codes where you find them without your phone.'
    : 'From now on, signing in asks for your password alone.';
  return designMail(
    { messageId, to: Payload.parse(payload).email, brandName, site: 'dotcom' },
    {
      subject: `Two-step sign-in is ${state} for your ${brandName} account`,
      preview: isOn ? 'Signing in asks for a code, too.' : 'Signing in asks for your password alone.',
      heading: `Two-step sign-in is ${state}`,
      blocks: [
        { kind: 'SAID', lines: [means] },
        {
          kind: 'SAID',
          lines: [
            `If it wasn’t you, somebody knows your password and ${isOn ? 'reads your mail' : 'had a code'}. Choose a new password: that signs everybody out${isOn ? '. Then write to us, and we’ll turn two-step sign-in off for you.' : '. Then turn two-step sign-in on again.'}`,
          ],
        },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPassword(shop), isMain: true },
      ],
      why: `You’re receiving this email because two-step sign-in of your account was turned ${state}.`,
    },
  );
}

function forgotPassword(shop: Shop): string {
  return `${originOf(shop.settings, 'dotcom')}/office/supplies/forgot-password`;
}
