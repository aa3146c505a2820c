import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KEPT_LOGO_POINTS, LOGO_GONE_TEXT, logoPath, MOST_LOGO_BYTES } from '#domain/personalization/logo.ts';
import { safeSharp } from '#server/gateways/safe-pictures.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { A_CARD } from '#tests/support/catalog/personal.ts';
import { CARDS as PAID_BY, CHECKOUT, GAIL, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { comeInBy, tokenOf } from '#tests/support/identity/partners.ts';
import { signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const CARDS = '100043';
const PLACE = 'a place where it was taken';

const drawing = (width: number, height: number) =>
  safeSharp({ create: { width, height, channels: 3, background: '#14666b' } }).withExif({ IFD0: { ImageDescription: PLACE } });
const png = (width = 300, height = 120) => drawing(width, height).png().toBuffer();
const jpeg = (width = 300, height = 120) => drawing(width, height).jpeg().toBuffer();

const send = (visitor: Visitor, bytes: Buffer) =>
  visitor.post<{ logoId?: string; width?: number; height?: number; message?: string }>('/cc/api/personal/logos', {
    picture: bytes.toString('base64'),
  });

async function sent(visitor: Visitor, bytes?: Buffer): Promise<string> {
  const { status, body } = await send(visitor, bytes ?? (await png()));
  expect(status).toBe(200);
  return body.logoId ?? '';
}

async function look(visitor: Visitor, logoId: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: logoPath(logoId), headers: { host: 'localhost', cookie } });
  return { status: statusCode, headers, bytes: rawPayload };
}

const withLogo = (logo: string) => ({ itemId: CARDS, qty: 1, personalization: { ...A_CARD, logo } });
const kept = async () => (await site.database.query<{ logo_id: string }>('select logo_id from logos')).rows.map((row) => row.logo_id);
const addedIn = ({ items }: Awaited<ReturnType<Visitor['add']>>) =>
  items.map(({ personalization = [] }) => personalization.find(({ field }) => field === 'logo')?.value);

describe('a logo that is sent', () => {
  it('is kept for who sent it alone, drawn anew from its points, with nothing else that its file held [T67]', async () => {
    const guest = aVisitor(site);
    for (const [bytes, type] of [
      [await png(), 'image/png'],
      [await jpeg(), 'image/jpeg'],
    ] as const) {
      expect(bytes.includes(PLACE)).toBe(true);
      const { status, headers, bytes: shown } = await look(guest, await sent(guest, bytes));
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect([headers['cache-control'], headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
        'no-store',
        "default-src 'none'; frame-ancestors 'none'; sandbox",
        'nosniff',
      ]);
      expect(shown.includes(PLACE)).toBe(false);
      expect(await safeSharp(shown).metadata()).toMatchObject({ width: 300, height: 120 });
    }
    const logoId = await sent(guest);
    const other = aVisitor(site);
    expect((await look(other, logoId)).status).toBe(404);
    await other.add({ itemId: '100002', qty: 1 });
    expect((await look(other, logoId)).status).toBe(404);
    expect((await look(guest, '0'.repeat(32))).status).toBe(404);
  });

  it('is the same when the same file is sent again, and another for somebody else', async () => {
    const [one, other] = [aVisitor(site), aVisitor(site)];
    const file = await png();
    const [first, again] = [await send(one, file), await send(one, file)];
    expect(again.body).toEqual(first.body);
    expect((await send(other, file)).body.logoId).not.toBe(first.body.logoId);
  });

  it('takes no megabyte, though it was a photograph that was saved as a drawing', async () => {
    const side = 800;
    // Noise, the same each time.
    const points = createHash('shake256', { outputLength: side * side * 3 })
      .update('noise')
      .digest();
    const noise = await safeSharp(points, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(1_000_000);
    const guest = aVisitor(site);
    const { bytes } = await look(guest, await sent(guest, noise));
    expect(bytes.length).toBeLessThan(800_000);
    expect(await safeSharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  });

  it('is made no larger than it is printed', async () => {
    const { body } = await send(aVisitor(site), await jpeg(2_000, 1_000));
    expect(body).toMatchObject({ width: KEPT_LOGO_POINTS, height: KEPT_LOGO_POINTS / 2 });
  });

  it.each([
    [
      'a drawing with a program in it',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'PNG and JPEG',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'PNG and JPEG'],
    ['another kind of picture', async () => drawing(300, 120).webp().toBuffer(), 'PNG and JPEG'],
    ['nothing', async () => Buffer.alloc(0), 'PNG and JPEG'],
    [
      'what only begins as a picture',
      async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from('<svg onload="alert(1)"/>')]),
      'can’t read',
    ],
    ['half of one', async () => (await jpeg()).subarray(0, 400), 'can’t read'],
    ['one of a few points', () => png(60, 20), 'too small'],
    ['one that unpacks to very much', () => png(12_000, 200), 'at most 4,000'],
    ['one of too many bytes', async () => Buffer.concat([await png(), Buffer.alloc(MOST_LOGO_BYTES)]), 'larger than 2 MB'],
  ])('is refused where it is %s [T67]', async (_what, bytes, told) => {
    const before = await kept();
    const { status, body } = await send(aVisitor(site), await bytes());
    expect([status, body.message]).toEqual([400, expect.stringContaining(told)]);
    expect(await kept()).toEqual(before);
  });
});

describe('cards with a logo', () => {
  it('name their buyer’s own, and nobody else’s', async () => {
    const guest = aVisitor(site);
    const logoId = await sent(guest);
    expect(addedIn(await guest.add(withLogo(logoId)))).toEqual([logoId]);
    const stranger = await aVisitor(site).add(withLogo(logoId));
    expect(stranger.items).toEqual([]);
    expect(stranger.messages.find(({ code }) => code === 'INVALID_DATA_ITEM')?.params).toEqual({ logo: LOGO_GONE_TEXT });
    const made = await guest.add(withLogo('../../etc/passwd'));
    expect(made.items).toHaveLength(1);
  });

  it('keep it when who buys signs in', async () => {
    const guest = aVisitor(site);
    const logoId = await sent(guest);
    await guest.add(withLogo(logoId));
    await signIn(guest, 'paula.plus@example.com');
    expect((await look(guest, logoId)).status).toBe(200);
  });

  it('keep one that stands on a proof when who looks at it signs in', async () => {
    const guest = aVisitor(site);
    const logoId = await sent(guest);
    await signIn(guest, 'paula.plus@example.com');
    expect((await look(guest, logoId)).status).toBe(200);
  });

  it('keep that of what they ordered as a guest when they open an account, and order it again', async () => {
    const guest = aVisitor(site);
    const logoId = await sent(guest);
    await guest.add(withLogo(logoId));
    await goToCheckout(guest, { ...GAIL, email: 'lola.logo@example.com' });
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, PAID_BY.approved) });
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    const { status } = await guest.post('/cc/api/auth/register', {
      email: 'lola.logo@example.com',
      password: 'Foolscap-demo-1x',
      firstName: 'Lola',
      lastName: 'Logo',
    });
    expect(status).toBe(200);
    expect((await look(guest, logoId)).status).toBe(200);
    expect(addedIn(await guest.add(withLogo(logoId)))).toEqual([logoId]);
  });

  it('keep one that a colleague has put into a cart, and are not sold without it when it is gone', async () => {
    const [bea, ann] = [aVisitor(site, { host: 'business.localhost' }), aVisitor(site, { host: 'business.localhost' })];
    await signIn(bea, 'bea.buyer@harbordental.example');
    await signIn(ann, 'ann.approver@harbordental.example');
    const logoId = await sent(bea);
    await ann.add(withLogo(logoId));
    await site.database.query("update logos set used_at = used_at - interval '31 days'");
    await sweep(site.shop);
    expect(await kept()).toContain(logoId);
    await site.database.query('delete from logos where logo_id = $1', [logoId]);
    await goToCheckout(ann, GAIL);
    await ann.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
    await ann.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, PAID_BY.approved) });
    expect(await placeOrder(ann)).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
  });

  it('keep it as long as a cart or an order names it; one that nothing names goes', async () => {
    const [buyer, waiting] = [aVisitor(site), aVisitor(site)];
    const [ordered, unused, inCart] = [await sent(buyer), await sent(buyer, await png(301)), await sent(waiting)];
    await signIn(waiting, 'sam.shopper@example.com');
    const own = await sent(waiting, await png(302));
    await waiting.add(withLogo(own));
    await buyer.add(withLogo(ordered));
    await goToCheckout(buyer, GAIL);
    await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, PAID_BY.approved) });
    expect((await placeOrder(buyer)).body.status).toBe('PLACED');
    await site.database.query("update logos set used_at = used_at - interval '31 days'");
    await sweep(site.shop);
    const left = await kept();
    expect(left).toEqual(expect.arrayContaining([ordered, own]));
    expect(left).not.toContain(unused);
    expect(left).not.toContain(inCart);
  });

  it('keep it as long as a cart of their purchasing system names it: one that is changed there, and one that was returned', async () => {
    const atWork = () => aVisitor(site, { host: 'business.localhost' });
    const began = async (different: object = {}) => {
      const visitor = atWork();
      expect((await comeInBy(visitor, 'MVP', tokenOf(site, 'MVP', different))).status).toBe(200);
      return visitor;
    };
    const finish = async (visitor: Visitor) => {
      const { key } = (await visitor.get<{ key: string }>('/cc/api/procurement')).body;
      const { body } = await visitor.post<{ fields: { name: string; value: string }[] }>('/cc/api/procurement/finish', {
        how: 'RETURN',
        key,
      });
      return body.fields.find(({ name }) => name === 'cartId')?.value;
    };
    const bea = atWork();
    await signIn(bea, 'bea.buyer@harbordental.example');
    const [earlier, unused] = [await sent(bea, await png(311)), await sent(bea, await png(313))];
    const first = await began();
    const there = await sent(first, await png(312));
    await first.add(withLogo(earlier), withLogo(there));
    const leftAfterADay = async () => {
      await site.database.query("update logos set used_at = used_at - interval '25 hours'");
      await sweep(site.shop);
      const left = await kept();
      return [earlier, there, unused].map((logo) => left.includes(logo));
    };
    expect(await leftAfterADay()).toEqual([true, true, false]);
    const cart = await finish(first);
    expect(await leftAfterADay()).toEqual([true, true, false]);
    // The copy that is changed, when what was returned is there no more.
    await began({ operation: 'EDIT', cart });
    await site.database.query("delete from carts where status = 'RETURNED'");
    expect(await leftAfterADay()).toEqual([true, true, false]);
  });

  it('lose that of an order whose card was declined, once nothing else names it', async () => {
    const buyer = aVisitor(site);
    const [declined, both] = [await sent(buyer), await sent(buyer, await png(303))];
    const order = async (logo: string, card: string) => {
      await buyer.add(withLogo(logo));
      await goToCheckout(buyer, GAIL);
      await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
      return (await placeOrder(buyer)).body;
    };
    expect((await order(both, PAID_BY.approved)).status).toBe('PLACED');
    await buyer.add(withLogo(both));
    expect((await order(declined, PAID_BY.declined)).code).toBe('PAYMENT_OPERATION_FAILED');
    await site.database.query('delete from carts where claimed_order is null');
    await site.database.query("update logos set used_at = used_at - interval '25 hours'");
    await sweep(site.shop);
    const left = await kept();
    expect([left.includes(both), left.includes(declined)]).toEqual([true, false]);
  });
});
