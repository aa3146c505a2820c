import { expect } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import type { TestShop } from '../test-shop.ts';

/** Hears all mails of a shop from now on: `to` waits for the first one to somebody that says something. */
export function listenToMails(site: TestShop): { to(email: string, part: string): Promise<Mail> } {
  const mails: Mail[] = [];
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
  const find = (email: string, part: string) => mails.find(({ to, subject, text }) => to === email && `${subject} ${text}`.includes(part));
  return {
    async to(email, part) {
      await expect
        .poll(async () => {
          await site.hearEvents();
          return find(email, part) !== undefined;
        })
        .toBe(true);
      return find(email, part) ?? expect.fail('no mail');
    },
  };
}
