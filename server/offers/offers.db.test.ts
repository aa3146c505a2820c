import { describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/ele-lpd/api/sparxProxy/subscribeUserforOffers';
type Answer = { success?: true; code?: string; message?: string; errors?: { field: string; message: string }[] };
const subscribe = (body: object, host = 'localhost') => aVisitor(site, { host }).post<Answer>(PATH, body);
const kept = async () =>
  (await site.database.query('select email, phone, tenant, landing_pages from offer_subscribers order by email, phone')).rows;

describe('who wants to hear of offers', () => {
  it('leaves an email, a phone number or both, and is kept once, however often they come [S2-76 S7-32]', async () => {
    expect((await subscribe({ emailID: 'Pat@Example.com', landingPages: ['deals'] })).body).toEqual({ success: true });
    expect((await subscribe({ emailID: 'pat@example.com', phoneNumber: '(617) 555-0100' }, 'business.localhost')).body).toEqual({
      success: true,
    });
    expect((await subscribe({ phoneNumber: '1 617 555 0100' })).body).toEqual({ success: true });
    expect(await kept()).toEqual([
      { email: 'pat@example.com', phone: null, tenant: 'dotcom', landing_pages: ['deals'] },
      { email: null, phone: '6175550100', tenant: 'SBA', landing_pages: [] },
    ]);
  });

  it('hears what is wrong: no email, no phone number, nothing at all', async () => {
    const before = await kept();
    expect((await subscribe({ emailID: 'pat@' })).body).toMatchObject({ message: 'Invalid email address' });
    expect((await subscribe({ phoneNumber: '555' })).body).toMatchObject({ message: 'Invalid phone number' });
    expect((await subscribe({ emailID: 'pat@', phoneNumber: '555' })).body.errors?.map(({ field }) => field)).toEqual([
      'emailID',
      'phoneNumber',
    ]);
    for (const body of [{}, { emailID: ' ' }, { emailID: ['a'] }]) expect((await subscribe(body)).status).toBe(400);
    expect(await kept()).toEqual(before);
  });

  it('finds a form at the foot of every page, that needs no scripts [S2-76]', async () => {
    for (const path of ['/', '/help', '/category/copy-paper']) {
      const { body } = await aVisitor(site).get<string>(path);
      expect(body, path).toMatch(/<form[^>]* class="footer-sign-up"|<form class="footer-sign-up"[^>]*>/);
      expect(body, path).toMatch(/<form[^>]*action="\/offers"/);
      expect(body.match(/name="(?:emailID|phoneNumber)"/g), path).toHaveLength(2);
    }
  });
});
