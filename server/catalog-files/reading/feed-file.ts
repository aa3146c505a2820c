import { Readable } from 'node:stream';
import { labelText, listText } from '#domain/catalog-files/written-cell.ts';
import { decoded } from './decoded.ts';
import { FileError, type FileRow, type TableFile, type Written } from './file-row.ts';
import { heard, type Markup } from './markup.ts';
import { namesOfThings } from './names-of-things.ts';

/** What a thing of a feed is called: in RSS, in Atom, and where programs write their own. */
const THINGS: ReadonlySet<string> = new Set(['item', 'entry', 'product']);
/** No thing has more, in letters. */
const LONGEST_THING = 1_000_000;
const DEEPEST = 20;

const FEED: Markup = {
  name: 'feed',
  broken: (error) => new FileError(`It is no XML that can be read: ${error instanceof Error ? error.message : String(error)}`),
};

/** An element, with what stands in it; text alone, or others. */
type Element = { readonly name: string; text: string; readonly inner: [name: string, said: string][] };
type Thing = { readonly line: number; readonly said: ReadonlyMap<string, string> };

/**
 * A feed as shopping search engines take it: RSS, Atom, or a list of products. What stands directly in a thing are its cells, by their names without
 * what stands before the colon; several of one name have | between, and what has others in it is "country: US | price: 5".
 */
export async function feedFile(path: string, { encoding }: Written): Promise<TableFile> {
  const names = await namesOfThings(named(thingsIn(path, encoding)));
  return {
    headings: names,
    async *rows(): AsyncGenerator<FileRow, void> {
      for await (const { line, said } of thingsIn(path, encoding)) yield { line, cells: names.map((name) => said.get(name) ?? '') };
    },
  };
}

async function* named(things: AsyncIterable<Thing>) {
  for await (const { line, said } of things) yield { line, names: said.keys() };
}

async function* thingsIn(path: string, encoding: string | undefined): AsyncGenerator<Thing, void> {
  const things: Thing[] = [];
  const opened: Element[] = [];
  let [line, depth, letters] = [1, 0, 0];
  const count = (some: number) => {
    letters += some;
    if (letters > LONGEST_THING)
      throw new FileError(`What begins in line ${line} is longer than ${LONGEST_THING.toLocaleString('en-US')} letters.`);
  };
  const pieces = heard(
    Readable.from(decoded(path, encoding)),
    {
      open(name, _attributes, at) {
        depth += 1;
        if (depth > DEEPEST) throw new FileError(`Line ${at} has more than ${DEEPEST} elements within one another.`);
        if (opened.length === 0 && !THINGS.has(name)) return;
        if (opened.length === 0) [line, letters] = [at, 0];
        count(name.length + 1);
        opened.push({ name, text: '', inner: [] });
      },
      text(text) {
        const element = opened.at(-1);
        if (element === undefined) return;
        count(text.length);
        element.text += text;
      },
      close() {
        depth -= 1;
        const closed = opened.pop();
        if (closed === undefined) return;
        const outer = opened.at(-1);
        if (outer === undefined) things.push({ line, said: byName(closed.inner) });
        else outer.inner.push([closed.name, saidBy(closed)]);
      },
    },
    FEED,
  );
  for await (const _ of pieces) yield* things.splice(0);
}

function saidBy({ text, inner }: Element): string {
  return inner.length === 0 ? text.trim() : listText([...byName(inner)].map(labelText));
}

/** What is said under each name. */
function byName(said: Element['inner']): ReadonlyMap<string, string> {
  const found = Map.groupBy(
    said.filter(([, one]) => one !== ''),
    ([name]) => name,
  );
  return new Map([...found].map(([name, all]) => [name, all.length === 1 ? (all[0]?.[1] ?? '') : listText(all.map(([, one]) => one))]));
}
