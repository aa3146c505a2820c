import type { Handlers } from '../events/index.ts';
import { accountOpenedMail, passwordChangedMail, recoveryCodeMail, secondFactorMail } from './account-mail.ts';
import { newBrowserMail, passkeyMail, passwordGivenMail } from './browsers/browser-mail.ts';
import { emailAskedMail, emailChangedMail, mailNewEmail } from './profile/email-mails.ts';
import { erasedMail, erasureAskedMail } from './privacy/erasure-mails.ts';
import { keptElsewhereMail, passwordMail } from './password-mail.ts';
import { mailConfirmation } from './saml/confirmation-mail.ts';
import { mailCode } from './second-factor/mailed-code.ts';

/** What identity does itself about what happens to it. */
export const onIdentityEvents: Handlers = {
  'password.reset-asked': { mail: (shop, payload, messageId) => shop.mail.send(passwordMail(shop, messageId, payload)) },
  'account.opened': { mail: (shop, payload, messageId) => shop.mail.send(accountOpenedMail(shop, messageId, payload)) },
  'password.changed': { mail: (shop, payload, messageId) => shop.mail.send(passwordChangedMail(shop, messageId, payload)) },
  'organization.confirm-sign-in': { mail: (shop, payload, messageId) => mailConfirmation(shop, messageId, payload) },
  'account.new-browser': { mail: (shop, payload, messageId) => shop.mail.send(newBrowserMail(shop, messageId, payload)) },
  'password.kept-elsewhere': { mail: (shop, payload, messageId) => shop.mail.send(keptElsewhereMail(shop, messageId, payload)) },
  'account.second-factor-begun': { mail: (shop, payload, messageId) => mailCode(shop, messageId, payload) },
  'account.password-given': { mail: (shop, payload, messageId) => shop.mail.send(passwordGivenMail(shop, messageId, payload)) },
  'account.passkey-added': { mail: (shop, payload, messageId) => shop.mail.send(passkeyMail(shop, messageId, { payload, isAdded: true })) },
  'account.passkey-removed': {
    mail: (shop, payload, messageId) => shop.mail.send(passkeyMail(shop, messageId, { payload, isAdded: false })),
  },
  'account.recovery-code-used': { mail: (shop, payload, messageId) => shop.mail.send(recoveryCodeMail(shop, messageId, payload)) },
  'account.email-asked': { mail: (shop, payload, messageId) => mailNewEmail(shop, messageId, payload) },
  'account.email-asked-told': { mail: (shop, payload, messageId) => shop.mail.send(emailAskedMail(shop, messageId, payload)) },
  'account.erasure-asked': { mail: (shop, payload, messageId) => shop.mail.send(erasureAskedMail(shop, messageId, payload)) },
  'account.erased': { mail: (shop, payload, messageId) => shop.mail.send(erasedMail(shop, messageId, payload)) },
  'account.email-changed': { mail: (shop, payload, messageId) => shop.mail.send(emailChangedMail(shop, messageId, payload)) },
  'account.second-factor-on': {
    mail: (shop, payload, messageId) => shop.mail.send(secondFactorMail(shop, messageId, { payload, isOn: true })),
  },
  'account.second-factor-off': {
    mail: (shop, payload, messageId) => shop.mail.send(secondFactorMail(shop, messageId, { payload, isOn: false })),
  },
};
