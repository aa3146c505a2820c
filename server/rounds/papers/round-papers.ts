import { nameLabels } from '#domain/rounds/name-labels.ts';
import type { RoundPaper } from '#domain/rounds/round-papers.ts';
import type { Labels } from '../../gateways/pdf/draw-labels.ts';
import type { Paper, PaperBlock } from '../../gateways/pdf/paper.ts';
import type { SharedLine } from './order-people.ts';

type About = {
  readonly orderNumber: string;
  readonly lines: readonly SharedLine[];
  readonly brandName: string;
  readonly accent: string;
  readonly at: Date;
};

/** What is a paper with tables; labels are none. */
type Listing = Exclude<RoundPaper, 'LABELS'>;

const TITLES: Readonly<Record<Listing, string>> = {
  WHO_GETS_WHAT: 'Who gets what',
  PACKING_LIST: 'Packing list',
};

/** A name on what each person gets of the order, or on each part of it. */
export function roundLabels({ orderNumber, lines, brandName, at }: About): Labels {
  const things = lines.flatMap(({ name: item, people }) => people.map((person) => ({ ...person, item })));
  return {
    title: `Name labels, order ${orderNumber}`,
    brandName,
    at,
    labels: nameLabels(things).map(({ name, lines: shown, part, parts }) => ({
      name,
      lines: shown,
      foot: parts === 1 ? `Order ${orderNumber}` : `Order ${orderNumber} · ${part} of ${parts}`,
    })),
  };
}

/** A paper of an order that a round was ordered with. None of them says what anything costs. */
export function roundPaper(kind: Listing, about: About): Paper {
  const title = `${TITLES[kind]}, order ${about.orderNumber}`;
  return {
    title,
    heading: TITLES[kind],
    brandName: about.brandName,
    accent: about.accent,
    at: about.at,
    foot: `${about.brandName} · ${title}`,
    blocks: BLOCKS[kind](about),
  };
}

const BLOCKS: Readonly<Record<Listing, (about: About) => PaperBlock[]>> = {
  WHO_GETS_WHAT: whoGetsWhat,
  PACKING_LIST: packingList,
};

const COLUMNS = [
  { name: 'Item', share: 84, align: 'start' },
  { name: 'Quantity', share: 16, align: 'end' },
] as const;

/** Person by person, in the order of their names. */
function whoGetsWhat({ lines }: About): PaperBlock[] {
  const all = lines.flatMap(({ itemId, name, people }) => people.map((person) => ({ ...person, itemId, item: name })));
  const byPerson = Map.groupBy(all, ({ name }) => name);
  return [...byPerson]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en-US'))
    .map(([person, rows]) => ({
      kind: 'TABLE',
      heading: person,
      columns: COLUMNS,
      rows: rows.map(({ itemId, item, qty, note }) => ({
        cells: [item, qty.toLocaleString('en-US')],
        note: note === '' ? `Item ${itemId}` : `Item ${itemId} · ${note}`,
      })),
    }));
}

/** Item by item, with the names of those it is for. */
function packingList({ lines }: About): PaperBlock[] {
  return [
    {
      kind: 'TABLE',
      heading: 'In this order for people of your office',
      columns: COLUMNS,
      rows: lines.map(({ itemId, name, qty, people, rest }) => ({
        cells: [name, qty.toLocaleString('en-US')],
        note: [`Item ${itemId}`, ...people.map((one) => `${one.name} ${one.qty}`), ...(rest > 0 ? [`no name ${rest}`] : [])].join(' · '),
      })),
    },
  ];
}
