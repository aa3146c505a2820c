import { z } from 'zod';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { originOf } from '../config/origins.ts';
import type { Handlers } from '../events/index.ts';
import { escapeHtml } from '../gateways/escape-html.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';

const Payload = z.object({ email: z.string(), resetId: z.string() });

/** The token of a way to a new password, in the alphabet of addresses. It is made for the mail and stands nowhere else. */
export function resetToken(shop: Shop, resetId: string): string {
  return shop.signers.passwordReset.sign(resetId);
}

/** What identity does itself about what happens to it. */
export const onIdentityEvents: Handlers = {
  'password.reset-asked': { mail: (shop, payload, messageId) => shop.mail.send(passwordMail(shop, messageId, payload)) },
};

/** The mail with the way to a new password. The way works once, and until a newer one is mailed. */
function passwordMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, resetId } = Payload.parse(payload);
  const link = `${originOf(shop.settings, 'dotcom')}/office/supplies/reset?token=${resetToken(shop, resetId)}`;
  const subject = `Choose a new ${shop.settings.brandName} password`;
  const text = `Somebody — you, we hope — asked for a new password. Choose one here within ${RESET_MINUTES} minutes:\n\n${link}\n\nIf it was not you, nothing has changed and there is nothing to do.\n`;
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2330"><p>Somebody &mdash; you, we hope &mdash; asked for a new password.</p><p><a href="${escapeHtml(link)}">Choose a new password</a> within ${RESET_MINUTES} minutes.</p><p>If it was not you, nothing has changed and there is nothing to do.</p></body></html>`;
  return { messageId, to: email, subject, text, html };
}
