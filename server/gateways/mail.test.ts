import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMailTransport } from './mail.ts';

it('mails without a server become files, a repeat replaces its own, and a folder that somebody removed is made again', async () => {
  const place = await mkdtemp(join(tmpdir(), 'foolscap-mail-'));
  const folder = join(place, 'outbox');
  const { send } = makeMailTransport({ smtpUrl: undefined, folder, brandName: 'Foolscap' });
  const mail = (text: string) => ({ messageId: 'm1', to: 'guest@example.com', subject: 'Hello', text, html: `<p>${text}</p>` });
  try {
    await send(mail('first'));
    await rm(folder, { recursive: true });
    await send(mail('second'));
    await send(mail('third'));
    const written = await readFile(join(folder, 'm1.eml'), 'utf8');
    expect(written).toContain('third');
    expect(written).not.toContain('second');
  } finally {
    await rm(place, { recursive: true });
  }
});
