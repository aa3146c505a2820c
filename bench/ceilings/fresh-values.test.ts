import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshValues } from './fresh-values.ts';

it('ids and hashes become others, the same wherever they stand; everything else stays', () => {
  const id = randomUUID();
  const hash = Buffer.alloc(32, 7);
  const fresh = freshValues({ '10000002': '10001003' });
  const [other, otherHash] = [String(fresh(id)), fresh(hash)];
  expect(other).not.toBe(id);
  expect(otherHash).not.toEqual(hash);
  const at = new Date();
  expect(fresh([`auth_${id.slice(0, 3)}`, 3, at, null, `{"cart":"${id}","by":"${hash.toString('hex')}","order":"10000002"}`])).toEqual([
    `auth_${id.slice(0, 3)}`,
    3,
    at,
    null,
    `{"cart":"${other}","by":"${Buffer.isBuffer(otherHash) ? otherHash.toString('hex') : ''}","order":"10001003"}`,
  ]);
  expect(freshValues({})(id)).not.toBe(other);
});
