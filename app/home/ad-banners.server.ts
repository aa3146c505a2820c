import { adBannerSize, type AdBannerSize } from '#domain/navigation/ad-banner.ts';
import { BANNER_BREAKPOINTS, BANNER_MAX_WIDTH_PX } from '#domain/navigation/breakpoints.ts';
import { landingPath } from '#app/shell/site-paths.ts';
import type { AdBannerView } from './ad-banner.tsx';

const found = import.meta.glob<string>('/pictures/scenes/banner-*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Where a campaign leads, and what is written in its pictures: pictures/scenes/banner-{id}-{size}-{width}. */
const CAMPAIGNS = {
  'back-to-school': {
    alt: 'Back to school, all packed. Notebooks, pens, binders and the rest of the list. Shop the list.',
    to: landingPath('back-to-school'),
  },
  'green-office': {
    alt: 'A greener office. Recycled paper, compostable cups, bins that sort. See how.',
    to: landingPath('green-office'),
  },
  deals: { alt: 'This week’s deals. Paper, ink, coffee and more for less. See the deals.', to: landingPath('deals') },
} as const satisfies Record<string, { alt: string; to: string }>;

export type CampaignId = keyof typeof CAMPAIGNS;

const FILE = /banner-([a-z-]+)-(\d+x\d+)-(\d+)\.(avif|webp)$/;

const files = Object.entries(found).flatMap(([path, url]) => {
  const [, campaign = '', size = '', width = '', format = ''] = FILE.exec(path) ?? [];
  return [{ url, campaign, size, widthPx: Number(width), format }];
});

/** The addresses of a banner in one size and format, with how wide each is. */
function setOf(id: CampaignId, size: AdBannerSize, format: string): string {
  return files
    .filter((file) => file.campaign === id && file.size === size && file.format === format)
    .map(({ url, widthPx }) => `${url} ${widthPx}w`)
    .join(', ');
}

/** Width and height of a size in CSS pixels. */
function measuresOf(size: AdBannerSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** The banner of a picture that is named as the shop's people name it ("banner-deals"); undefined: there is none. */
export function adBannerOf(scene: string): AdBannerView | undefined {
  const id = Object.keys(CAMPAIGNS).find((campaign): campaign is CampaignId => scene === `banner-${campaign}`);
  return id && adBanner(id);
}

/** A campaign's banner: for each class of window, narrowest first, the first of its sizes that there is. */
export function adBanner(id: CampaignId): AdBannerView {
  const has = files.filter(({ campaign }) => campaign === id).map(({ size }) => size);
  const sizes = BANNER_BREAKPOINTS.flatMap((breakpoint) => {
    const size = adBannerSize(breakpoint, has);
    if (size === undefined) return [];
    const upTo = breakpoint === 'lg' ? undefined : BANNER_MAX_WIDTH_PX[breakpoint];
    return [{ upTo, ...measuresOf(size), avif: setOf(id, size, 'avif'), webp: setOf(id, size, 'webp') }];
  });
  return { ...CAMPAIGNS[id], sizes };
}
