import { expect, it } from 'vitest';
import { makeSigner } from './signer.ts';

const signer = makeSigner(['a secret', 'an older one'], 'test');
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

it('knows its signature in one spelling alone: another one of the same bytes is none [T17]', () => {
  const signature = signer.sign('a text');
  const byLast = [...BASE64URL].map((last) => signature.slice(0, -1) + last).filter((spelt) => signer.check('a text', spelt) !== undefined);
  expect(byLast).toEqual([signature]);
  const inBase64 = Buffer.from(signature, 'base64url').toString('base64');
  for (const spelt of [inBase64, `${signature}=`, `${signature}.`, ` ${signature}`, `${signature}!`])
    expect([spelt, signer.check('a text', spelt)]).toEqual([spelt, undefined]);
});
