import { expect } from 'vitest';
import { mailedCode } from '#server/identity/second-factor/mailed-code.ts';
import { codeAt, stepAt } from '#server/identity/second-factor/totp.ts';
import type { TestShop } from '../test-shop.ts';
import { aVisitor, type Visitor } from '../visitor.ts';

export const PASSWORD = 'Foolscap-demo-1';
export const FACTOR = '/cc/api/account/second-factor';
export const LOGIN = '/cc/api/auth/login';

/** What setting an app up answers. */
export type Begun = { readonly secret: string; readonly uri: string };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows so many steps from now, told by its secret in base 32. */
export function appCode({ shop }: Pick<TestShop, 'shop'>, secret: string, stepsOn = 0): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeAt(bytes, stepAt(shop.now()) + stepsOn);
}

/** A code that the app shows neither now nor in the steps beside. */
export function wrongCode(site: Pick<TestShop, 'shop'>, secret: string, nth = 0): string {
  const right = [-1, 0, 1].map((step) => appCode(site, secret, step));
  const wrong = Array.from({ length: nth + 4 }, (_, index) => String(index).padStart(6, '0')).filter((code) => !right.includes(code));
  return wrong[nth] ?? '';
}

/** The code that was mailed for what somebody is setting up, told by the address that their app is given. */
export async function mailedCodeOf({ shop, database }: Pick<TestShop, 'shop' | 'database'>, uri: string): Promise<string> {
  const email = decodeURIComponent(/:([^:?]+)\?/.exec(uri)?.[1] ?? '');
  const { rows } = await database.query<{ user_id: string; sealed: Buffer }>(
    'select user_id, sealed from second_factors join users using (user_id) where email = $1',
    [email],
  );
  const [one] = rows;
  return one === undefined ? '' : mailedCode(shop, { userId: one.user_id, sealed: one.sealed });
}

/** Turns the second factor on for who is signed in. Of the steps around now it uses up the one before. */
export async function turnOn(
  site: Pick<TestShop, 'shop' | 'database'>,
  visitor: Visitor,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const { secret, uri } = begun.body;
  const proofs = { code: appCode(site, secret, -1), mailedCode: await mailedCodeOf(site, uri) };
  const on = await visitor.post<{ recoveryCodes: string[] }>(`${FACTOR}/confirm`, proofs);
  expect(on.status, JSON.stringify(on.body)).toBe(200);
  return { secret, recoveryCodes: on.body.recoveryCodes };
}

/** Somebody who has given the right password, and no code yet. */
export async function halfSignedIn(site: TestShop, email: string, visitor: Visitor = aVisitor(site)): Promise<Visitor> {
  const asked = await visitor.post(LOGIN, { email, password: PASSWORD });
  expect([asked.status, Reflect.get(Object(asked.body), 'code')]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  return visitor;
}

export const giveCode = (visitor: Visitor, code: string) => visitor.post(`${LOGIN}/code`, { code });

/** An account of its own. */
export async function anAccount(site: TestShop, from: Parameters<typeof aVisitor>[1] = {}): Promise<{ email: string; visitor: Visitor }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const visitor = aVisitor(site, from);
  const opened = await visitor.post('/cc/api/auth/register', { email, password: PASSWORD, firstName: 'Two', lastName: 'Steps' });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  return { email, visitor };
}
