import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listQuickAliases, matchQuickOrder } from '#contracts/quick-order/quick-order.ts';
import { textRow, writeSpreadsheet } from '#tests/support/spreadsheet.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { recordStatements } from '../../bench/record-statements.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const site = useShop();
type Answer = z.output<(typeof matchQuickOrder)['answer']>;
let [sam, bea, carl, walt]: Visitor[] = [];

async function from(email: string, host: string): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  return visitor;
}

beforeAll(async () => {
  await site.database.query(`insert into contract_prices (account_number, item_id, price_cents, customer_sku) values
    ('4410001', '100006', 400, 'HD-0042'), ('4410001', '100010', 1200, 'TWICE'), ('4410001', '100012', 2500, 'TWICE')
    on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku`);
  site.shop.catalog.forget();
  sam = await from('sam.shopper@example.com', 'localhost');
  bea = await from('bea.buyer@harbordental.example', 'business.localhost');
  carl = await from('carl.contract@harbordental.example', 'business.localhost');
  walt = await from('walt.wholesale@northwindschools.example', 'business.localhost');
});

const ask = (visitor: Visitor | undefined, body: object) =>
  (visitor ?? aVisitor(site)).post<Answer & { code?: string; message?: string }>('/cc/api/quick-order/match', body);
async function ends(visitor: Visitor | undefined, text: string): Promise<string[]> {
  const { body } = await ask(visitor, { text });
  return body.rows.map(({ status, foundBy, item, qty, reason, choices }) =>
    [status, foundBy, item?.itemId ?? choices.map(({ itemId }) => itemId).join('|'), qty, reason?.text]
      .filter((part) => part !== null && part !== undefined && part !== '')
      .join(' '),
  );
}

describe('a number', () => {
  it('is that of the shop, of the account, under a bar code or the maker’s', async () => {
    expect(await ends(bea, '100001 2\nhd 0042\n049757903967\nNR-790396')).toEqual([
      'MATCHED NUMBER 100001 2',
      'MATCHED OWN_NUMBER 100006 1',
      'MATCHED BARCODE 100001 1',
      'MATCHED MAKER_NUMBER 100001 1',
    ]);
  });

  it('of an account is nobody else’s: for others it is as one that there is not', async () => {
    for (const other of [walt, sam, undefined])
      expect(await ends(other, 'HD-0042')).toEqual(
        await ends(other, 'HD-0043').then((all) => all.map((one) => one.replaceAll('0043', '0042'))),
      );
  });

  it('that an account gave twice is for them to choose', async () => {
    expect(await ends(bea, 'TWICE 3')).toEqual(['AMBIGUOUS OWN_NUMBER 100010|100012 3']);
  });
});

describe('what the caller may not buy', () => {
  it('is refused with its reason', async () => {
    expect(await ends(bea, '100045 2\n100008')).toEqual([
      'REFUSED NUMBER 100045 2 Your company doesn’t allow this item.',
      'REFUSED NUMBER 100008 1 Out of stock.',
    ]);
    expect(await ends(carl, '100046')).toEqual([expect.stringMatching(/^REFUSED NUMBER 100046 1 /)]);
    expect(await ends(undefined, '100026\n100043\n100017')).toEqual([
      'REFUSED NUMBER 100026 1 Coming soon. You can’t order it yet.',
      'REFUSED NUMBER 100043 1 It’s made for you. Open its page to fill it in.',
      expect.stringMatching(/^REFUSED NUMBER 100017 1 /),
    ]);
  });

  it('and not see is as what there is not, by whatever it is asked for', async () => {
    const { rows } = (await ask(undefined, { text: '100047\n100044\n041728594518\nFR891752\nzzz-1' })).body;
    expect(rows.map(({ status, reason, item, choices }) => [status, reason?.code, item, choices])).toEqual(
      rows.map(() => ['REFUSED', 'NOT_FOUND', null, []]),
    );
    expect(await ends(walt, '100044 2')).toEqual(['MATCHED NUMBER 100044 2']);
  });

  it('is not asked of who has not signed in on the business site', async () => {
    expect((await ask(aVisitor(site, { host: 'business.localhost' }), { text: '100001' })).status).toBe(401);
  });

  it('tells no price to who is shown none', async () => {
    const email = 'bea.buyer@harbordental.example';
    await site.database.query(`update users set settings = settings || '{"displayRules": {"SHOW_PRICE": false}}' where email = $1`, [
      email,
    ]);
    const { rows } = (await ask(await from(email, 'business.localhost'), { text: '100001 2' })).body;
    await site.database.query("update users set settings = settings - 'displayRules' where email = $1", [email]);
    expect(rows[0]?.item).toMatchObject({ itemId: '100001', priceValue: null, memberPrice: null });
    expect(JSON.stringify(rows)).not.toMatch(/\$\s?\d/);
  });
});

describe('what a spreadsheet works out', () => {
  it('is no item and no quantity, and says what to do', async () => {
    expect(await ends(undefined, '=SUM(A1:A3)\n100001\t=B2*2')).toEqual([
      'REFUSED 1 This is a formula, not what it shows. In your spreadsheet, copy the cells themselves and paste them here, or enter the item number.',
      'REFUSED NUMBER 100001 A quantity is a whole number from 1 to 9,999.',
    ]);
  });
});

/** Columns of texts, each row of them as one text. */
function columns(values: readonly unknown[]): string[] {
  const [first = [], ...others] = values.filter((value) => Array.isArray(value));
  return first.map((one, at) => JSON.stringify([one, ...others.map((column): unknown => column[at])]));
}

describe('many rows of words', () => {
  it('are looked up by few statements, and the same search once', async () => {
    const nouns = ['pens', 'binders', 'folders', 'staplers', 'tape', 'paper', 'markers', 'notebooks', 'envelopes', 'batteries'];
    const colors = ['black', 'blue', 'red', 'white', 'green'];
    const small = nouns.flatMap((noun) =>
      colors.flatMap((color) => Array.from({ length: 10 }, (_, at) => `${color} ${noun} number ${at}b`)),
    );
    const heard = recordStatements();
    const { status, body } = await ask(undefined, { text: [...small, ...small.map((words) => words.toUpperCase())].join('\n') });
    heard.stop();
    expect([status, body.rows.length]).toEqual([200, 1_000]);
    expect(heard.asked.length).toBeLessThan(40);
    const asked = heard.asked.filter(({ name }) => name?.startsWith('first_of_each') === true);
    const searches = asked.flatMap(({ values }) => columns(values.slice(0, 3)));
    expect(searches.length).toBeGreaterThan(0);
    expect(new Set(searches).size).toBe(searches.length);
    const ended = body.rows.map(({ status: end, choices }) => [end, choices.map(({ itemId }) => itemId)]);
    expect(ended.slice(500)).toEqual(ended.slice(0, 500));
  });
});

describe('a unit', () => {
  it('that is not what the item is sold by is told, and multiplies nothing', async () => {
    const { rows } = (await ask(undefined, { text: '100001 20 reams\n100001 3 cs\n100010 2 dz\n100002 1 dz' })).body;
    expect(rows.map(({ qty, item }) => [qty, item?.unitText, item?.unitQty])).toEqual([
      [20, 'You wrote 20 reams. This is sold by the case of 10 reams: 20 means 20 cases, 200 reams in all.', 2],
      [3, null, null],
      [2, 'You wrote 2 dozen. This is sold one at a time: 2 means 2 pieces.', 24],
      [1, null, null],
    ]);
  });
});

describe('what somebody chose', () => {
  it('is remembered for them and their organization, is removed, and is nobody else’s', async () => {
    const said = 'the good red one';
    expect((await ends(bea, said))[0]).not.toMatch(/ALIAS/);
    expect((await bea?.post('/cc/api/quick-order/aliases', { choices: [{ said, itemId: '100010' }] }))?.body).toEqual({ remembered: 1 });
    for (const one of [bea, carl]) expect(await ends(one, '2 The Good RED one!')).toEqual(['MATCHED ALIAS 100010 2']);
    for (const one of [walt, sam, undefined]) expect((await ends(one, said))[0]).not.toMatch(/ALIAS/);
    type Listed = z.output<(typeof listQuickAliases)['answer']>;
    const listed = async (visitor: Visitor | undefined) => (await visitor?.get<Listed>('/cc/api/quick-order/aliases'))?.body.aliases ?? [];
    const [own, ofColleague] = [await listed(bea), await listed(carl)];
    expect(own).toMatchObject([{ said, itemId: '100010', chosenBy: null, mayRemove: true }]);
    expect(ofColleague).toMatchObject([{ chosenBy: 'Bea Buyer', mayRemove: false }]);
    expect(await listed(walt)).toEqual([]);
    const path = `/cc/api/quick-order/aliases/${own[0]?.aliasId}`;
    for (const one of [carl, walt, sam]) expect((await one?.delete(path))?.status).toBe(404);
    expect((await bea?.delete(path))?.status).toBe(200);
    expect((await ends(bea, said))[0]).not.toMatch(/ALIAS/);
  });

  it('is one’s own before a colleague’s, and nothing where the item is gone or not theirs to see', async () => {
    const said = 'nice blue pens';
    const before = (await ends(bea, said))[0];
    const choose = async (one: Visitor | undefined, itemId: string) =>
      one?.post('/cc/api/quick-order/aliases', { choices: [{ said, itemId }] });
    await choose(bea, '100010');
    site.setNow(new Date(site.shop.now().getTime() + 60_000));
    await choose(carl, '100012');
    expect([await ends(bea, said), await ends(carl, said)]).toEqual([['MATCHED ALIAS 100010 1'], ['MATCHED ALIAS 100012 1']]);
    const publish = async (isPublished: boolean, itemIds: readonly string[]) => {
      await site.database.query('update items set is_published = $1 where item_id = any($2)', [isPublished, itemIds]);
      site.shop.catalog.forget();
    };
    await publish(false, ['100010']);
    expect(await ends(bea, said)).toEqual(['MATCHED ALIAS 100012 1']);
    await publish(false, ['100012']);
    for (const one of [bea, carl]) expect((await ends(one, said))[0]).not.toMatch(/ALIAS|NOT_FOUND|Nothing found/);
    await publish(true, ['100010', '100012']);
    expect((await ends(bea, said))[0]).not.toBe(before);
  });

  it('decides a number that is two items’, and no number that is one’s', async () => {
    await bea?.post('/cc/api/quick-order/aliases', {
      choices: [
        { said: 'TWICE', itemId: '100012' },
        { said: '100001', itemId: '100002' },
      ],
    });
    expect(await ends(bea, 'twice\n100001')).toEqual(['MATCHED ALIAS 100012 1', 'MATCHED NUMBER 100001 1']);
  });

  it('is refused of an item that is none for them, and the oldest go when there are too many', async () => {
    const refused = await sam?.post('/cc/api/quick-order/aliases', { choices: [{ said: 'secret', itemId: '100047' }] });
    expect([refused?.status, JSON.stringify(refused?.body)]).toEqual([400, expect.stringContaining('SKU_INVALID')]);
    for (let turn = 0; turn < 6; turn += 1) {
      const choices = Array.from({ length: 100 }, (_, at) => ({ said: `thing ${turn} ${at}`, itemId: '100010' }));
      site.setNow(new Date(site.shop.now().getTime() + 60_000));
      await sam?.post('/cc/api/quick-order/aliases', { choices });
    }
    const { rows } = await site.database.query<{ n: number; first: string }>(
      "select count(*)::int as n, min(said) as first from quick_order_aliases a join users u using (user_id) where u.email = 'sam.shopper@example.com'",
    );
    expect(rows).toEqual([{ n: 500, first: 'thing 1 0' }]);
  });
});

describe('rows of a form', () => {
  it('end each in its place, with what was chosen for it', async () => {
    const rows = [
      { text: '100001', qty: '4' },
      { text: 'red stapler', itemId: '100010' },
      { text: 'Qty' },
      { text: '100002 2, 100006' },
      { text: '100001', qty: 'x' },
    ];
    const { body } = await ask(undefined, { rows });
    expect(body.rows.map(({ row, status, item, qty, foundBy }) => [row, status, item?.itemId, qty, foundBy])).toEqual([
      [1, 'MATCHED', '100001', 4, 'NUMBER'],
      [2, 'MATCHED', '100010', 1, 'CHOICE'],
      [3, 'REFUSED', undefined, 1, null],
      [4, 'MATCHED', '100002', 2, 'NUMBER'],
      [4, 'MATCHED', '100006', 1, 'NUMBER'],
      [5, 'REFUSED', '100001', null, 'NUMBER'],
    ]);
  });

  it('and lines with the number of a card say so, without it; the others are found [T32]', async () => {
    const { status, body } = await ask(undefined, { text: '100001 2\n4111 1111 1111 1111' });
    expect([status, body.rows.map(({ reason }) => reason?.code)]).toEqual([200, [undefined, 'CARD']]);
    expect(JSON.stringify(body)).not.toMatch(/1111 1111/);
  });
});

describe('a file', () => {
  const sent = async (name: string, content: Buffer | string) =>
    ask(undefined, { file: { name, content: Buffer.from(content).toString('base64') } });
  const items = ({ body }: Awaited<ReturnType<typeof sent>>) =>
    body.rows?.map(({ item, qty, reason }) => `${item?.itemId ?? reason?.code} ${qty}`);

  it.each<[string, Buffer | string]>([
    ['UTF-8 with a mark', '\ufeffSKU,Qty\r\n100001,3\r\n'],
    ['UTF-16', Buffer.from('\ufeffSKU\tQty\r\n100001\t3\r\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('SKU\tQty\r\n100001\t3\r\n', 'utf16le')],
    ['what Windows writes', Buffer.from('SKU;Qty;For\r100001;3;Caf\u00e9\r', 'latin1')],
  ])('is read in %s', async (_, content) => {
    expect(items(await sent('list.csv', content))).toEqual(['100001 3']);
  });

  it('may be a spreadsheet: what formulas showed, zeros in front, hidden sheets and merged cells', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foolscap-quick-'));
    const path = join(folder, 'a.xlsx');
    await writeSpreadsheet(
      path,
      `${textRow(1, 'UPC', 'Qty')}<row r="2"><c r="A2" s="1"><v>49757903967</v></c><c r="B2"><f>1+1</f><v>2</v></c></row><row r="3"><c r="A3"><v>100002</v></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>${textRow(4, '100006', '5')}`,
      {
        styles:
          '<numFmts><numFmt numFmtId="164" formatCode="000000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
        workbook: '<workbookPr date1904="1"/>',
        behind: '<mergeCells count="1"><mergeCell ref="B4:B5"/></mergeCells>',
      },
    );
    const answer = await sent('whatever.csv', await readFile(path));
    await rm(folder, { recursive: true });
    expect(items(answer)).toEqual(['100001 2', '100002 null', '100006 5']);
    expect(answer.body.notes).toEqual([
      'We read the first sheet that can be seen. Not read: Hidden.',
      'Merged cells (B4:B5) count for their first row only.',
    ]);
  });

  it.each<[string, Buffer | string, RegExp]>([
    ['an older Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Save it as .xlsx/],
    ['a PDF', '%PDF-1.7', /It is a PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d00', 'hex'), /no list that we can read/],
    ['an archive that is no spreadsheet', Buffer.from('504b0304ffff', 'hex'), /no spreadsheet that can be read/],
    ['10,000 rows', '100001,1\n'.repeat(10_000), /up to 1,000 rows at once/],
  ])('is refused as a whole where it is %s', async (_, content, text) => {
    const { status, body } = await sent('list.xlsx', content);
    expect([status, body.message]).toEqual([400, expect.stringMatching(text)]);
  });

  it('that would unpack to very much, or to very many rows, is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foolscap-quick-'));
    const made = async (rows: string, more = {}) => {
      await writeSpreadsheet(join(folder, 'b.xlsx'), rows, more);
      return sent('b.xlsx', await readFile(join(folder, 'b.xlsx')));
    };
    const bomb = await made(textRow(1, '100001'), { parts: { 'xl/media/a.bin': Buffer.alloc(25_000_000) } });
    const long = await made(Array.from({ length: 1_001 }, (_, at) => textRow(at + 1, '100001', '1')).join(''));
    await rm(folder, { recursive: true });
    expect([bomb.body.message, long.body.message]).toEqual([
      expect.stringMatching(/larger than 20 MB/),
      expect.stringMatching(/more than 1,000 rows/),
    ]);
  });
});
