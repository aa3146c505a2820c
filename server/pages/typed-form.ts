import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { endCookie, nameOfCookie, setCookie, TYPED_FORM_MINUTES } from '#contracts/cookies.ts';
import type { TypedForms } from '#contracts/page.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';

/** Browsers keep cookies of four thousand signs, with everything around what they hold. */
const MOST_SIGNS = 3000;

const Kept = z.strictObject({
  person: z.string(),
  until: z.number(),
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/**
 * The form that somebody sent after their visit had ended, until they have signed in: in their own browser, signed, for a quarter of an hour, and for whom was
 * signed in there last. Nothing of it is stored here.
 */
export function typedForms(shop: Pick<Shop, 'signers' | 'sessions' | 'now' | 'settings'>, caller: Caller): TypedForms {
  const { publicUrl } = shop.settings;
  const { tenant } = caller.site;
  const signer = shop.signers.typedForm;
  const given = (name: 'typedform' | 'lastperson') => caller.cookies[nameOfCookie(name, publicUrl)];
  return {
    keep(form) {
      const person = given('lastperson');
      if (person === undefined || caller.session?.user !== undefined) return false;
      const until = shop.now().getTime() + TYPED_FORM_MINUTES * 60_000;
      const content = deflateRawSync(JSON.stringify({ person, until, ...form })).toString('base64url');
      if (content.length > MOST_SIGNS) return false;
      caller.setCookies.push(setCookie('typedform', `${content}.${signer.sign(`${tenant} ${content}`)}`, publicUrl));
      return true;
    },
    read() {
      const [content = '', signature = ''] = given('typedform')?.split('.') ?? [];
      if (signer.check(`${tenant} ${content}`, signature) === undefined) return undefined;
      const kept = Kept.parse(JSON.parse(inflateRawSync(Buffer.from(content, 'base64url')).toString()));
      if (kept.until < shop.now().getTime()) return undefined;
      // Before the sign-in it is whom the browser was of last; afterwards whoever has signed in is that.
      const { user } = caller.session ?? {};
      if (kept.person !== (user === undefined ? given('lastperson') : shop.sessions.markOfPerson(user.userId))) return undefined;
      return { path: kept.path, fields: kept.fields };
    },
    forget() {
      if (given('typedform') !== undefined) caller.setCookies.push(endCookie('typedform', publicUrl));
    },
  };
}
