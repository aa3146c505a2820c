import { describe, expect, it } from 'vitest';
import { aVendor, SHOP, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const NONCE = 'abcdefghijklmnop';
const ATTACK = `"'><script>alert(1)</script>&lt;`;

function frame(vendor: TestVendor, parameters: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ parentOrigin: SHOP, nonce: NONCE, ...parameters });
  return vendor.get(`/frame/card?${query}`);
}

describe('the card frame', () => {
  it('takes the parameters of the card-payment iframe [S7-54]', async () => {
    const vendor = await aVendor();
    const page = await frame(vendor, {
      locale: 'en-US',
      expiry: 'true',
      cvv: 'true',
      stpls: 'false',
      noClrFlds: 'true',
      isDotcom: 'true',
      pwpCheck: 'false',
      noCors: 'false',
      checkoutId: 'C7',
      style: 'business',
      iframeId: 'f',
      id: 'card1',
      tranID: 'T1',
    });
    expect(page.status).toBe(200);
    for (const text of [
      'data-id="card1"',
      'data-iframe-id="f"',
      'data-checkout-id="C7"',
      'data-transaction-id="T1"',
      'data-keeps-fields="true"',
      'class="frame business"',
      `data-nonce="${NONCE}"`,
      `data-parent-origin="${SHOP}"`,
    ]) {
      expect(page.body['text']).toContain(text);
    }
  });

  it('shows number, expiry and security code, each with its label and what browsers fill in', async () => {
    const vendor = await aVendor();
    const { text } = (await frame(vendor)).body;
    for (const [id, fill] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvv', 'cc-csc'],
    ]) {
      expect(text).toContain(`<label for="${id}">`);
      expect(text).toMatch(new RegExp(`<input id="${id}"[^>]*inputmode="numeric" autocomplete="${fill}"`));
    }
  });

  it.each([
    [{ expiry: 'false' }, ['number', 'cvv']],
    [{ cvv: 'false' }, ['number', 'expiry']],
    [{ stpls: 'true' }, ['number']],
    [{ expiry: 'perhaps', stpls: '<b>' }, ['number', 'expiry', 'cvv']],
  ])('with %o shows the fields %o [S7-54]', async (parameters, fields) => {
    const vendor = await aVendor();
    const { text } = (await frame(vendor, parameters)).body;
    expect([...String(text).matchAll(/<input id="(\w+)"/g)].map((match) => match[1])).toEqual(fields);
  });

  it.each(['id', 'iframeId', 'checkoutId', 'tranID', 'style', 'locale', 'expiry'])('escapes %s [T34]', async (name) => {
    const vendor = await aVendor();
    const { text } = (await frame(vendor, { [name]: ATTACK })).body;
    expect(text).not.toContain('<script>');
    expect(text).not.toContain(`"'>`);
    expect(String(text).match(/<script /g)).toHaveLength(1);
  });

  it('is only for pages of the shop', async () => {
    const vendor = await aVendor();
    const page = await frame(vendor);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain(`frame-ancestors ${SHOP}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const parentOrigin of ['https://evil.example', 'null', '*', `${SHOP}/`, '']) {
      expect((await frame(vendor, { parentOrigin })).status).toBe(400);
    }
  });

  it.each(['', 'short', 'x'.repeat(129), `${NONCE}"`, `${NONCE} `])('refuses the nonce %j', async (nonce) => {
    const vendor = await aVendor();
    expect((await frame(vendor, { nonce })).status).toBe(400);
  });

  it('brings its own typeface, and loads none from anywhere else', async () => {
    const vendor = await aVendor();
    const page = await frame(vendor);
    expect(page.headers.get('content-security-policy')?.split('; ')).toContain("font-src 'self'");
    const path = /<link rel="preload" href="([^"]+)" as="font"/.exec(String(page.body['text']))?.[1] ?? '';
    expect(page.body['text']).toContain(`src: url("${path}")`);
    const font = await fetch(vendor.origin + path);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('lets only the script of this answer run', async () => {
    const vendor = await aVendor();
    const [first, second] = [await frame(vendor), await frame(vendor)];
    const nonceOf = (page: Answer): string =>
      /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(first.body['text']).toContain(`<script type="module" nonce="${nonceOf(first)}"`);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it('loads nothing but its own modules, which the vendor serves as JavaScript', async () => {
    const vendor = await aVendor();
    const seen = new Set<string>();
    const load = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const script = await vendor.get(path);
      expect([path, script.status, script.headers.get('content-type')]).toEqual([path, 200, 'text/javascript; charset=utf-8']);
      const imports = String(script.body['text']).matchAll(/from '([^']+)'/g);
      for (const [, address = ''] of imports) await load(new URL(address, `${vendor.origin}${path}`).pathname);
    };
    const { text } = (await frame(vendor)).body;
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    await load(/src="([^"]+)"/.exec(String(text))?.[1] ?? '');
    expect(seen).toContain('/cards/card-number.ts');
  });
});
