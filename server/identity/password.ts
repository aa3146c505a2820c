import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const derive = promisify(argon2);
/** A hash takes all of a processor for some 40 ms and 19 MiB: one processor is left to whoever looks at pages, however many sign in. */
const fewAtATime = pLimit(Math.max(1, availableParallelism() - 1));

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  const parameters = { message, nonce, parallelism: 1, tagLength: TAG_BYTES, memory: MEMORY_KIB, passes: PASSES };
  return fewAtATime(() => derive('argon2id', parameters));
}

/** A password's argon2id hash as a PHC string; made off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** A hash of nothing that anybody knows: checking against it takes as long as checking a real one. */
const nobody = hashPassword(randomBytes(24).toString('hex'));

/** Whether a password fits a hash. Without a hash (nobody has that e-mail, or who has it has no password: an empty one) it takes as long and is false. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isThere = hash !== undefined && hash !== '';
  const [, , , , nonce = '', tag = ''] = (isThere ? hash : await nobody).split('$');
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && isThere;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
