import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getProduct } from '#contracts/catalog.ts';
import { DOCUMENT_KINDS, MOST_DOCUMENT_BYTES } from '#domain/catalog/documents/documents.ts';
import { changeItem } from '#tests/support/shop-changes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { addDocument } from '../../catalog-files/documents/documents.repository.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { readPdf } from '../../gateways/pdf/read-pdf.test-reader.ts';

const site = useShop();
const sheet = (itemId: string) => site.app.inject({ url: `/product-sheets/${itemId}.pdf` });
const read = (bytes: Buffer) =>
  readPdf(bytes)
    .pages.flatMap((page) => page.read)
    .map((part) => JSON.stringify(part))
    .join('\n');

describe('the sheet of a product', () => {
  it('is made of what its page says, with its picture, and says no price', async () => {
    const { product } = (await aVisitor(site).get<z.output<(typeof getProduct)['answer']>>('/cc/api/products/100041')).body;
    const answer = await sheet('100041');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="item-100041.pdf"',
    });
    const text = read(answer.rawPayload);
    for (const said of [product.title, product.itemId, product.brand, ...product.specifications.flat()]) expect(text).toContain(said);
    expect(text).not.toContain('$');
    expect(answer.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    await changeItem(site, '100041', { priceCents: 1300 });
    expect((await sheet('100041')).rawPayload.equals(answer.rawPayload)).toBe(true);
    await site.database.query(`update items set specifications = '[["Color","Walnut"]]' where item_id = '100041'`);
    site.shop.catalog.forget();
    expect(read((await sheet('100041')).rawPayload)).toContain('Walnut');
    await site.database.query(`update items set name = 'Letter tray of walnut' where item_id = '100041'`);
    site.shop.catalog.forget();
    expect(read((await sheet('100041')).rawPayload)).toContain('Letter tray of walnut');
  });

  it('there is none of what may not be seen, and of what there is not', async () => {
    for (const itemId of ['999999', '100047', '100044', '..%2F100001', 'x y']) expect((await sheet(itemId)).statusCode, itemId).toBe(404);
    for (const url of ['/product-sheets/100001', '/documents/x.pdf', '/documents/00000000000000000000000000000000.pdf'])
      expect((await site.app.inject({ url })).statusCode, url).toBe(404);
  });
});

describe('the database', () => {
  it('takes the documents that the shop takes: as large, and of its kinds, which pages list in the order of their codes', async () => {
    const add = (id: string, bytes: number) =>
      site.database.query("insert into document_files (document_id, bytes) values ($1, convert_to(repeat('x', $2), 'UTF8'))", [id, bytes]);
    await add('f'.repeat(32), MOST_DOCUMENT_BYTES);
    await site.database.query('delete from document_files where document_id = $1', ['f'.repeat(32)]);
    await expect(add('f'.repeat(32), MOST_DOCUMENT_BYTES + 1)).rejects.toThrow('check constraint');
    const { rows } = await site.database.query(
      "select pg_get_constraintdef(oid) as said from pg_constraint where conname = 'item_documents_kind_check'",
    );
    const kinds = [...String(rows[0]?.said).matchAll(/'([A-Z]+)'/g)].map(([, kind]) => kind);
    expect(Object.keys(DOCUMENT_KINDS)).toEqual(kinds.toSorted());
  });
});

describe('the demo', () => {
  it('has instructions for its furniture, and safety data for what cleans', async () => {
    const { rows } = await site.database.query(
      'select distinct department_id, kind from item_documents join items using (item_id) order by department_id',
    );
    expect(rows).toEqual([
      { department_id: 'cleaning', kind: 'SAFETY' },
      { department_id: 'furniture', kind: 'ASSEMBLY' },
    ]);
    const { rows: given } = await site.database.query('select document_id from document_files');
    expect(given.length).toBeGreaterThan(3);
    for (const { document_id: id } of given) {
      const answer = await site.app.inject({ url: `/documents/${id}.pdf` });
      expect(read(answer.rawPayload)).toContain('demo shop');
    }
  });
});

describe('a document that no item names', () => {
  const DAY_MS = 86_400_000;
  const MINUTE_MS = 60_000;
  const id = 'e'.repeat(32);
  const status = async () => (await site.app.inject({ url: `/documents/${id}.pdf` })).statusCode;
  const name = () =>
    site.database.query(
      "insert into item_documents (item_id, kind, title, document_id, source) values ('100006', 'GUIDE', 'Guide', $1, 'x')",
      [id],
    );
  const unname = () => site.database.query('delete from item_documents where document_id = $1', [id]);
  /** The job's round, so long after the tests' day began; the clock goes on meanwhile. */
  const jobAfter = async (ms: number) => {
    site.setNow(new Date(TEST_NOW.getTime() + ms));
    await JOBS['forget documents']?.run(site.shop, '');
  };
  afterEach(() => site.setNow(TEST_NOW));

  it('is served for a day, and then it is gone, while those that items name stay', async () => {
    await addDocument(site.database, [id, Buffer.from('%PDF-')]);
    await name();
    await jobAfter(0);
    await jobAfter(2 * DAY_MS);
    expect(await status()).toBe(200);
    await unname();
    await jobAfter(2 * DAY_MS);
    await jobAfter(3 * DAY_MS - MINUTE_MS);
    expect(await status()).toBe(200);
    await jobAfter(3 * DAY_MS + MINUTE_MS);
    expect(await status()).toBe(404);
    const { rows: left } = await site.database.query('select document_id from document_files order by 1');
    const { rows: named } = await site.database.query('select distinct document_id from item_documents order by 1');
    expect(left).toEqual(named);
    expect(left.length).toBeGreaterThan(1);
  });

  it('stays when an item names it again, and its day begins anew when it comes again', async () => {
    await addDocument(site.database, [id, Buffer.from('%PDF-')]);
    await jobAfter(0);
    await name();
    await jobAfter(DAY_MS + MINUTE_MS);
    expect(await status()).toBe(200);
    await unname();
    await jobAfter(DAY_MS + 2 * MINUTE_MS);
    expect(await status()).toBe(200);
    // Another import brings it, and has not come to naming it yet.
    await addDocument(site.database, [id, Buffer.from('%PDF-')]);
    await jobAfter(2 * DAY_MS + 3 * MINUTE_MS);
    expect(await status()).toBe(200);
    await jobAfter(3 * DAY_MS + 4 * MINUTE_MS);
    expect(await status()).toBe(404);
  });
});
