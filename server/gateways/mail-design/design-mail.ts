import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import type { Mail } from '../mail.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The colors of the two sites in mails, in the light and in the dark. */
const ACCENTS = {
  dotcom: { accent: '#0e5a46', accentInTheDark: '#7fd1b5' },
  SBA: { accent: '#1d447c', accentInTheDark: '#9dbdf0' },
} as const;

type Addressed = { readonly messageId: string; readonly to: string; readonly brandName: string; readonly site: keyof typeof ACCENTS };

/** A mail in both of its forms, which say the same. */
export function designMail(
  { messageId, to, brandName, site }: Addressed,
  content: Omit<MailContent, 'foot'> & { readonly why: string },
): Mail {
  const whole = { ...content, foot: [content.why, `Questions? Write to ${SHOP_EMAIL}.`] };
  return { messageId, to, subject: content.subject, text: mailText(whole), html: mailHtml(whole, { brandName, ...ACCENTS[site] }) };
}
