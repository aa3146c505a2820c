import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginRedirect, ownPath, returnAddress } from './return-address.ts';
import { anyText } from '#tests/support/any-text.ts';

const ORIGIN = 'https://shop.example';
const CONTROL = String.fromCharCode(0, 9, 10, 13, 27, 127, 133);

describe('returning after sign-in', () => {
  it('goes to the page in jumpUrl [C2-11]', () => {
    expect(returnAddress({ jumpUrl: '/cc/mmx/cart?viewcart=true' })).toBe('/cc/mmx/cart?viewcart=true');
    expect(returnAddress({ jumpUrl: '/product_100001#reviews' })).toBe('/product_100001#reviews');
  });

  it('goes to the page in TARGET [C2-12]', () => {
    expect(returnAddress({ TARGET: '/account/orders' })).toBe('/account/orders');
    expect(returnAddress({ jumpUrl: '', TARGET: '/account/orders' })).toBe('/account/orders');
  });

  it('goes home instead of to a link that signs in with a token: who has just signed in stays who they are [T49]', () => {
    for (const jumpUrl of ['/tpv?token=x', '/punchout?a=1&token=x', '/TPV/?Token=x', '/tpv?%74oken=x', '/tpv?token'])
      expect(returnAddress({ jumpUrl }), jumpUrl).toBe('/');
    expect(returnAddress({ jumpUrl: '/tpv' })).toBe('/tpv');
  });

  it('lets jumpUrl decide when both are given, even where it cannot be honoured', () => {
    expect(returnAddress({ jumpUrl: '/approvals', TARGET: '/account/orders' })).toBe('/approvals');
    expect(returnAddress({ jumpUrl: '//evil.example', TARGET: '/account/orders' })).toBe('/');
  });

  it('goes home without an address', () => {
    expect(returnAddress({})).toBe('/');
  });

  it('goes home instead of to the login page, or to a call', () => {
    expect(returnAddress({ jumpUrl: '/office/supplies/login?jumpUrl=/x' })).toBe('/');
    expect(returnAddress({ jumpUrl: '/Office/supplies/./login/' })).toBe('/');
    expect(returnAddress({ jumpUrl: '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=true' })).toBe('/');
    expect(returnAddress({ jumpUrl: '/ele-lpd/%61PI/session' })).toBe('/');
    expect(returnAddress({ jumpUrl: '/category/apiary' })).toBe('/category/apiary');
  });
});

describe('an address of our own', () => {
  it.each([
    ['/', '/'],
    ['/cc/sparq/cart', '/cc/sparq/cart'],
    ['/a/b/', '/a/b/'],
    ['/a/./b/../c', '/a/c'],
    ['/a//b', '/a/b'],
    ['/../../a', '/a'],
    ['/a/%2e%2e/b', '/b'],
    ['/search?query=copy+paper&brand=a&brand=b', '/search?query=copy%20paper&brand=a&brand=b'],
    ['/cc/mmx/cart?cartItemIds=a,b', '/cc/mmx/cart?cartItemIds=a%2Cb'],
    ['/search?query', '/search?query'],
    ['/search?query=a=b', '/search?query=a%3Db'],
    ['/search?&query=a&', '/search?query=a'],
    ['/search?=a', '/search?=a'],
    ['/*', '/%2A'],
    ['/search?', '/search'],
    ['/account?next=//evil.example', '/account?next=%2F%2Fevil.example'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/@evil.example', '/%40evil.example'],
    ['/:80', '/%3A80'],
  ])('is written anew: %s', (address, path) => {
    expect(ownPath(address)).toBe(path);
  });
});

describe('an address that is not ours', () => {
  it.each([
    '',
    'evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/a\\b',
    'https://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'HTTPS://shop.example@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%252fevil.example',
    '/a/%00',
    '/a%0d%0aLocation:%20https://evil.example',
    '/search?q=%0d%0aSet-Cookie:%20a=b',
    '/search#%0d%0a',
    '/%zz',
    '/search?q=%zz',
    '/search?q=%',
    '/search#%',
    ' /a',
    '?a=b',
    '#a',
    '.',
    '../a',
  ])('is refused: %s', (address) => {
    expect(ownPath(address)).toBeUndefined();
    expect(returnAddress({ jumpUrl: address })).toBe('/');
  });

  it.each([...CONTROL].map((character) => [character.charCodeAt(0), character] as const))(
    'is refused with control character %d anywhere',
    (_code, character) => {
      expect(ownPath(`/${character}/evil.example`)).toBeUndefined();
      expect(ownPath(`${character}/a`)).toBeUndefined();
      expect(ownPath(`/a${character}`)).toBeUndefined();
      expect(ownPath(`/a?b=${character}`)).toBeUndefined();
    },
  );

  it('is refused when half a character is in it, or too many are', () => {
    expect(ownPath('/a\ud800')).toBeUndefined();
    expect(ownPath(`/${'a'.repeat(1999)}`)).toHaveLength(2000);
    expect(ownPath(`/${'a'.repeat(2000)}`)).toBeUndefined();
    expect(ownPath(`/${'é'.repeat(400)}`)).toBeUndefined();
  });
});

describe('whatever comes in as a return address', () => {
  const signs = ['/', '//', '\\', '.', '..', '@', ':', '?', '#', '&', '=', '+', '%', ';', "'", '"', '<', '*', '[', ']', ' ', '\t', '\n'];
  const words = ['evil.example', 'https:', 'javascript:', 'api', 'a', 'é', '\u2028', '\uff0f', '%2f', '%5c', '%2e', '%25', '%0d%0a', '%00'];
  const pieces = fc.oneof(fc.constantFrom(...signs), fc.constantFrom(...words));
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
    fc.array(pieces, { maxLength: 12 }).map((list) => `/${list.join('')}`),
    anyText(30).map((text) => `/${text}`),
  );

  it('the answer never leaves the origin', () => {
    fc.assert(
      fc.property(hostile, (jumpUrl) => {
        const address = returnAddress({ jumpUrl });
        const url = new URL(address, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('the answer is read by a browser exactly as it is written', () => {
    fc.assert(
      fc.property(hostile, (jumpUrl) => {
        const address = returnAddress({ jumpUrl });
        const { pathname, search, hash } = new URL(address, ORIGIN);
        expect(pathname + search + hash).toBe(address);
        expect(returnAddress({ jumpUrl: address })).toBe(address);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('being sent to the login page', () => {
  it('takes the page along and sets the marker redirected=1 [C2-13]', () => {
    expect(loginRedirect('/account/orders?page=2')).toBe('/office/supplies/login?jumpUrl=%2Faccount%2Forders%3Fpage%3D2&redirected=1');
  });

  it('does not happen again when the marker is there [C2-14]', () => {
    expect(loginRedirect('/account/orders?redirected=1')).toBeUndefined();
    expect(loginRedirect('/account/orders?page=2&redirected=1#top')).toBeUndefined();
    expect(loginRedirect('/account/orders?redirected=0')).toBeDefined();
    expect(loginRedirect('/account/redirected=1')).toBeDefined();
  });

  it('brings the person back where he came from', () => {
    const target = new URL(loginRedirect('/search?query=copy paper') ?? '', ORIGIN).searchParams.get('jumpUrl');
    expect(returnAddress({ jumpUrl: target ?? undefined })).toBe('/search?query=copy%20paper');
  });

  it('never carries a foreign address', () => {
    expect(loginRedirect('//evil.example')).toBe('/office/supplies/login?jumpUrl=%2F&redirected=1');
  });
});
