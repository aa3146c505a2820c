import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mails. A mail of one id may be sent twice (after a crash); its Message-ID lets the receiver drop the second. */
export type MailTransport = { send(mail: Mail): Promise<void> };

/** How long a mail server may take to take a call, to greet, and between two of its words. All of it is less than a mail's time to be sent. */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Over SMTP when a server is given; else each mail becomes a file in `folder`, named by its id, so that a repeat replaces it. */
export function makeMailTransport(options: { smtpUrl: string | undefined; folder: string; brandName: string }): MailTransport {
  const from = { name: options.brandName, address: 'orders@foolscap.example' };
  if (options.smtpUrl !== undefined) {
    const smtp = nodemailer.createTransport(options.smtpUrl);
    return { send: async (mail) => void (await smtp.sendMail({ from, ...mail, messageId: idOf(mail) })) };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail, messageId: idOf(mail) });
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

function idOf(mail: Mail): string {
  return `<${mail.messageId}@foolscap.example>`;
}
