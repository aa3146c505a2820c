import { Readable } from 'node:stream';
import { cellText } from '#domain/catalog-files/written-cell.ts';
import { pieces, type Format } from './format.ts';

/** RSS 2.0 with the names that shopping search engines have for what is in it. */
export const feedFormat: Format = (columns, rows) => {
  const lines = async function* () {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Products</title><link/><description/>\n';
    for await (const row of rows) {
      const elements = columns.flatMap((column, at) => {
        const text = cellText(row[at] ?? null);
        // Several pictures are several elements.
        const texts = column === 'additional_image_link' ? text.split(',') : [text];
        return texts.flatMap((one) => (one === '' ? [] : [`<g:${column}>${escaped(one)}</g:${column}>`]));
      });
      yield `<item>${elements.join('')}</item>\n`;
    }
    yield '</channel></rss>\n';
  };
  return Readable.from(pieces(lines()));
};

/** What XML 1.0 has no place for is left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/[[\p{Cc}\p{Cs}\uFFFE\uFFFF]--[\t\n\r]]/gv, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
