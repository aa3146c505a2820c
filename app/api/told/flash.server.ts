import { z } from 'zod';
import { endCookie, setCookie } from '#contracts/cookies.ts';

const NAME = 'flash';
/** A cookie holds 4 kB: more would be lost as a whole. */
const MOST_BYTES = 3000;

const FlashMessage = z.object({
  tone: z.enum(['info', 'success', 'warning', 'failure']),
  title: z.string().optional(),
  text: z.string(),
  /** The form that it offers. */
  offer: z.object({ label: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) }).optional(),
  /** The row of the cart at which it is told, and its name for where the row is not. */
  row: z.object({ lineId: z.string(), name: z.string().optional() }).optional(),
});

const Flash = z.object({
  messages: z.array(FlashMessage),
  /** Fields of a form that takes back what was done. */
  undo: z.array(z.tuple([z.string(), z.string()])).optional(),
});

/** What the page after a redirect shows once. */
export type Flash = z.output<typeof Flash>;

/** A `set-cookie` value with which the next page shows it: for forms that were sent without scripts. Too much is cut to the first message. */
export function flashCookie(flash: Flash, origin: string): string {
  const whole = encoded(flash);
  const value = whole.length <= MOST_BYTES ? whole : encoded({ messages: flash.messages.slice(0, 1) }).slice(0, MOST_BYTES);
  return setCookie(NAME, value, origin);
}

/** A `set-cookie` value that makes sure that it is shown only once. */
export function clearedFlashCookie(origin: string): string {
  return endCookie(NAME, origin);
}

/** What the page before wanted to be shown; `undefined` when nothing, or nothing that we wrote. */
export function flashOf(request: Request): Flash | undefined {
  const value = cookieOf(request, NAME);
  if (value === undefined || value === '') return undefined;
  const read = Flash.safeParse(parseJson(Buffer.from(value, 'base64url').toString()));
  return read.success ? read.data : undefined;
}

/** The value of a cookie of ours, as it is written. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function encoded(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
