import { z } from 'zod';
import { readAnswer } from './read-answer.ts';

/** How long a start waits for the vendor's word. */
const PATIENCE_MS = 5_000;

const Told = z.object({ status: z.literal('ok'), origin: z.url() });

/** The origin that the vendor at an address calls its own; undefined when nobody who is a vendor answers there. */
export async function originOfVendorAt(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
    .then(async ({ body }): Promise<unknown> => JSON.parse(await readAnswer(body)))
    .catch(() => undefined);
  return Told.safeParse(answer).data?.origin;
}

/** Tells the vendor where the pages of this node are. */
export async function sayHelloToVendor(
  url: string,
  secretKey: string,
  origins: readonly string[],
): Promise<'NOTED' | 'REFUSED' | 'NO_ANSWER'> {
  return fetch(`${url}/v1/shop-origins`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ origins }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  }).then(
    ({ status }) => (status === 200 ? 'NOTED' : 'REFUSED'),
    () => 'NO_ANSWER',
  );
}
