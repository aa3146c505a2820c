import { describe, expect, it } from 'vitest';
import { tellHost, type HostNews, type HostParts } from './tell-host.ts';

const PORTAL = 'https://portal.example';

/** A page with what is around it, and what was told and reported. */
function aPage({ parent, ancestor, more = {} }: { parent?: object; ancestor?: string; more?: object } = {}) {
  const reports: string[] = [];
  const window: Record<string, unknown> = {
    location: ancestor === undefined ? {} : { ancestorOrigins: { 0: ancestor } },
    ...more,
  };
  window['parent'] = parent ?? window;
  const tellNews = (news: HostNews, parentOrigins: string[] = [PORTAL]) => {
    tellHost(news, {
      window: window as unknown as HostParts['window'],
      parentOrigins,
      report: ({ msg, error }) => reports.push(`${msg} ${error instanceof Error ? error.message : ''}`),
    });
  };
  const tell = (count: number, parentOrigins?: string[]) => tellNews({ type: 'cartItemCount', count }, parentOrigins);
  return { tell, tellNews, reports };
}

/** A page around ours that notes what it is told, and for whom. */
function aParent() {
  const posted: unknown[] = [];
  return { posted, parent: { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) } };
}

describe('the page around this one', () => {
  it('is told the count, at its allowed origin only [C7-46 S7-52]', () => {
    const { parent, posted } = aParent();
    const { tell, reports } = aPage({ parent, ancestor: PORTAL });
    tell(3, ['https://other.example', PORTAL]);
    expect(posted).toEqual([[{ type: 'cartItemCount', count: 3 }, PORTAL]]);
    expect(reports).toEqual([]);
  });

  it('is addressed by each allowed origin where the browser does not say which it is, never by "*"', () => {
    const { parent, posted } = aParent();
    aPage({ parent }).tell(3, ['https://other.example', PORTAL]);
    expect(posted).toEqual([
      [{ type: 'cartItemCount', count: 3 }, 'https://other.example'],
      [{ type: 'cartItemCount', count: 3 }, PORTAL],
    ]);
  });

  it('of another origin is told nothing, and that is reported [S8-23]', () => {
    const { parent, posted } = aParent();
    const page = aPage({ parent, ancestor: 'https://evil.example' });
    page.tell(3);
    aPage({ parent }).tell(3, []);
    expect(posted).toEqual([]);
    expect(page.reports).toEqual(['The cart count cannot be told to the parent window. its origin is not allowed']);
  });

  it('that cannot be accessed is reported and otherwise ignored [S8-23]', () => {
    const parent = {
      get postMessage(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const { tell, reports } = aPage({ parent, ancestor: PORTAL });
    tell(1);
    expect(reports).toEqual(['The cart count cannot be told to the parent window. Blocked']);
  });

  it('is nobody where the page stands alone', () => {
    const { tell, reports } = aPage();
    tell(1);
    expect(reports).toEqual([]);
  });
});

describe('the app around this page', () => {
  it('on iOS and on Android is told the count [C7-47 S7-52]', () => {
    const told: unknown[] = [];
    const cartCount = { name: 'ios', postMessage(this: { name: string }, count: number) { told.push([this.name, count]); } }; // prettier-ignore
    const Android = { name: 'android', setCartCount(this: { name: string }, count: number) { told.push([this.name, count]); } }; // prettier-ignore
    const { tell, reports } = aPage({ more: { webkit: { messageHandlers: { cartCount } }, Android } });
    tell(12);
    expect(told).toEqual([
      ['ios', 12],
      ['android', 12],
    ]);
    expect(reports).toEqual([]);
  });

  it('without a place for the count is reported, and the other is told all the same [S8-24]', () => {
    const told: number[] = [];
    const { tell, reports } = aPage({
      more: { webkit: { messageHandlers: {} }, Android: { setCartCount: (count: number) => told.push(count) } },
    });
    tell(5);
    expect(told).toEqual([5]);
    expect(reports).toEqual(['The cart count cannot be told to the iOS app. postMessage is missing']);
  });
});

describe('where somebody went', () => {
  const NEWS = { type: 'navigation', path: '/product_100001' } as const;

  it('is told to the page around this one at its allowed origin only, and to an iOS app [S7-51]', () => {
    const { parent, posted } = aParent();
    const told: unknown[] = [];
    const navigation = { postMessage: (path: string) => told.push(path) };
    const { tellNews, reports } = aPage({ parent, ancestor: PORTAL, more: { webkit: { messageHandlers: { navigation } }, Android: {} } });
    tellNews(NEWS, ['https://other.example', PORTAL]);
    expect(posted).toEqual([[NEWS, PORTAL]]);
    expect(told).toEqual(['/product_100001']);
    expect(reports).toEqual([]);
  });

  it('is told to no page of another origin, which is reported [S7-51 S8-23]', () => {
    const { parent, posted } = aParent();
    const { tellNews, reports } = aPage({ parent, ancestor: 'https://evil.example' });
    tellNews(NEWS);
    expect(posted).toEqual([]);
    expect(reports).toEqual(['The page cannot be told to the parent window. its origin is not allowed']);
  });
});
