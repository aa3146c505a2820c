import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

const LITTLE = { memory: 64, passes: 1 };

describe('the hash of a password', () => {
  it('says what it costs: 19 MiB and two passes, as OWASP asks, and the password fits it alone', async () => {
    const hash = await hashPassword('quiet harbor lantern');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await checkPassword('quiet harbor lantern', hash)).toBe(true);
    expect(await checkPassword('quiet harbor lanterm', hash)).toBe(false);
  });

  it('is checked at its own cost, so that those of another year still fit', async () => {
    const hash = await hashPassword('quiet harbor lantern', LITTLE);
    expect(hash).toContain('$m=64,t=1,p=1$');
    expect(await checkPassword('quiet harbor lantern', hash)).toBe(true);
    expect(await checkPassword('loud harbor lantern', hash)).toBe(false);
    expect(await checkPassword('quiet harbor lantern', hash.replace('m=64', 'm=128'))).toBe(false);
  });

  it.each([undefined, ''])('that is not there (%j) fits nothing', async (hash) => {
    expect(await checkPassword('', hash)).toBe(false);
  });
});
