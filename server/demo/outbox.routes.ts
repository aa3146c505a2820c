import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutbox as listOutboxCall } from '#contracts/demo.ts';
import { answer, refuse } from '#contracts/door.ts';
import { route, type Route } from '../http/route.ts';

const MOST_SHOWN = 50;

/** The captured mails: only the demo has them, and only where no mail server is set. */
export const outboxRoutes: readonly Route[] = [
  route(listOutboxCall, async (shop) => {
    if (!shop.settings.isDemo) return refuse('NOT_FOUND');
    const folder = join(shop.settings.dataDir, 'outbox');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })));
    const newest = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_SHOWN);
    return answer({
      mails: await Promise.all(
        newest.map(async ({ name, at }) => ({
          id: name.replace(/\.eml$/, ''),
          at: at.toISOString(),
          ...readMail(await readFile(join(folder, name), 'utf8')),
        })),
      ),
    });
  }),
];

/** The parts of a mail that we wrote ourselves; it is no reader of other people's mail. */
export function readMail(source: string): { to: string; subject: string; text: string; html: string } {
  const [head = ''] = source.split('\n\n', 1);
  const header = (name: string) =>
    new RegExp(`^${name}:(.*(?:\\n[ \\t].*)*)`, 'mi')
      .exec(head)?.[1]
      ?.replace(/\n(?=[ \t])/g, '')
      .trim() ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = boundary === undefined ? [] : source.split(`--${boundary}`);
  const body = (type: string) => decodePart(parts.find((part) => part.toLowerCase().includes(`content-type: ${type}`)) ?? '');
  return { to: header('To'), subject: decodeWords(header('Subject')), text: body('text/plain'), html: body('text/html') };
}

function decodePart(part: string): string {
  const at = part.indexOf('\n\n');
  const content = at < 0 ? '' : part.slice(at + 2);
  if (/content-transfer-encoding: quoted-printable/i.test(part)) return decodeQuotedPrintable(content);
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(content, 'base64').toString('utf8');
  return content.trim();
}

function decodeQuotedPrintable(text: string): string {
  return decodeBytes(text.replace(/=\n/g, '')).trim();
}

function decodeBytes(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words beside each other are one text: the blank between them, at which a long header is folded, is no part of it. (RFC 2047, 6.2) */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)[ \t]+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_found, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeBytes(word.replaceAll('_', ' ')),
    );
}
