import type { RoundPaper } from '#domain/rounds/round-papers.ts';
import type { Paper, PaperBlock } from '../../gateways/pdf/paper.ts';
import type { SharedLine } from './order-people.ts';

type About = {
  readonly orderNumber: string;
  readonly lines: readonly SharedLine[];
  readonly brandName: string;
  readonly accent: string;
  readonly at: Date;
};

const TITLES: Readonly<Record<RoundPaper, string>> = {
  LABELS: 'Name labels',
  WHO_GETS_WHAT: 'Who gets what',
  PACKING_LIST: 'Packing list',
};

/** A paper of an order that a round was ordered with. None of them says what anything costs. */
export function roundPaper(kind: RoundPaper, about: About): Paper {
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

const BLOCKS: Readonly<Record<RoundPaper, (about: About) => PaperBlock[]>> = {
  LABELS: labels,
  WHO_GETS_WHAT: whoGetsWhat,
  PACKING_LIST: packingList,
};

/** One for each person and row, to cut apart. */
function labels({ orderNumber, lines }: About): PaperBlock[] {
  return lines.flatMap(({ itemId, name, people }) =>
    people.flatMap((person): PaperBlock[] => [
      {
        kind: 'FACTS',
        facts: [
          { label: 'For', lines: [person.name, ...(person.note === '' ? [] : [person.note])] },
          { label: 'Item', lines: [name, `Item ${itemId}`] },
          { label: 'Quantity', lines: [person.qty.toLocaleString('en-US')] },
          { label: 'Order', lines: [orderNumber] },
        ],
      },
      { kind: 'CUT' },
    ]),
  );
}

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
