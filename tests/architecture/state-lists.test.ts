import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MACHINES } from '#domain/orders/machines.ts';
import { statesOf, type StateMachine } from '#domain/shared/state-machine.ts';

const STATES = new Set(Object.values<StateMachine>(MACHINES).flatMap((machine) => statesOf(machine)));
/** Coupons and stock have states that no machine moves. */
const OTHERS = new Set(['HELD', 'USED', 'RELEASED', 'SOLD', 'PENDING', 'DONE', 'REFUSED']);
const SAYS = 'a second opinion on those of domain/';

/** The lists of states that are spelled out in a text of SQL. */
function listsIn(text: string): string[][] {
  return [...text.matchAll(/\bstate\s+(?:not\s+)?in\s*\(\s*('[^)]*)\)/gi)].map(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}
const ofMachines = (text: string) => listsIn(text).filter((list) => list.some((name) => STATES.has(name)));

/** The lists of states that are spelled out in a text of a page: in brackets, or one `||` after the other. */
function listsInPage(text: string): string[][] {
  const name = String.raw`'([A-Z_]+)'`;
  const inBrackets = text.matchAll(new RegExp(String.raw`\[\s*${name}(?:,\s*${name})+,?\s*\]`, 'g'));
  const inARow = text.matchAll(new RegExp(String.raw`[!=]== ${name}(?:\s*(?:\|\||&&)\s*[\w.?]+ [!=]== ${name})+`, 'g'));
  return (
    [...inBrackets, ...inARow]
      .map(([list]) => [...list.matchAll(/'([A-Z_]+)'/g)].map(([, one = '']) => one))
      // One state twice is no list of them.
      .filter((list) => new Set(list).size > 1 && list.every((one) => STATES.has(one)))
  );
}

async function textsOf(folder: string, ending: string): Promise<[string, string][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending) && !file.includes('.test.'));
  return Promise.all(files.map(async (file): Promise<[string, string]> => [file, await readFile(join(folder, file), 'utf8')]));
}

describe('lists of states', () => {
  it('stand beside their machines, and no statement of the shop spells one out', async () => {
    const texts = await textsOf('server', '.ts');
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(([file, text]) => ofMachines(text).map((list) => `${file}: ${list.join(', ')}`))).toEqual([]);
  });

  it('are not stated again by the pages', async () => {
    const texts = [...(await textsOf('app', '.ts')), ...(await textsOf('app', '.tsx'))];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap(([file, text]) => listsInPage(text).map((list) => `${file}: ${list.join(', ')}`))).toEqual([]);
  });

  it('are stated once more by the invariants, which say so, and name only states that there are', async () => {
    for (const [file, text] of await textsOf('database/invariants', '.sql')) {
      if (ofMachines(text).length > 0) expect([file, text]).toEqual([file, expect.stringContaining(SAYS)]);
      const unknown = listsIn(text).flatMap((list) => list.filter((name) => !STATES.has(name) && !OTHERS.has(name)));
      expect([file, unknown]).toEqual([file, []]);
    }
  });

  it('are found wherever one is', () => {
    expect(ofMachines("where o.state in ('PLACED', 'APPROVED')\n or p.state not in ( 'DECLINED' )")).toEqual([
      ['PLACED', 'APPROVED'],
      ['DECLINED'],
    ]);
    expect(ofMachines("where u.state in ('HELD', 'USED')")).toEqual([]);
    expect(listsInPage("['PLACED', 'SHIPPED'].includes(status)")).toEqual([['PLACED', 'SHIPPED']]);
    expect(listsInPage("status === 'DELIVERED' || order.status === 'PICKED_UP'")).toEqual([['DELIVERED', 'PICKED_UP']]);
    expect(listsInPage("['WARRANTY', 'ADDON']")).toEqual([]);
  });
});
