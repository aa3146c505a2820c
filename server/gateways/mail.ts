import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNobodysEmail } from '#domain/identity/nobodys-email.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import nodemailer from 'nodemailer';

export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program sends the press of its own "unsubscribe", as a form of one field, without anybody being asked. (RFC 8058) */
  readonly unsubscribeLink?: string;
};

/**
 * The id of a mail of several that tell of the same, by whom it goes to: a repeat sends nobody two and leaves nobody out, whoever came or left meanwhile.
 * What stands in the head of a mail tells nobody's address.
 */
export function mailIdFor(messageId: string, email: string): string {
  return `${messageId}-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`;
}

/** What a mail program posts to such a link. (RFC 8058, 3.1) */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** Sends mails. A mail of one id may be sent twice (after a crash); its Message-ID lets the receiver drop the second. */
export type MailTransport = { send(mail: Mail): Promise<void> };

/** How long a mail server may take to be found and to answer, and between two of its words; well below what a handler may take. */
const PATIENCE_MS = 8_000;

/** Sends mails, and none to an address that is nobody's, whoever wrote it. */
export function makeMailTransport(options: MailOptions): MailTransport {
  const carrier = makeCarrier(options);
  return { send: async (mail) => (isNobodysEmail(mail.to) ? undefined : carrier.send(mail)) };
}

type MailOptions = {
  readonly smtpUrl: string | undefined;
  readonly folder: string;
  readonly brandName: string;
  readonly patienceMs?: number;
};

/**
 * Over SMTP when a server is given; else each mail becomes a file in `folder`, named by its id, so that a repeat replaces it. A server
 * that says nothing for `patienceMs` has not taken the mail: `send` throws.
 */
function makeCarrier(options: MailOptions): MailTransport {
  const from = { name: options.brandName, address: SHOP_EMAIL };
  if (options.smtpUrl !== undefined) {
    const ms = options.patienceMs ?? PATIENCE_MS;
    const patience = { dnsTimeout: ms, connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms };
    const smtp = nodemailer.createTransport({ url: options.smtpUrl, ...patience });
    return { send: async (mail) => void (await smtp.sendMail(composed(from, mail))) };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composed(from, mail));
      await writeInto(options.folder, `${mail.messageId}.eml`, message);
    },
  };
}

async function writeInto(folder: string, name: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  try {
    await writeFile(join(folder, name), content);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

function composed(from: { readonly name: string; readonly address: string }, { unsubscribeLink, ...mail }: Mail) {
  const headers = unsubscribeLink === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeLink}>`, 'List-Unsubscribe-Post': ONE_CLICK };
  return { from, ...mail, messageId: idOf(mail), headers };
}

function idOf(mail: Mail): string {
  return `<${mail.messageId}@foolscap.example>`;
}
