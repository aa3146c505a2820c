import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CART_INTENTS } from '#app/cart/actions/action-result.ts';
import { CHECKOUT_INTENTS } from '#app/checkout/checkout-outcome.ts';

const FOLDER = 'app';
const FIELD = /(?:texts?In\(form, |form\.(?:get|getAll)\()'([\w-]+)'|\bname="([\w-]+)"/g;
const PARAMETER = /(?:searchParams|query|params)\.(?:get|getAll|has)\('([\w-]+)'\)/g;

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test'))
  .map((path) => readFileSync(join(FOLDER, path), 'utf8'));

const namesBy = (pattern: RegExp): readonly string[] =>
  [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? '')))].toSorted();

/** What forms name by a variable. */
const VARIABLE = [
  'organizationName',
  'address1',
  'city',
  'zipCode',
  'phone',
  'zip',
  'id',
  'nickname',
  'userNotes',
  'accountNumber',
  'amount',
  'key',
  'level',
];

/** Every field that a form of a page has, or that is read from one. */
export const FORM_FIELDS: readonly string[] = [...new Set([...namesBy(FIELD), ...VARIABLE])];
/** Every parameter that the code of a page reads from its address, and what others call by these names. */
export const QUERY_PARAMETERS = [...new Set([...namesBy(PARAMETER), ...FORM_FIELDS, 'index', '_routes', 'loginError'])];
/** Everything that forms ask for. */
export const INTENTS: readonly string[] = [...CART_INTENTS, ...CHECKOUT_INTENTS, ...namesBy(/name="intent" value="([\w-]+)"/g), 'nothing'];
