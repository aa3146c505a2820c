import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMailTransport } from '../gateways/mail.ts';
import { readMail } from './outbox.routes.ts';

let folder: string | undefined;
afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

/** The subject of a mail that was sent, as the demo's outbox shows it. */
async function shownSubject(subject: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mail = { messageId: 'm1', to: 'guest@example.com', subject, text: 'Hello.', html: '<p>Hello.</p>' };
  await makeMailTransport({ smtpUrl: undefined, folder, brandName: 'Foolscap' }).send(mail);
  return readMail(await readFile(join(folder, 'm1.eml'), 'utf8')).subject;
}

describe("a mail's subject in the outbox", () => {
  it.each([
    'Your order',
    'Your order 1234567890 of Wednesday, November 25 has been sent to you today with a courier and arrives soon',
    'Price alert for Northline Multipurpose Copy Paper, 8.5" x 11", 20 lb, 92 Bright, 500 Sheets/Ream, 10 Reams/Case?',
    'Lumen Forge 12" 3-Speed Desk Fan, White',
    "Café “Crème” Pens, the cartridge's größte Größe, naïve façade, Ångström and piñata in one long box of pens",
    '日本語のとても長い件名です。'.repeat(6),
    'A_name=with?odd signs =3D and “quotes”',
    `${'x'.repeat(90)} and more`,
  ])('is the one that was sent: %s', async (subject) => {
    expect(await shownSubject(subject)).toBe(subject);
  });
});
