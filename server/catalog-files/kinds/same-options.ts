import type { Options } from '#domain/catalog/variants/options.ts';
import { statement, type Db } from '../../db/database.ts';
import type { FileProblem } from '../file-kind.ts';

/** What decides of an item in which group it is, and as what. */
export type Grouped = {
  readonly itemGroup: string | null;
  readonly brand: string;
  readonly categoryId: string | undefined;
  readonly options: Options;
};

/** $1 groups, by their names, $2 items that are not asked for */
const findOthers = statement<{ item_id: string; item_group: string; brand: string; category_id: string; options: Options }>(
  'item_file_others_of_groups',
  `select item_id, item_group, brand, category_id, options from items where item_group = any($1::text[]) and item_id <> all($2::text[])`,
);

/** Finds items of one group that nothing tells apart: of a file, and of the shop beside it. */
export class SameOptions {
  readonly #items = new Map<string, { readonly line: number; readonly key: string; readonly group: string }>();

  /** What a row makes of its item; of an item that stands in several rows the last. */
  note(itemId: string, line: number, grouped: Grouped): void {
    const { itemGroup } = grouped;
    if (itemGroup === null) this.#items.delete(itemId);
    else this.#items.set(itemId, { line, key: keyOf(grouped), group: itemGroup });
  }

  /** What is told of those, once all rows are known. */
  async problems(db: Db): Promise<FileProblem[]> {
    if (this.#items.size === 0) return [];
    const groups = [...new Set([...this.#items.values()].map(({ group }) => group))];
    const others = await findOthers(db, [groups, [...this.#items.keys()]]);
    const taken = new Map(
      others.map(({ item_id: itemId, item_group: itemGroup, brand, category_id: categoryId, options }) => [
        keyOf({ itemGroup, brand, categoryId, options }),
        `item ${itemId}`,
      ]),
    );
    const told: FileProblem[] = [];
    for (const [itemId, { line, key, group }] of this.#items) {
      const other = taken.get(key);
      if (other !== undefined) told.push({ line, column: 'options', message: `are those of ${other} of group “${group}”, too` });
      else taken.set(key, `item ${itemId} in line ${line}`);
    }
    return told;
  }
}

/** The same for items that nothing tells apart, in whatever order and case their options are said. */
function keyOf({ itemGroup, brand, categoryId, options }: Grouped): string {
  const said = options.map((option) => option.map((one) => one.toLowerCase()).join('\t')).toSorted();
  return JSON.stringify([itemGroup, brand, categoryId, said]);
}
