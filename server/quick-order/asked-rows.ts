import type { Input } from '#contracts/call.ts';
import type { matchQuickOrder as matchCall } from '#contracts/quick-order/quick-order.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { LONGEST_QUICK_TEXT, MOST_QUICK_FILE_BYTES, MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { openQuickOrder, type PassedLine, type QuickRow } from '#domain/quick-order/read-quick-order.ts';
import { saidQuantity } from '#domain/quick-order/said-number.ts';
import type { FindNumber } from '#domain/quick-order/settle-line.ts';
import { FileError, readListText } from '../catalog-files/index.ts';

/** A row of the text, or one that was given, with what somebody chose for it. */
export type AskedRow = QuickRow & { readonly chosen: string | undefined };

/** All that is asked for: what is to be looked up first, and the rows once it is. */
export type Asked = {
  readonly codes: readonly string[];
  readonly settle: (find: FindNumber) => { readonly rows: readonly AskedRow[]; readonly passed: readonly PassedLine[] };
  readonly notes: readonly string[];
};

/** What is said of more rows than are looked up at once. */
export const TOO_MANY = `We look up to ${MOST_QUICK_ROWS.toLocaleString('en-US')} rows at once. Split your list, and send the parts one after the other. Nothing was added.`;

/** What a call brings: a text or a file, and rows beside it. INVALID_REQUEST: the file is none that can be read, or there are too many rows; nothing is looked up then. */
export async function askedRows({ text = '', rows = [], file }: Input<typeof matchCall>['body']): Promise<Asked | Reply<never>> {
  let [all, notes]: [string, readonly string[]] = [text, []];
  if (file !== undefined) {
    try {
      const read = await readListText(Buffer.from(file.content, 'base64'), {
        mostBytes: MOST_QUICK_FILE_BYTES,
        mostRows: MOST_QUICK_ROWS,
        mostLetters: LONGEST_QUICK_TEXT,
      });
      all = [read.text, text].filter((part) => part.trim() !== '').join('\n');
      notes = read.notes;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return refused('file', `We can’t read this file. ${error.message}`);
    }
  }
  const lines = all.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length;
  if (lines + rows.length > MOST_QUICK_ROWS) return refused('text', TOO_MANY);
  const list = openQuickOrder(all);
  const given = rows.map((row) => ({ row, open: openQuickOrder(row.text.replaceAll(/[\r\n]+/g, ' ')) }));
  return {
    codes: [...new Set([...list.codes, ...given.flatMap(({ open }) => open.codes), ...rows.flatMap(({ itemId }) => itemId ?? [])])],
    settle: (find) => {
      const read = list.settle(find);
      const own = given.flatMap(({ row, open }, at) => ofGiven(row, at + 1, open.settle(find).rows));
      return { rows: [...own, ...read.rows.map((row) => ({ ...row, chosen: undefined }))], passed: read.passed };
    },
    notes,
  };
}

export function refused(field: string, message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field, code: 'INVALID', message }] });
}

type Given = NonNullable<Input<typeof matchCall>['body']['rows']>[number];

/** A row of a form: it wants what its text says, and as many as its own field does. What is no item is a row all the same. */
function ofGiven({ text, qty = '', unit, itemId }: Given, row: number, read: readonly QuickRow[]): AskedRow[] {
  const place = { line: row, lines: 1, typed: text.trim() };
  const quantity = qty.trim() === '' ? undefined : saidQuantity(qty.trim());
  const rows: readonly QuickRow[] =
    read.length > 0
      ? read
      : [
          {
            ...place,
            number: undefined,
            words: text.trim(),
            quantity: { qty: 1 },
            isQuantitySaid: false,
            unit: undefined,
            unread: text.trim() === '' ? 'NOTHING' : undefined,
          },
        ];
  return rows.map((one) => ({
    ...one,
    line: row,
    lines: 1,
    ...(quantity !== undefined && { quantity, isQuantitySaid: true }),
    unit: unit ?? one.unit,
    chosen: rows.length === 1 ? itemId : undefined,
  }));
}
