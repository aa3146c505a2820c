import { z } from 'zod';
import { originOf } from '../config/origins.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';
import { forgotPasswordLink } from './password-mail.ts';

const Payload = z.object({ email: z.string() });
const PasswordChanged = Payload.extend({ isByOldOne: z.boolean().optional() });
const CodeUsed = Payload.extend({ left: z.number() });

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
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: false },
      ],
      why: 'You’re receiving this email because an account was opened with this address.',
    },
  );
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  const { email, isByOldOne = false } = PasswordChanged.parse(payload);
  const everybody = isByOldOne ? 'Every other browser' : 'Every browser';
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `Your ${brandName} password was changed`,
      preview: `${everybody} that was signed in is signed out.`,
      heading: 'Your password was changed',
      blocks: [
        { kind: 'SAID', lines: [`${everybody} that was signed in to your account is signed out. Sign in with the new password.`] },
        {
          kind: 'SAID',
          lines: [
            isByOldOne
              ? 'If it wasn’t you, somebody knew your old password. Choose a new one by email: that signs them out, and the account is yours.'
              : 'If it was not you, somebody else reads your mail. Secure your mailbox first, then choose a new password.',
          ],
        },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: true },
      ],
      why: 'You’re receiving this email because the password of your account was changed.',
    },
  );
}

/** Tells the owner of an account that signing in asks for a code from now on, or does not any more. */
export function secondFactorMail(shop: Shop, messageId: string, { payload, isOn }: { payload: unknown; isOn: boolean }): Mail {
  const { brandName } = shop.settings;
  const state = isOn ? 'on' : 'off';
  const means = isOn
    ? 'From now on, signing in asks for your password and a code from your authenticator app. Every other browser is signed out. Keep your recovery codes where you find them without your phone.'
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
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: true },
      ],
      why: `You’re receiving this email because two-step sign-in of your account was turned ${state}.`,
    },
  );
}

/** Tells the owner of an account that a recovery code was used in place of their app's. */
export function recoveryCodeMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { brandName } = shop.settings;
  const { email, left } = CodeUsed.parse(payload);
  const are = left === 0 ? 'None is left' : left === 1 ? 'One is left' : `${left} are left`;
  return designMail(
    { messageId, to: email, brandName, site: 'dotcom' },
    {
      subject: `A recovery code of your ${brandName} account was used`,
      preview: `${are}.`,
      heading: 'A recovery code was used',
      blocks: [
        { kind: 'FACTS', facts: [{ label: 'Account', lines: [email] }] },
        {
          kind: 'SAID',
          lines: [`It was taken in place of a code from your authenticator app, and works no more. ${are}; you can get new ones any time.`],
        },
        {
          kind: 'SAID',
          lines: ['If it wasn’t you, somebody has your password and your recovery codes. Choose a new password, then get new codes.'],
        },
        { kind: 'WAY', text: 'Get new recovery codes', link: `${originOf(shop.settings, 'dotcom')}/account/security`, isMain: true },
        { kind: 'WAY', text: 'Choose a new password', link: forgotPasswordLink(shop), isMain: false },
      ],
      why: 'You’re receiving this email because a recovery code of your account was used.',
    },
  );
}
