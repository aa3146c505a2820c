import type { TileView } from '../tile-view.ts';

/** The most that is sent before the page or its filters change. (C §9, pixel firing; A-212) */
const MOST_SENT = 20;

type Told = Pick<TileView, 'itemId' | 'beacons'>;

/** Tells who wants to know that tiles were seen and pressed, where that may be told. Made anew with every page and every change of its filters. */
export function makeTileBeacons({ may, send }: { may: () => boolean; send: (url: string) => void }): {
  /** At least half of the tile is in view. Told once. (S4-16, A-161) */
  seen: (tile: Told) => void;
  /** To be called once for whatever is done with a tile. (S4-18) */
  pressed: (tile: Told) => void;
} {
  const seen = new Set<string>();
  let sent = 0;
  function tell(url: string | undefined): void {
    if (url === undefined || !url.startsWith('https://') || sent >= MOST_SENT) return;
    sent += 1;
    send(url);
  }
  return {
    seen: ({ itemId, beacons }) => {
      if (beacons === undefined || seen.has(itemId) || !may()) return;
      seen.add(itemId);
      tell(beacons.seen);
    },
    pressed: ({ beacons }) => {
      if (beacons !== undefined && may()) tell(beacons.pressed);
    },
  };
}

/** Fetches an address and does not wait for it. */
export function sendPixel(url: string): void {
  const pixel = new Image();
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = url;
}
