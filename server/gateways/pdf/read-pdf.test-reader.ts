import { inflateSync } from 'node:zlib';

/** A PDF as its readers take it: what its objects say, and of each page what is said in which order. */
export type ReadPdf = {
  /** The objects without their streams. */
  readonly objects: ReadonlyMap<number, string>;
  readonly pages: readonly { readonly read: readonly string[]; readonly artifacts: readonly string[] }[];
  /** How often each kind of element stands in the tree of its structure. */
  readonly tags: Readonly<Record<string, number>>;
};

type Source = { readonly objects: Map<number, string>; readonly streams: Map<number, string> };

/** Reads what the shop has drawn. It is no reader of other people's files. */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = sourceOf(bytes);
  const fonts = fontsOf(source);
  const pages = [...source.objects.values()].filter((object) => /\/Type \/Page\b/.test(object)).map((page) => pageOf(page, source, fonts));
  const tags: Record<string, number> = {};
  for (const object of source.objects.values()) {
    const tag = /^<<\n\/S \/(\w+)/.exec(object)?.[1];
    if (tag !== undefined && object.includes('\n/P ')) tags[tag] = (tags[tag] ?? 0) + 1;
  }
  return { objects: source.objects, pages, tags };
}

function sourceOf(bytes: Buffer): Source {
  const [objects, streams] = [new Map<number, string>(), new Map<number, string>()];
  const text = bytes.toString('latin1');
  for (const { 1: id = '', 2: head = '', index } of text.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\n(?=endobj|stream\n)/g)) {
    objects.set(Number(id), head);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? -1);
    const start = text.indexOf('stream\n', index) + 'stream\n'.length;
    if (length < 0 || !head.includes('FlateDecode')) continue;
    streams.set(Number(id), inflateSync(bytes.subarray(start, start + length)).toString('latin1'));
  }
  return { objects, streams };
}

type Fonts = ReadonlyMap<string, readonly string[]>;

/** By its name on the pages: which text each of its glyphs stands for. */
function fontsOf({ objects, streams }: Source): Fonts {
  const fonts = new Map<string, readonly string[]>();
  for (const object of objects.values())
    for (const [, name = '', id] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1]);
      const ranges = [...(streams.get(unicode) ?? '').matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/gi)];
      const codes = ranges.flatMap(([, list = '']) => [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) => decode(hex)));
      fonts.set(name, codes);
    }
  return fonts;
}

function decode(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function pageOf(page: string, { streams }: Source, fonts: Fonts): ReadPdf['pages'][number] {
  const content = streams.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? '';
  const [read, artifacts]: [string[], string[]] = [[], []];
  const open: ('read' | 'artifact')[] = [];
  let font: readonly string[] = [];
  for (const line of content.replaceAll(/<<\n[^>]*>> BDC/g, '<<>> BDC').split('\n')) {
    const begun = /^\/(\w+) .*?(?:BDC|BMC)$/.exec(line)?.[1];
    if (begun !== undefined) {
      open.push(begun === 'Artifact' ? 'artifact' : 'read');
      (begun === 'Artifact' ? artifacts : read).push('');
    }
    if (line === 'EMC' && open.pop() === undefined) throw new Error('Something ends that has not begun.');
    font = fonts.get(/^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1] ?? '') ?? font;
    const shown = /^\[(.*)\] TJ$/.exec(line)?.[1];
    if (shown === undefined) continue;
    const within = open.at(-1);
    if (within === undefined) throw new Error('Something is drawn that is neither read nor left out.');
    const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '\ufffd').join('');
    const into = within === 'artifact' ? artifacts : read;
    into.push(`${into.pop() ?? ''}${text}`);
  }
  return { read, artifacts };
}
