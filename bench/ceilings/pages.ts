import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { Answer } from '../shopper.ts';
import { answerBareRouter } from './bare-router.ts';
import { elementsOf, treeOf } from './elements.ts';

/** As a shop packs what it does not keep. */
const QUALITY = 1;
const HTML = 'text/html; charset=utf-8';

/**
 * Pages without a shop: the bytes that it was given, from memory; the same tree rendered by React alone; and 24 tiles by a bare
 * React Router. What is rendered is packed in one piece, since browsers ask for that.
 */
export async function pagesWithoutShop(app: FastifyInstance): Promise<void> {
  const memory = new Map<string, Pick<Answer, 'bytes' | 'encoding'>>();
  let tree = treeOf('<html></html>');
  await app.register(async (given) => {
    given.removeAllContentTypeParsers();
    given.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10 * 1024 * 1024 }, (_request, body, done) => done(null, body));
    given.put('/memory/*', async ({ body, headers, url }) => {
      if (Buffer.isBuffer(body)) memory.set(url, { bytes: body, encoding: String(headers['x-encoding']) });
      return {};
    });
    given.put('/react', async ({ body }) => {
      tree = treeOf(String(body));
      return { size: renderToString(elementsOf(tree)).length };
    });
  });
  app.get('/memory/*', async ({ url }, reply) => {
    const page = memory.get(url);
    return reply
      .code(page === undefined ? 404 : 200)
      .type(HTML)
      .header('content-encoding', page?.encoding)
      .send(page?.bytes);
  });
  const packed = (html: Buffer) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  app.get('/react', async (_request, reply) => {
    const html = Buffer.from(`<!doctype html>${renderToString(elementsOf(tree))}`);
    return reply.type(HTML).header('content-encoding', 'br').send(packed(html));
  });
  app.get('/router', async (request, reply) => {
    const answer = await answerBareRouter(new Request(`http://localhost${request.url}`));
    if (answer.status !== 200) throw new Error(`the bare router answered ${answer.status}`);
    return reply
      .type(HTML)
      .header('content-encoding', 'br')
      .send(packed(Buffer.from(await answer.arrayBuffer())));
  });
}
