import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMailTransport } from './mail.ts';

const MAIL = {
  messageId: 'm1',
  to: 'guest@example.com',
  subject: 'Your order',
  text: 'It is on its way.',
  html: '<p>It is on its way.</p>',
};
const PATIENCE_MS = 150;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** Sends a mail to a server that says so many lines, and then nothing more. */
async function sendToOneThatSays(...lines: string[]): Promise<unknown> {
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    const left = [...lines];
    const say = () => left.length > 0 && socket.write(`${left.shift()}\r\n`);
    say();
    socket.on('data', say);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const mail = makeMailTransport({ smtpUrl, folder: '', brandName: 'Foolscap', patienceMs: PATIENCE_MS });
  return mail.send(MAIL).then(
    () => 'SENT',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  );
}

const HELLO = ['220 mail.example', '250 mail.example'];
const TAKEN = ['250 sender', '250 recipient', '354 go on', '250 taken'];

it('sends nothing to an address that is nobody’s, by a server or into a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  try {
    const mail = makeMailTransport({ smtpUrl: undefined, folder, brandName: 'Foolscap' });
    for (const to of ['someone@shopper.invalid', 'Someone@SHOPPER.INVALID', 'a@invalid']) await mail.send({ ...MAIL, to });
    expect(await readdir(folder)).toEqual([]);
    await mail.send({ ...MAIL, to: 'someone@invalid.example' });
    expect(await readdir(folder)).toEqual(['m1.eml']);
  } finally {
    await rm(folder, { recursive: true });
  }
  const unreachable = makeMailTransport({ smtpUrl: 'smtp://127.0.0.1:1', folder: '', brandName: 'Foolscap', patienceMs: PATIENCE_MS });
  await expect(unreachable.send({ ...MAIL, to: 'someone@shopper.invalid' })).resolves.toBeUndefined();
  await expect(unreachable.send(MAIL)).rejects.toThrow();
});

describe('a mail server', () => {
  it('that takes a mail has it', async () => {
    expect(await sendToOneThatSays(...HELLO, ...TAKEN, '221 bye')).toBe('SENT');
  });

  it.each([
    ['takes the call', []],
    ['has greeted', HELLO.slice(0, 1)],
    ['has heard from whom it is', [...HELLO, ...TAKEN.slice(0, 1)]],
    ['has the mail', [...HELLO, ...TAKEN.slice(0, 3)]],
  ])('that %s and falls silent does not hold up who sends', async (_what, lines) => {
    expect(await sendToOneThatSays(...lines)).toBe('ETIMEDOUT');
  });
});

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
