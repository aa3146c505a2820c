import { LONGEST_VALUE } from '../catalog/listing-limits.ts';
import { Wrong } from './cell.ts';

/** A category or department of the shop. */
export type Place = { readonly id: string; readonly parentId: string | undefined; readonly name: string };

/** The category in which an item stands, and its department. */
export type ItemPlace = { readonly categoryId: string; readonly departmentId: string };

/** A category or department that a file names and the shop does not have yet. */
export type NewPlace = Place;

/** The categories that there are, and those that come with a file. */
export class Places {
  readonly #byName = new Map<string, Place[]>();
  readonly #ids = new Set<string>();
  /** Those that were made, departments before what is in them. */
  readonly made: NewPlace[] = [];

  constructor(known: Iterable<Place>) {
    for (const place of known) this.#learn(place);
  }

  /**
   * Where an item stands that its file has there.
   *
   * @param mayMake whether a category that there is not is made in its department, and that too.
   */
  find(category: string, department: string | undefined, mayMake: boolean): ItemPlace | Wrong {
    const wanted = department === undefined ? undefined : this.#named(department).find(({ parentId }) => parentId === undefined);
    const found = this.#named(category).flatMap(({ id, parentId }) =>
      parentId !== undefined && (department === undefined || parentId === wanted?.id) ? [{ categoryId: id, departmentId: parentId }] : [],
    );
    const [one, other] = found;
    if (one !== undefined)
      return other === undefined ? one : new Wrong(`“${category}” is in several departments: name one, or the category's id`);
    if (!mayMake) return new Wrong(`“${category}” is no category of the shop${department === undefined ? '' : ` in “${department}”`}`);
    if (department === undefined) return new Wrong(`“${category}” is no category of the shop, and no department is named to make it in`);
    const { id: departmentId } = wanted ?? this.#make(department, undefined);
    return { categoryId: this.#make(category, departmentId).id, departmentId };
  }

  #named(name: string): readonly Place[] {
    return this.#byName.get(keyOf(name)) ?? [];
  }

  #make(name: string, parentId: string | undefined): Place {
    const plain = slugOf(name);
    const near = (parentId === undefined ? plain : `${parentId}-${plain}`).slice(0, LONGEST_VALUE);
    const id = [plain, near].find((one) => !this.#ids.has(one)) ?? this.#numbered(near);
    const place = { id, parentId, name };
    this.#learn(place);
    this.made.push(place);
    return place;
  }

  #numbered(id: string): string {
    const numbered = (number: number) => `${id.slice(0, LONGEST_VALUE - `-${number}`.length)}-${number}`;
    let number = 2;
    while (this.#ids.has(numbered(number))) number += 1;
    return numbered(number);
  }

  #learn(place: Place): void {
    this.#ids.add(place.id);
    for (const key of new Set([keyOf(place.name), keyOf(place.id)])) this.#byName.set(key, [...(this.#byName.get(key) ?? []), place]);
  }
}

const keyOf = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The address of a name: "Paper & Pads" is paper-pads. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'category' : slug;
}
