import type { PageServices } from '#contracts/page.ts';
import { getTileLabels } from '#contracts/tiles.ts';
import { MOST_LABELED } from '#domain/catalog/listing-limits.ts';
import { misfitText } from '#domain/machines/fit.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { itemsByNumber } from '../link/by-number.ts';

/** What of an add fits none of the printers of who adds it, and the form that adds it nevertheless. */
export type Misfits = {
  readonly text: string;
  /** Numbers of the items that do not fit, where something else is added with them. */
  readonly itemIds: readonly string[];
  /** The fields of the form, in their order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
};

/** The field by which a form says that it is to be added nevertheless. */
const DESPITE = 'despite';

/**
 * What has to be asked before a form that was sent without scripts adds something. With scripts it is asked in the browser, before anything is
 * sent.
 *
 * @returns undefined: nothing, so it is added.
 */
export async function misfitsIn({ door, user }: Pick<PageServices, 'door' | 'user'>, form: FormData): Promise<Misfits | undefined> {
  if (user === undefined || form.has(DESPITE)) return undefined;
  const typed = itemsByNumber(textIn(form, 'numbers'));
  // Nothing of such a text is added, and none of it is said again.
  if (typed.unread.some(({ reason }) => reason === 'CARD')) return undefined;
  const items = [...addedItems(form), ...typed.items].map(({ itemId }) => itemId);
  const skus = [...new Set(items)].filter((itemId) => itemId.length <= 40).slice(0, MOST_LABELED);
  if (skus.length === 0) return undefined;
  const reply = await door(getTileLabels, { body: { skus } });
  // What cannot be told keeps nobody from buying.
  if (!reply.ok) return undefined;
  const { fits, machines } = reply.body;
  const itemIds = skus.filter((sku) => fits[sku] === null);
  if (itemIds.length === 0) return undefined;
  const fields = [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  return { text: misfitText(machines), itemIds: skus.length === 1 ? [] : itemIds, fields: [...fields, [DESPITE, 'true']] };
}
