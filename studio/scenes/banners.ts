import type { AdBannerSize } from '#domain/navigation/ad-banner.ts';
import { AD_BANNER_SIZES } from '#domain/navigation/ad-banner.ts';
import type { Area } from '../scene/label.ts';
import type { Lettering } from '../scene/lettering.ts';
import type { Backdrop, SceneView } from '../scene/scene-stage.ts';
import { backdrops } from './backdrops.ts';
import { IN_PAGES, type Scene, type Thing, type Wish } from './scene.ts';
import type { PropName } from '../props/index.ts';

/** A thing of a banner and how high it is drawn, in centimetres. */
type InRow = (Wish | { readonly prop: PropName }) & { readonly tall: number; readonly yaw?: number };

type Campaign = {
  readonly id: string;
  readonly headline: string;
  readonly line: string;
  readonly call: string;
  readonly backdrop: Backdrop;
  readonly ink: string;
  readonly pill: { readonly back: string; readonly ink: string };
  /** The most telling first: small banners have room for no more. */
  readonly row: readonly InRow[];
};

/** How a size is laid out: where words and things go, and how many things there is room for. */
type Layout = {
  readonly headline: Area;
  readonly headlineLines?: number;
  readonly line?: Area;
  readonly lineLines?: number;
  readonly call?: Area;
  readonly frame: SceneView['frame'];
  readonly count: number;
};

const LAYOUTS: Readonly<Record<AdBannerSize, Layout>> = {
  '970x90': {
    headline: [0.028, 0.17, 0.33, 0.38],
    line: [0.028, 0.6, 0.31, 0.2],
    call: [0.385, 0.29, 0.118, 0.42],
    frame: [0.53, 0.05, 0.985, 1.2],
    count: 6,
  },
  '970x66': { headline: [0.028, 0.26, 0.33, 0.46], call: [0.39, 0.22, 0.112, 0.56], frame: [0.53, 0.05, 0.985, 1.25], count: 6 },
  '1440x120': {
    headline: [0.03, 0.18, 0.3, 0.36],
    line: [0.03, 0.6, 0.3, 0.19],
    call: [0.355, 0.31, 0.1, 0.38],
    frame: [0.48, 0.06, 0.985, 1.18],
    count: 6,
  },
  '820x230': {
    headline: [0.05, 0.13, 0.4, 0.36],
    headlineLines: 2,
    line: [0.05, 0.54, 0.38, 0.085],
    call: [0.05, 0.71, 0.19, 0.165],
    frame: [0.46, 0.07, 0.975, 0.94],
    count: 5,
  },
  '728x90': { headline: [0.034, 0.17, 0.44, 0.36], line: [0.034, 0.6, 0.42, 0.2], frame: [0.52, 0.06, 0.985, 1.2], count: 5 },
  '640x100': { headline: [0.04, 0.17, 0.5, 0.34], line: [0.04, 0.58, 0.48, 0.19], frame: [0.56, 0.06, 0.985, 1.15], count: 4 },
  '360x100': {
    headline: [0.05, 0.11, 0.53, 0.46],
    headlineLines: 2,
    line: [0.05, 0.63, 0.5, 0.27],
    lineLines: 2,
    frame: [0.61, 0.06, 0.985, 1.12],
    count: 3,
  },
  '320x50': { headline: [0.045, 0.14, 0.6, 0.72], headlineLines: 2, frame: [0.66, 0.04, 0.985, 1.25], count: 2 },
};

const INK = '#182130';
const GREEN = '#0e5a46';

const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'back-to-school',
    headline: 'Back to school, all packed.',
    line: 'Notebooks, pens, binders and the rest of the list',
    call: 'Shop the list',
    backdrop: { floor: '#ffe88a', wall: '#ffd94f' },
    ink: INK,
    pill: { back: GREEN, ink: '#ffffff' },
    row: [
      { model: 'notebook', like: { brand: 'Tallow & Reed', subjects: 1, format: 'full', count: 1 }, color: 'green', tall: 13, yaw: -14 },
      { model: 'pencils', like: { color: 'yellow', count: 12 }, tall: 12, yaw: 12 },
      { model: 'markers', like: { color: 'multicolor', count: 8 }, tall: 12.5, yaw: -6 },
      { model: 'binder', like: { count: 1, inches: 2 }, color: 'blue', tall: 13, yaw: -18 },
      { model: 'calculator', color: 'graphite', tall: 4.6, yaw: 10 },
      { model: 'highlighters', like: { color: 'multicolor', count: 6 }, tall: 12, yaw: 8 },
    ],
  },
  {
    id: 'green-office',
    headline: 'A greener office.',
    line: 'Recycled paper, compostable cups, bins that sort',
    call: 'See how',
    backdrop: backdrops.sage,
    ink: GREEN,
    pill: { back: GREEN, ink: '#ffffff' },
    row: [
      { prop: 'plant', tall: 14, yaw: 0 },
      { model: 'copy-paper', like: { kind: 'recycled', sheet: 'letter', reams: 1 }, tall: 9, yaw: -14 },
      { model: 'waste-bin', like: { form: 'recycling', color: 'blue', units: 1 }, tall: 10.5, yaw: -12 },
      { model: 'cups', like: { kind: 'compostable', sold: 'sleeve' }, tall: 11, yaw: 8 },
      { model: 'cleaner', like: { brand: 'Fernhill', form: 'jug', kind: 'all-purpose', sold: 'single' }, tall: 11, yaw: -6 },
      { prop: 'succulent', tall: 7, yaw: 0 },
    ],
  },
  {
    id: 'deals',
    headline: 'This week’s deals.',
    line: 'Paper, ink, coffee and more for less',
    call: 'See the deals',
    backdrop: backdrops.deep,
    ink: '#ffffff',
    pill: { back: '#ffe352', ink: INK },
    row: [
      { model: 'copy-paper', like: { brand: 'Northline', kind: 'copy', sheet: 'letter', reams: 10 }, tall: 12, yaw: -16 },
      { model: 'coffee', like: { units: 1, beans: true }, tall: 12, yaw: 10 },
      { model: 'headset', color: 'blue', tall: 11, yaw: -16 },
      { model: 'gel-pens', like: { kind: 'gel', color: 'red', count: 12 }, tall: 10, yaw: -12 },
      { model: 'toner', like: { brand: 'Ardent', color: 'black', count: 1 }, tall: 8, yaw: 10 },
      { model: 'stapler', like: { kind: 'full', kit: 'none', pieces: 1 }, color: 'red', tall: 5, yaw: 14 },
    ],
  },
];

/** Things side by side, every other one a little nearer and before the edge of the one on its left. */
const inRow = (row: readonly InRow[]): Thing[] =>
  row.map((thing, i) => ({ ...thing, at: [0, 0, i % 2 === 0 ? 0 : 3.5], after: i % 2 === 0 ? 0.5 : -0.7 }));

function lettering({ headline, line, call, ink, pill }: Campaign, layout: Layout): Lettering[] {
  return [
    {
      kind: 'text',
      words: headline,
      area: layout.headline,
      style: { color: ink, weight: 750, spacing: -0.03, lines: layout.headlineLines ?? 1 },
    },
    ...(layout.line
      ? [{ kind: 'text' as const, words: line, area: layout.line, style: { color: ink, weight: 500, lines: layout.lineLines ?? 1 } }]
      : []),
    ...(layout.call ? [{ kind: 'pill' as const, words: call, area: layout.call, ...pill }] : []),
  ];
}

/** What a size says: what is written in it. */
const altOf = ({ headline, line, call }: Campaign, layout: Layout): string =>
  [headline, ...(layout.line ? [`${line}.`] : []), ...(layout.call ? [`${call}.`] : [])].join(' ');

/** The banners of all campaigns in every size there is, each laid out for itself. */
export const banners: readonly Scene[] = CAMPAIGNS.flatMap((campaign) =>
  AD_BANNER_SIZES.map((size) => {
    const layout = LAYOUTS[size];
    const [width = 0, height = 0] = size.split('x').map(Number);
    return {
      name: `banner-${campaign.id}-${size}`,
      width,
      height,
      widths: [width, width * 2],
      formats: IN_PAGES,
      alt: altOf(campaign, layout),
      things: inRow(campaign.row.slice(0, layout.count)),
      view: { pitch: height > 150 ? 14 : 9, frame: layout.frame, standing: { x: 1, y: 0.7 } },
      backdrop: campaign.backdrop,
      lettering: lettering(campaign, layout),
    };
  }),
);
