import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const derive = promisify(argon2);
/** A hash takes all of a processor for some 40 ms and 19 MiB: one processor is left to whoever looks at pages, however many sign in. */
const fewAtATime = pLimit(Math.max(1, availableParallelism() - 1));

/** What a hash costs whoever makes or checks one: KiB of memory, and how often it is gone through. */
type HashCost = { readonly memory: number; readonly passes: number };

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const USUAL_COST: HashCost = { memory: 19_456, passes: 2 };
const TAG_BYTES = 32;

async function tagOf(password: string, nonce: Buffer, cost: HashCost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return fewAtATime(() => derive('argon2id', { message, nonce, parallelism: 1, tagLength: TAG_BYTES, ...cost }));
}

/**
 * A password's argon2id hash as a PHC string; made off the main thread.
 *
 * @param cost what checking against it will cost, too: a hash says so itself
 */
export async function hashPassword(password: string, cost = USUAL_COST): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** A hash of nothing that anybody knows: checking against it takes as long as checking a real one. */
const nobody = hashPassword(randomBytes(24).toString('hex'));

/** Whether a password fits a hash. Without a hash (nobody has that e-mail, or who has it has no password: an empty one) it takes as long and is false. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isThere = hash !== undefined && hash !== '';
  const [, , , figures = '', nonce = '', tag = ''] = (isThere ? hash : await nobody).split('$');
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(nonce, 'base64'), costIn(figures));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && isThere;
}

/** What a hash says of its cost, which may be that of another year. */
function costIn(figures: string): HashCost {
  const [memory = USUAL_COST.memory, passes = USUAL_COST.passes] = figures.match(/\d+/g)?.map(Number) ?? [];
  return { memory, passes };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
