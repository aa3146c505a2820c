import type { z } from 'zod';
import { addPasskey, loginWithPasskey } from '#contracts/account/passkeys.ts';

/** What a browser has made or signed, as a form brings it: JSON. Undefined: it brings none, or nothing of that shape. */
function read<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  if (text === '') return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // no JSON: no form of ours
  }
}

export const usedPasskey = (text: string) => read(loginWithPasskey.body.shape.credential, text);
export const madePasskey = (text: string) => read(addPasskey.body.shape.credential, text);
