import { createHash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { addLogo as addCall } from '#contracts/catalog/logos.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { isLogoId, KEPT_LOGO_POINTS, logoProblem, MOST_LOGO_POINTS } from '#domain/personalization/logo.ts';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { contractAccountOf } from '../catalog/index.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import type { Buying, Looking } from '../shoppers/index.ts';
import { findLogo, findSentLogo, insertLogo, useLogos, type KeptLogo, type LogoFile, type LogoOwner } from './logo.repository.ts';
import { jpegAlone, pngAlone } from '../gateways/picture-alone.ts';

const MOST_SECONDS = 10;
/** Few drawings come to so much; photographs do. */
const LARGE_BYTES = 512 * 1024;
/** One after the other: each takes up to 64 MB and a second while it is drawn, on threads on which files are read and passwords hashed. */
const inLine = pLimit(1);
/** Who would stand behind so many is asked to come again. */
const LONGEST_LINE = 8;

/**
 * Keeps a logo for who sends it. What is kept is drawn anew from its points: nothing of the file itself, no program, no place where a photograph was taken.
 * Drawing takes processor time, so each try is counted.
 */
export async function addLogo(
  shop: Shop,
  buying: Buying,
  { body }: Input<typeof addCall>,
): Promise<Reply<z.input<(typeof addCall)['answer']>>> {
  const sent = Buffer.from(body.picture, 'base64');
  const seats = await reserve(shop, attemptsBy(buying.actor, { own: 'LOGO', network: 'LOGO_ADDRESS' }));
  if (!seats.ok) return tooManyAttempts(seats);
  if (inLine.pendingCount >= LONGEST_LINE) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
  return inLine(() => keepLogo(shop, logoOwnerOf(buying), sent));
}

async function keepLogo(shop: Shop, owner: LogoOwner, sent: Buffer): Promise<Reply<KeptLogo>> {
  const digest = createHash('sha256').update(sent).digest();
  // A form that is sent twice says the same twice: that it has another logo would make it another form.
  const before = await findSentLogo(shop.database, owner, digest, shop.now());
  if (before !== undefined) return answer(before);
  const drawn = await drawLogo(sent);
  if ('problem' in drawn) return refuseField('picture', drawn.problem);
  const logoId = randomBytes(16).toString('hex');
  await insertLogo(shop.database, owner, { ...drawn, logoId, digest, at: shop.now() });
  return answer({ logoId, width: drawn.width, height: drawn.height });
}

/** A logo, for whoever it belongs to; undefined for everybody else. */
export async function ownLogo(shop: Shop, { shopper, owner }: Looking, logoId: string): Promise<LogoFile | undefined> {
  if (owner === undefined || !isLogoId(logoId)) return undefined;
  return findLogo(shop.database, logoOwnerOf({ shopper, owner }), logoId);
}

type Wanted = { readonly personalization?: Personalization | undefined };

/** What is wanted, with none of the logos that are not the buyer's: their field then says so. Without a logo nothing is asked. */
export async function withOwnLogos<W extends Wanted>(shop: Shop, buying: Buying, wanted: W[]): Promise<W[]> {
  const ids = logosIn(wanted);
  if (ids.length === 0) return wanted;
  const own = await useLogos(shop.database, logoOwnerOf(buying), ids, shop.now());
  return wanted.map((one) => {
    const { logo } = one.personalization ?? {};
    return logo === undefined || logo === '' || own.has(logo) ? one : { ...one, personalization: { ...one.personalization, logo: NONE } };
  });
}

/** What no logo is known by. */
const NONE = '-';

/** The logos that are named by what was written for items, each once. */
export function logosIn(written: readonly Wanted[]): string[] {
  return [...new Set(written.flatMap(({ personalization }) => personalization?.['logo'] || []))];
}

function logoOwnerOf({ shopper, owner }: Pick<Buying, 'shopper' | 'owner'>): LogoOwner {
  return { owner, accountNumber: contractAccountOf(shopper) };
}

type Drawn = LogoFile & { readonly width: number; readonly height: number };

/** Draws a logo anew from a file that somebody sent. @returns what is wrong with the file, as its owner is told. */
async function drawLogo(sent: Buffer): Promise<Drawn | { readonly problem: string }> {
  const format = formatOf(sent);
  const unread = logoProblem({ bytes: sent.length, isPicture: format !== undefined });
  if (unread !== undefined || format === undefined) return { problem: unread ?? NOT_READABLE };
  // Nothing is unpacked for this.
  const alone = format === 'png' ? pngAlone(sent) : jpegAlone(sent);
  if (alone === undefined) return { problem: NOT_READABLE };
  const problem = logoProblem({ bytes: sent.length, width: alone.width, height: alone.height });
  if (problem !== undefined) return { problem };
  // Read when the first one comes: most shops' days have none.
  const { safeSharp } = await import('../gateways/safe-pictures.ts');
  try {
    const drawing = safeSharp(alone.bytes, { limitInputPixels: MOST_LOGO_POINTS ** 2, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(KEPT_LOGO_POINTS, KEPT_LOGO_POINTS, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = format === 'png' ? drawing.png({ compressionLevel: 9 }) : drawing.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    // A photograph that was saved as PNG prints as well from a palette, and takes a third.
    const bytes =
      format === 'png' && data.length > LARGE_BYTES
        ? await safeSharp(data).png({ palette: true, quality: 100, effort: 1 }).toBuffer()
        : data;
    return { type: `image/${format}`, bytes, width: info.width, height: info.height };
  } catch {
    // What is no picture behind its first bytes, or is damaged, is its owner's to hear and nothing else.
    return { problem: NOT_READABLE };
  }
}

const NOT_READABLE = 'We can’t read this file. Save your logo as a PNG or a JPEG again and add that.';

/** By its first bytes: names and what browsers say are wrong too often, and written by whoever sends it. */
function formatOf(bytes: Buffer): 'png' | 'jpeg' | undefined {
  const text = bytes.toString('latin1', 0, 8);
  if (text === '\u0089PNG\r\n\u001a\n') return 'png';
  return text.startsWith('\u00ff\u00d8\u00ff') ? 'jpeg' : undefined;
}
