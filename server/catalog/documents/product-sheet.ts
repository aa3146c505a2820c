import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ProductDetails } from '#contracts/catalog.ts';
import { gtinName } from '#domain/catalog/numbers/trade-numbers.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import type { Paper, PaperBlock } from '../../gateways/pdf/paper.ts';
import type { PictureFile } from '../pictures/own-pictures.ts';
import { withoutPictureVersion } from '../pictures/pictures.ts';

/** What of a product its sheet says. Nothing of what it costs, and nothing of who looks. */
export type SheetOf = Pick<
  ProductDetails,
  'itemId' | 'title' | 'brand' | 'units' | 'description' | 'highlights' | 'specifications' | 'manufacturerNumber' | 'gtin' | 'url'
>;

type About = {
  readonly brandName: string;
  readonly accent: string;
  readonly origin: string;
  readonly at: Date;
  /** As JPEG. */
  readonly picture: Buffer | undefined;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SHOP_ZONE });

/** What a product is, on paper, made of what its page says at the same moment, so that the two cannot differ. */
export function productSheet(product: SheetOf, { brandName, accent, origin, at, picture }: About): Paper {
  const { itemId, title, brand, units, description, highlights, specifications, manufacturerNumber, gtin, url } = product;
  const name = `Product sheet: ${title}`;
  const blocks: readonly (PaperBlock | undefined)[] = [
    picture && { kind: 'PICTURE', jpeg: picture, says: title, widthPoints: 200 },
    {
      kind: 'FACTS',
      facts: [
        { label: 'Brand', lines: [brand] },
        { label: 'Item number', lines: [itemId] },
        ...(manufacturerNumber === null ? [] : [{ label: 'Manufacturer number', lines: [manufacturerNumber] }]),
        ...(gtin === null ? [] : [{ label: gtinName(gtin), lines: [gtin] }]),
        { label: 'Unit', lines: [units] },
      ],
    },
    highlights.length === 0 ? undefined : { kind: 'LINES', heading: 'At a glance', lines: highlights.map((line) => `• ${line}`) },
    description === '' ? undefined : { kind: 'LINES', heading: 'About this item', lines: description.split('\n') },
    specifications.length === 0
      ? undefined
      : {
          kind: 'TABLE',
          heading: 'Specifications',
          columns: [
            { name: 'Feature', share: 40, align: 'start' },
            { name: 'Value', share: 60, align: 'start' },
          ],
          rows: specifications.map(([label, value]) => ({ cells: [label, value] })),
        },
    { kind: 'LINES', heading: 'Price and stock', lines: [`See ${origin}${url} for today’s price, delivery and stores that have it.`] },
  ];
  return {
    title: name,
    heading: title,
    brandName,
    accent,
    at,
    foot: `${brandName} · Item ${itemId} · as of ${DAY.format(at)}`,
    blocks: blocks.filter((block) => block !== undefined),
  };
}

const PICTURES = resolve('pictures');
/** The picture of the shop, in a name that leads nowhere else. */
const PHOTOGRAPH = /^\/pictures\/([\w/-]+)$/;

/**
 * A product's picture as papers take them. Undefined where there is none to be read.
 *
 * @param ownPicture finds those that came with a file.
 */
export async function sheetPicture(
  key: string,
  ownPicture: (name: string) => Promise<PictureFile | undefined>,
): Promise<Buffer | undefined> {
  const bytes = await webpOf(withoutPictureVersion(`/pictures/${key}`), ownPicture);
  if (bytes === undefined) return undefined;
  // Read when the first sheet is made: most of what the shop does needs it not.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}

async function webpOf(path: string, ownPicture: (name: string) => Promise<PictureFile | undefined>): Promise<Buffer | undefined> {
  const [, name = ''] = PHOTOGRAPH.exec(path) ?? [];
  if (name.startsWith('shop/')) return (await ownPicture(`${name.slice('shop/'.length)}-800.webp`))?.bytes;
  return name === '' ? undefined : readFile(resolve(PICTURES, `${name}-800.webp`)).catch(() => undefined);
}
