import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { getProduct as productCall } from '#contracts/catalog.ts';
import { ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { ACCENTS } from '../../gateways/pdf/accents.ts';
import { originOf } from '../../config/origins.ts';
import { fewAtATime } from '../../db/asking/few-at-a-time.ts';
import { RecentlyUsed } from '../../db/recently-used.ts';
import { lookingOf } from '../../http/buying.ts';
import { identify } from '../../http/caller.ts';
import { checkOpenTo } from '../../http/route.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { ownPictureFiles } from '../pictures/own-pictures.ts';
import { getProduct } from '../product/read-product.ts';
import { makeViewer } from '../viewer.ts';
import { findDocument } from './documents.repository.ts';
import { productSheet, sheetPicture } from './product-sheet.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What is on a sheet changes as its page does, and whether it may be seen with who looks. */
const FOR_A_MOMENT = 'private, max-age=60';
const DOCUMENT = /^([\da-f]{32})\.pdf$/;
const SHEET = new RegExp(`^(${ITEM_NUMBER.source})\\.pdf$`);

/** Sheets are drawn one at a time, so that whoever asks for all of them takes no more than one processor; and some are kept, of about 60 kB each. */
const MOST_WAITING = 24;
const MOST_KEPT = 100;

/** The documents of items: those that came with files, and the sheet that the shop makes of each item. */
export async function registerDocuments(app: FastifyInstance, shop: Shop): Promise<void> {
  const schema = { hide: true };
  app.get<{ Params: { file: string } }>('/documents/:file', { schema }, async (request, reply) => {
    const [, id] = DOCUMENT.exec(request.params.file) ?? [];
    const [found] = id === undefined ? [] : await shop.catalog.inTurn((db) => findDocument(db, [id]));
    if (found === undefined) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .headers({ 'cache-control': FOR_EVER, 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' })
      .send(found.bytes);
  });

  const sheetFor = makeSheets(shop);
  app.get<{ Params: { file: string } }>('/product-sheets/:file', { schema }, async (request, reply) => {
    const [, itemId] = SHEET.exec(request.params.file) ?? [];
    if (itemId === undefined) return reply.callNotFound();
    const { headers, ip: address, method, id: requestId } = request;
    const caller = await identify(shop, { headers, address, method, requestId });
    // Who may not look at products before signing in is led to the page, which asks for that.
    if (checkOpenTo(productCall, caller) !== undefined) return reply.redirect(`/product_${itemId}`, 303);
    const sheet = await sheetFor(itemId, lookingOf(caller));
    if (sheet === undefined) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': FOR_A_MOMENT,
        'content-disposition': `inline; filename="item-${itemId}.pdf"`,
        'x-content-type-options': 'nosniff',
      })
      .send(sheet);
  });
}

/** Draws the sheet of an item, for who may see the item; undefined for everybody else. */
function makeSheets(shop: Shop): (itemId: string, looking: Looking) => Promise<Buffer | undefined> {
  const oneAtATime = fewAtATime({ most: 1, mostWaiting: MOST_WAITING });
  const kept = new RecentlyUsed<string, Buffer>(MOST_KEPT);
  const ownPicture = ownPictureFiles(shop);
  return async (itemId, { shopper }) => {
    const found = await getProduct(shop, await makeViewer(shop, shopper), { params: { itemId }, query: {}, body: undefined });
    if (!found.ok) return undefined;
    const { product } = found.body;
    const about = { brandName: shop.settings.brandName, accent: ACCENTS[shopper.tenant], origin: originOf(shop.settings, shopper.tenant) };
    const paper = productSheet(product, { ...about, at: shop.now(), picture: undefined });
    const picture = product.pictures[0]?.key ?? '';
    // Of the same words and the same picture it is the same: the foot says the day, and the moment is not to be read.
    const key = JSON.stringify({ ...paper, at: undefined, picture });
    const known = kept.get(key);
    if (known !== undefined) return known;
    return oneAtATime(async () => {
      const { drawPaper } = await import('../../gateways/pdf/draw-paper.ts');
      const drawn = await buffer(
        drawPaper(productSheet(product, { ...about, at: shop.now(), picture: await sheetPicture(picture, ownPicture) })),
      );
      kept.set(key, drawn);
      return drawn;
    });
  };
}
