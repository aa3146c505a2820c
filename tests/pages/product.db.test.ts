import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { addPens } from '#tests/support/catalog/variant-group.ts';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();

/** A page without its comments between texts. */
async function pageOf(url: string, cookies = ''): Promise<string> {
  const { body } = await live.send({ method: 'GET', url, headers: { cookie: cookies } });
  return body.replaceAll('<!-- -->', '');
}

/** What a form without scripts puts into the cart of somebody new. */
async function addWithout(form: string): Promise<{ status: number; items: CartResponse['cartInfo']['items'] }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await live.send({ method: 'POST', url: '/cart/add', headers, payload: form });
  const cookie = [answer.headers['set-cookie'] ?? []].flat().map((set) => set.split(';')[0]);
  const cart = await live.send({ method: 'GET', url: '/cc/api/checkout', headers: { cookie: cookie.join('; ') } });
  return { status: answer.statusCode, items: cart.json<CartResponse>().cartInfo.items };
}

describe('the page of a product', () => {
  it('that is kept for many tells by ZIP code what can be brought today [A-051]', async () => {
    expect(await pageOf('/product_100006', 'zipcode=01702')).toContain('Delivery today');
    expect(await pageOf('/product_100006', 'zipcode=04609')).not.toContain('Delivery today');
    // Nobody has said where it goes: no store is named, and the days are those of all places.
    const anywhere = await pageOf('/product_100006');
    for (const text of ['Get it Nov 23–27', 'Enter your ZIP for your date', '/delivery-zip?returnTo=%2Fproduct_100006'])
      expect(anywhere).toContain(text);
    for (const text of ['Delivery today', 'Framingham', 'Get it by']) expect(anywhere).not.toContain(text);
  });

  it('of a plan adds it with what it protects', async () => {
    expect(await pageOf('/product_100017')).toMatch(/What it protects.*name="with" value="WARRANTY 100017".*Add both to cart/s);
    const { items } = await addWithout('itemId=100016&qty=1&with=WARRANTY+100017');
    expect(items.map(({ itemId }) => itemId).toSorted()).toEqual(['100016', '100017']);
  });

  it('says what many of it cost each, as its tile does', async () => {
    const page = await pageOf('/product_100041');
    for (const text of ['Buy more, pay less', '1–2', '$12.00 each', '25+', '$9.49 each', 'UnitPriceSpecification'])
      expect(page).toContain(text);
    expect(page).toMatch(/<tr aria-current="true"><th scope="row">1–2/);
    expect(await pageOf('/search?q=Saddleback')).toContain('as low as $9.49');
    expect(await pageOf('/product_100002')).not.toContain('Buy more');
  });

  it('adds plans and services by the same press, and the server says what goes with what [A-059]', async () => {
    const page = await pageOf('/product_100016');
    for (const value of ['WARRANTY 100017', 'TECHHELP 100019']) expect(page).toContain(`name="with" value="${value}"`);
    // A plan that cannot be had is told, and cannot be chosen.
    expect(page).toMatch(/<input[^>]*disabled=""[^>]*value="WARRANTY 100018"[^>]*>/);
    expect(page).toContain('Not available now');
    const { status, items } = await addWithout('itemId=100016&qty=2&with=WARRANTY+100017&with=TECHHELP+100019');
    expect(status).toBe(303);
    expect(items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['100016', 2],
      ['100017', 2],
      ['100019', 2],
    ]);
    expect(items[1]?.parentRelationCartItemId).toBe(items[0]?.cartItemId);
    expect((await addWithout('itemId=100001&qty=1&with=WARRANTY+100017')).items.map(({ itemId }) => itemId)).toEqual(['100001']);
  });

  it('holds memberships against each other and against none, and says how an office gets what is for healthcare', async () => {
    const page = await pageOf('/product_100029');
    expect(page).toMatch(/Compare memberships.*\$299\.00.*\$49\.00.*5 small orders.*one below \$35\.00/s);
    expect(page).not.toContain('PREMIUM');
    const gloves = await pageOf('/product_100034');
    expect(gloves).toMatch(/mailto:[^"]+Open%20a%20healthcare%20account/s);
  });

  it('has what replaces a discontinued item in its place, with price and button [S2-97]', async () => {
    const page = await pageOf('/product_100009');
    const box = page.slice(page.indexOf('class="product-side"'), page.indexOf('class="product-about"'));
    expect(box).toMatch(/Discontinued.*Replacement item.*\$13\.50.*name="itemId" value="100010".*Add to cart/s);
  });

  it('holds it against others of its kind, in what differs, each with a button', async () => {
    await addPens(live.site, [{ itemId: '800001', color: 'Blue', pack: 'Dozen' }]);
    const page = await pageOf('/product_100002');
    expect(page).toMatch(/href="\/compare\?items=100002,800001[,"]/);
    expect(page).toMatch(
      /Similar items side by side.*This item.*>Brand<.*>Slate<.*name="itemId" value="100002".*name="itemId" value="800001".*<\/table>/s,
    );
    // A membership has a table of its own.
    expect(await pageOf('/product_100029')).not.toContain('Similar items side by side');
  });

  it('of a plan leads to what it protects', async () => {
    const page = await pageOf('/product_100017');
    expect(page).toMatch(/Sold together with a product.*id="goes-to".*href="\/product_100016"/s);
    const box = page.slice(page.indexOf('class="product-side"'), page.indexOf('class="product-about"'));
    expect(box).not.toContain('name="itemId" value="100017"');
  });
});

describe('a question about a product', () => {
  const path = '/account/questions?item=100001';
  const send = (body: string) =>
    live.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ body }).toString(),
    });

  it('is typed by a guest first, who signs in to send it and finds it as it was', async () => {
    expect(await pageOf(path)).toMatch(/<textarea[^>]*name="body".*Sign in and send/s);
    const sent = await send('Does it jam in an “old” printer?');
    expect(sent.statusCode).toBe(302);
    const way = new URL(String(sent.headers.location), 'http://localhost');
    expect(way.pathname).toBe('/office/supplies/login');
    const back = new URLSearchParams(way.search).values().next().value ?? '';
    expect(await pageOf(back)).toMatch(/<textarea[^>]*>Does it jam in an “old” printer\?<\/textarea>/);
  });

  it('that could not be sent is refused before, and stands in no address', async () => {
    for (const text of ['Call me at 555-123-4567 please', '4111 1111 1111 1111 is my card', 'short']) {
      const { statusCode, headers, body } = await send(text);
      expect([statusCode, headers.location], text).toEqual([400, undefined]);
      expect(body, text).toContain('field-error');
    }
  });
});

describe('where a product can be picked up', () => {
  it('is chosen from the stores around with what they have, and remembered [C8-71]', async () => {
    const page = await pageOf('/pickup?item=100006', 'zipcode=01702');
    expect(page).toMatch(/Tallow &amp; Reed 1-Subject.*Framingham.*10\+ in stock/s);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await live.send({ method: 'POST', url: '/pickup?item=100006', headers, payload: 'item=100006&storeNumber=1547' });
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/product_100006']);
    expect(String(chosen.headers['set-cookie'])).toContain('YourStore=');
    const refused = await live.send({ method: 'POST', url: '/pickup?item=100006', headers, payload: 'item=100006&storeNumber=9999' });
    expect(refused.statusCode).toBe(400);
    expect(await pageOf('/pickup?item=100006&store=nowhere')).toContain('No stores match “nowhere”');
    expect((await live.send({ method: 'GET', url: '/pickup' })).statusCode).toBe(302);
  });
});
