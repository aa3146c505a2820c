import type { ItemFacts } from '../catalog/item-facts.ts';
import { TAX_CLASSES } from '#domain/pricing/fees/goods-tax.ts';
import { LONGEST_ITEM_GROUP, LONGEST_OPTION_LABEL, LONGEST_OPTION_VALUE, MOST_OPTIONS } from '../catalog/variants/options.ts';
import { isItemNumber, LONGEST_ITEM_NUMBER } from '../catalog/numbers/item-number.ts';
import { isGtin, LONGEST_MANUFACTURER_NUMBER } from '../catalog/numbers/trade-numbers.ts';
import { LONGEST_MODEL } from '../machines/machine.ts';
import { count, day, labelled, list, MOST_LETTERS, oneOf, text, Wrong, yesOrNo, type Read } from './cell.ts';
import { dollars } from './money-cell.ts';
import { picture } from './picture-source.ts';
import type { Column, Columns, RowOf } from './row-reader.ts';

/** The most lines that an item says of itself. */
const MOST = { highlights: 12, specifications: 60, pictures: 20, states: 60, models: 2_000 } as const;

/** The printers that something is for, by names that who owns one may write, too. */
export const printerModels: Read<readonly string[]> = list(text(LONGEST_MODEL), MOST.models);

/** In what things are sold. (S §4) */
export const UNITS_OF_SALE = ['Each', 'Pack', 'Box', 'Case', 'Carton', 'Set', 'Dozen', 'Ream', 'Roll', 'Bottle', 'Tub', 'Bag'] as const;

export const itemNumber: Read<string> = (cell) =>
  isItemNumber(cell) ? cell : new Wrong(`is no item number: letters, digits, ".", "_" and "-", up to ${LONGEST_ITEM_NUMBER}`);

/** With the blanks and hyphens that stand under bar codes. */
const gtin: Read<string> = (cell) => {
  const digits = cell.replaceAll(/[\s-]/g, '');
  return isGtin(digits) ? digits : new Wrong('is no GTIN, UPC or EAN: 8 or 12 to 14 digits, of which the last is right');
};

const state: Read<string> = (cell) => (/^[A-Za-z]{2}$/.test(cell) ? cell.toUpperCase() : new Wrong('is no state like CA'));

/** What tells an item from the others of its group: "Color: Blue". */
const option: Read<readonly [label: string, value: string]> = (cell) => {
  const parts = labelled(cell);
  if (parts instanceof Wrong) return parts;
  const [label, value] = [text(LONGEST_OPTION_LABEL)(parts[0]), text(LONGEST_OPTION_VALUE)(parts[1])];
  if (label instanceof Wrong) return label;
  return value instanceof Wrong ? value : [label, value];
};

/** What the columns of a file of items are called, and what stands in their cells. */
export const ITEM_COLUMNS = {
  item_id: {
    alias: ['sku', 'item number', 'item', 'part number', 'product id', 'id', 'handle'],
    about: 'The number under which it is sold',
    read: itemNumber,
  },
  name: { alias: ['title', 'product name', 'product', 'item name'], about: 'What it is called', read: text(MOST_LETTERS.name) },
  brand: { alias: ['manufacturer', 'vendor', 'make'], about: 'Who makes it', read: text(80), plain: 'Unbranded' },
  department: { about: 'The department, by its name or id: only where the category is new', read: text(80), plain: null },
  category: { alias: ['sub-category', 'subcategory', 'product type', 'type'], about: 'The category, by its name or id', read: text(80) },
  description: {
    alias: ['body', 'body (html)', 'long description'],
    about: 'What it is, in some sentences',
    read: text(MOST_LETTERS.description),
    plain: '',
  },
  highlights: {
    alias: ['bullets', 'features'],
    about: 'What is good about it, with | between',
    read: list(text(MOST_LETTERS.line), MOST.highlights),
    plain: [],
  },
  specifications: {
    alias: ['attributes', 'specs'],
    about: 'Color: Blue | Width: 3 in; or a column of its own for each, headed spec:Color',
    read: list(labelled, MOST.specifications),
    plain: [],
  },
  item_group: {
    alias: ['item group id', 'item group', 'parent sku', 'variant group'],
    about: 'Names what it is a color, size or pack of: with others of its brand and category that name the same it is one tile',
    read: text(LONGEST_ITEM_GROUP),
    plain: null,
  },
  options: {
    about: 'What tells it from the others of its group, as Color: Blue | Pack: Dozen; or a column of its own for each, headed option:Color',
    read: list(option, MOST_OPTIONS),
    plain: [],
  },
  pictures: {
    alias: ['images', 'image', 'image url', 'image link', 'picture'],
    about: 'Addresses, files or names of photographs, with | between',
    read: list(picture, MOST.pictures),
    plain: [],
  },
  price: { alias: ['unit price', 'site price', 'our price'], about: 'What one costs, in dollars', read: dollars, plain: null },
  list_price: { alias: ['compare at price', 'msrp', 'was'], about: 'What it cost before, where that is more', read: dollars, plain: null },
  member_price: { about: 'What it costs members', read: dollars, plain: null },
  unit: { alias: ['uom', 'unit of measure', 'sold by'], about: 'In what it is sold', read: oneOf(...UNITS_OF_SALE), plain: 'Each' },
  units_in_pack: { alias: ['pack size', 'quantity per pack'], about: 'How many pieces that holds', read: count(1, 1_000_000), plain: 1 },
  unit_name: { about: 'What one piece is: sheet, pen', read: text(40), plain: 'each' },
  published: { alias: ['active', 'status'], about: 'Whether it is shown', read: yesOrNo, plain: true },
  released_on: { alias: ['release date', 'available from'], about: 'Since when it is sold', read: day, plain: null },
  sold_last_year: {
    alias: ['popularity'],
    about: 'Pieces sold in the last year: what sells more stands first',
    read: count(0, 1_000_000_000),
    plain: 0,
  },
  search_words: { alias: ['keywords', 'tags'], about: 'What people call it that its name does not say', read: text(2_000), plain: '' },
  kind: { about: 'The id of the kind of thing that it is', read: text(80), plain: null },
  stock: { alias: ['inventory', 'on hand', 'qty on hand'], about: 'How many a new item begins with', read: count(0, 10_000_000), plain: 0 },
} as const satisfies Columns;

/** Columns of what makes an item behave differently from a plain one. An empty cell: it does not. */
export const FACT_COLUMNS = {
  manufacturer_number: {
    alias: ['mpn', 'manufacturer part number', 'mfr part number', 'mfg part number', 'manufacturer number', 'manufacturer sku'],
    fact: 'manufacturerNumber',
    about: 'What its maker calls it: people look for it, too',
    read: text(LONGEST_MANUFACTURER_NUMBER),
  },
  gtin: { alias: ['upc', 'ean', 'barcode', 'upc code'], fact: 'gtin', about: 'The number under its bar code', read: gtin },
  pickup: { fact: 'isPickupEligible', about: 'May be picked up in a store', read: yesOrNo, plain: true },
  furniture: { fact: 'isFurniture', about: 'Is furniture', read: yesOrNo, plain: false },
  wholesale: { fact: 'isWholesale', about: 'For resellers alone', read: yesOrNo, plain: false },
  discontinued: { fact: 'isDiscontinued', about: 'Is not made any more', read: yesOrNo, plain: false },
  coming_soon: { fact: 'isComingSoon', about: 'Is not sold yet', read: yesOrNo, plain: false },
  price_in_cart: { fact: 'isPriceInCart', about: 'Only the cart says what it costs', read: yesOrNo, plain: false },
  in_store_only: { fact: 'isInStoreOnly', about: 'Is sold in stores alone', read: yesOrNo, plain: false },
  add_on: { fact: 'isAddOn', about: 'Ships only beside other merchandise', read: yesOrNo, plain: false },
  tax_class: {
    alias: ['tax code', 'tax category'],
    fact: 'taxClass',
    about: 'What it is to the sales tax',
    read: oneOf(...TAX_CLASSES),
    plain: 'GENERAL',
  },
  street_date: { fact: 'streetDate', about: 'The day from which it may be sold', read: day },
  back_order_date: { fact: 'backOrderDate', about: 'When it comes, where it is sold although there is none', read: day },
  limit_per_order: { fact: 'limitPerOrder', about: 'The most of it in one order', read: count(1, 999) },
  restricted_states: { fact: 'restrictedStates', about: 'States it cannot be sent to, with | between', read: list(state, MOST.states) },
  printer_models: { fact: 'printerModels', about: 'The printers a cartridge is for, with | between', read: printerModels },
  page_yield: { fact: 'pageYield', about: 'Pages that a cartridge prints', read: count(1, 1_000_000) },
} as const satisfies Record<string, Column<unknown> & { readonly fact: keyof ItemFacts }>;

export type ItemColumn = keyof typeof ITEM_COLUMNS | keyof typeof FACT_COLUMNS;

/** What a row of a file says of an item: undefined where the file has no such column, null where the cell is empty. */
export type ItemRow = RowOf<typeof ITEM_COLUMNS> & {
  /** By their names; null: the item is plain in this. */
  readonly facts: Readonly<Record<string, unknown>>;
};
