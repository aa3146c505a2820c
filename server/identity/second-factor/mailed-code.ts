import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { inGroups, MAILED_DIGITS } from '#domain/identity/second-factor/typed-code.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Shop } from '../../shop.ts';
import { findUserById } from '../user.repository.ts';
import { findFactor } from './second-factor.repository.ts';

/** An app that is being set up, sealed as it lies in the database. */
type SettingUp = { readonly userId: string; readonly sealed: Buffer };

const Payload = z.object({ userId: z.string() });

/** Has whoever sets an app up show that they read the account's mailbox: eight digits that the shop works out and keeps nowhere. Each set-up has its own. */
export function mailedCode({ signers }: Pick<Shop, 'signers'>, { userId, sealed }: SettingUp): string {
  const signed = Buffer.from(signers.mailbox.sign(`${userId} ${sealed.toString('base64url')}`), 'base64url');
  return String(signed.readBigUInt64BE() % 10n ** BigInt(MAILED_DIGITS)).padStart(MAILED_DIGITS, '0');
}

export function isMailedCode(shop: Pick<Shop, 'signers'>, settingUp: SettingUp, code: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(mailedCode(shop, settingUp))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Mails the code of what is being set up now; nothing where that is over. */
export async function mailCode(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { userId } = Payload.parse(payload);
  const [[factor], known] = await Promise.all([findFactor(shop.database, [userId]), findUserById(shop.database, userId)]);
  if (factor === undefined || factor.on_since !== null || known === undefined) return;
  const { brandName } = shop.settings;
  const { email } = known.user;
  const code = inGroups(mailedCode(shop, { userId, sealed: factor.sealed }), ' ');
  await shop.mail.send(
    designMail(
      { messageId, to: email, brandName, site: 'dotcom' },
      {
        subject: `${code} is your code to turn two-step sign-in on`,
        preview: `For your ${brandName} account.`,
        heading: 'Turn two-step sign-in on',
        blocks: [
          {
            kind: 'FACTS',
            facts: [
              { label: 'Code', lines: [code] },
              { label: 'Account', lines: [email] },
            ],
          },
          { kind: 'SAID', lines: ['Enter it where you set up your authenticator app. We’ll never ask you for it anywhere else.'] },
          {
            kind: 'SAID',
            lines: [
              'If it wasn’t you, somebody has signed in to an account with your address. Tell nobody the code, and choose a new password: that signs everybody out, and the account is yours.',
            ],
          },
          {
            kind: 'WAY',
            text: 'Choose a new password',
            link: `${originOf(shop.settings, 'dotcom')}/office/supplies/forgot-password`,
            isMain: false,
          },
        ],
        why: 'You’re receiving this email because two-step sign-in is being turned on for an account with this address.',
      },
    ),
  );
}
