import { describe, expect, it, vi } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();

const FORM = 'application/x-www-form-urlencoded';
const NASTY = 'a\r\n{"level":30,"msg":"paid"}\n\u001b[2J\u001b]0;x\u0007\u2028 4242424242424242';
const FORGED = { msg: NASTY, error: { stack: NASTY }, info: [NASTY] };

/** Each line as whoever reads the log reads it; one that is none, or that looks like another one on a screen, fails. */
function readBack(lines: readonly string[]): Record<string, unknown>[] {
  return lines.map((line) => {
    expect([...line.trimEnd()].filter((character) => character < ' ' || character === '\u007f')).toEqual([]);
    return JSON.parse(line) as Record<string, unknown>;
  });
}

describe('what is logged', () => {
  it('of a browser reads back as one line of ours, with nothing of a card [T65]', async () => {
    const before = live.site.logged.length;
    const { statusCode } = await live.send({ method: 'POST', url: '/cc/api/log', payload: FORGED });
    expect(statusCode).toBe(204);
    const lines = readBack(live.site.logged.slice(before)).filter(({ msg }) => msg === 'error in the browser');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('4242424242424242');
    expect(JSON.stringify(lines)).toContain('****4242');
  });

  it('of a request that fails is one line with its id, and its answer says nothing of it [T65 T66]', async () => {
    const failing = vi.spyOn(live.site.shop.sessions, 'find').mockRejectedValue(new Error(`secret_table ${NASTY}`));
    const before = live.site.logged.length;
    const answer = await live.send({ url: '/cc/api/checkout?a=%0d%0a{"level":30}', headers: { 'user-agent': 'x\u001b[2J' } });
    failing.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(JSON.parse(answer.body)).toEqual({ status: 500, code: 'TECHNICAL_PROBLEM', message: expect.any(String) });
    const lines = readBack(live.site.logged.slice(before)).filter(({ requestId }) => requestId === answer.headers['x-request-id']);
    expect(lines.map(({ msg }) => msg)).toEqual(['the request failed', 'answered']);
    expect(JSON.stringify(lines)).not.toMatch(/4242424242424242|a=%0d/);
  });

  it('of a page that fails is one line with its id, and nothing goes beside the log [T65 T66]', async () => {
    const beside = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = vi.spyOn(live.site.shop.catalog, 'items').mockRejectedValue(new Error(`secret_table ${NASTY}`));
    const before = live.site.logged.length;
    const answer = await live.send({ url: '/product_100001' });
    failing.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret_table|node_modules|\.ts:\d/);
    const lines = readBack(live.site.logged.slice(before)).filter(({ requestId }) => requestId === answer.headers['x-request-id']);
    expect(lines.map(({ msg }) => msg)).toEqual(['the page failed', 'answered']);
    // What the router refuses is no failure.
    expect((await live.send({ method: 'POST', url: '/nothing', payload: 'a=b', headers: { 'content-type': FORM } })).statusCode).toBe(404);
    expect(beside.mock.calls).toEqual([]);
    beside.mockRestore();
  });
});
