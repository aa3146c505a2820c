import { matchQuickOrder, rememberQuickChoices, type QuickRow } from '#contracts/quick-order/quick-order.ts';
import type { Input } from '#contracts/call.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { LONGEST_ALIAS } from '#domain/quick-order/alias-key.ts';
import {
  LONGEST_QUANTITY,
  LONGEST_QUICK_ROW,
  LONGEST_QUICK_TEXT,
  MOST_QUICK_FILE_BYTES,
  MOST_QUICK_ROWS,
} from '#domain/quick-order/limits.ts';
import { UNIT_CODES } from '#domain/quick-order/units.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import { choiceField, FILE_FIELD, insteadField, LIST_FIELD } from './quick-order-paths.ts';
import { askOf, isBlank, type FormRow } from './quick-rows.ts';

type Body = Input<typeof matchQuickOrder>['body'];

/** More rows than are looked up are read, so that it can be said that there are too many. */
const MOST_READ = MOST_QUICK_ROWS + 100;

/** The rows of a form as it was sent without scripts; what was chosen for a text that is another one by now is not. */
export function rowsIn(form: FormData): FormRow[] {
  const column = (name: string) => textsIn(form, name).slice(0, MOST_READ);
  const [quantities, units, before, chosen] = [column('qty'), column('unit'), column('said'), column('itemId')];
  const rows = column('text').map((text, at): FormRow => {
    const isSame = text === before[at];
    const choice = isSame ? textIn(form, choiceField(at)) || textIn(form, insteadField(at)) || (chosen[at] ?? '') : '';
    return {
      key: `r${at}`,
      text: text.slice(0, LONGEST_QUICK_ROW),
      qty: (quantities[at] ?? '').slice(0, LONGEST_QUANTITY),
      unit: isSame ? (units[at] ?? '') : '',
      itemId: choice.slice(0, LONGEST_ITEM_NUMBER),
    };
  });
  const made = /^(\d{1,4}):(\d{1,4})$/.exec(textIn(form, 'make'));
  const removed = /^\d{1,4}$/.exec(textIn(form, 'remove'));
  return rows
    .map((row, at) => (made !== null && Number(made[1]) === at ? { ...row, qty: made[2] ?? '', unit: '' } : row))
    .filter((_, at) => removed === null || Number(removed[0]) !== at);
}

/** What is said where a file is too large to be sent on. */
const TOO_LARGE = `This file is larger than ${MOST_QUICK_FILE_BYTES / 1_000_000} MB. Split it, or copy and paste its rows.`;
/** What is said where a file was chosen and another button was pressed: its name alone comes then. */
const NOT_SENT = 'Your file wasn’t sent. Choose it again, and press “Check file”.';
const TOO_LONG = `That’s more text than we can look up at once. Paste up to ${MOST_QUICK_ROWS.toLocaleString('en-US')} rows.`;

/** What a form asks to be looked up: its rows that are not blank, a list, a file; or why it cannot be. */
export async function askedIn(form: FormData, rows: readonly Omit<FormRow, 'key'>[]): Promise<Body | { readonly problem: string }> {
  const list = textIn(form, LIST_FIELD);
  if (list.length > LONGEST_QUICK_TEXT) return { problem: TOO_LONG };
  const file = form.get(FILE_FIELD);
  if (typeof file === 'string' && file !== '') return { problem: NOT_SENT };
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > MOST_QUICK_FILE_BYTES) return { problem: TOO_LARGE };
  const asked = rows.filter((row) => !isBlank(row)).map(askedRow);
  if (asked.length > MOST_QUICK_ROWS) return { problem: TOO_LONG };
  return {
    ...(list.trim() !== '' && { text: list }),
    ...(asked.length > 0 && { rows: asked }),
    ...(isFile && { file: { name: file.name.slice(0, 200), content: Buffer.from(await file.arrayBuffer()).toString('base64') } }),
  };
}

function askedRow(row: Omit<FormRow, 'key'>): NonNullable<Body['rows']>[number] {
  const { unit: _unit, ...asked } = askOf(row);
  const unit = UNIT_CODES.find((one) => one === row.unit);
  return { ...asked, ...(unit !== undefined && { unit }) };
}

export type Looked = {
  readonly rows: readonly QuickRow[];
  readonly passed: readonly { readonly row: number; readonly lines: number; readonly typed: string }[];
  readonly notes: readonly string[];
};

const NOTHING: Looked = { rows: [], passed: [], notes: [] };

/** Looks it up. Nothing where nothing is asked for. */
export async function lookUp({ door }: Pick<PageServices, 'door'>, asked: Body): Promise<Reply<Looked>> {
  if (asked.text === undefined && asked.rows === undefined && asked.file === undefined) return { ok: true, status: 200, body: NOTHING };
  return door(matchQuickOrder, { body: asked });
}

type Choice = { readonly said: string; readonly itemId: string };

/** Remembers what somebody who has signed in chose. What cannot be is no error of theirs: the row has its item all the same. */
export async function remember({ door, user }: Pick<PageServices, 'door' | 'user'>, choices: readonly Choice[]): Promise<void> {
  const wanted = choices
    .filter(({ said }) => said.trim() !== '')
    .map(({ said, itemId }) => ({ said: said.slice(0, LONGEST_ALIAS), itemId }));
  if (user !== undefined && wanted.length > 0) await door(rememberQuickChoices, { body: { choices: wanted.slice(0, 100) } });
}
