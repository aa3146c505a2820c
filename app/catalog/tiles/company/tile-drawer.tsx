import { lazy, Suspense, useEffect, useState, type ComponentType, type FormEvent, type MouseEvent } from 'react';
import { addPrinterPath } from '#app/shell/account-paths.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import { ProductTile } from '../product-tile.tsx';
import { CUSTOMIZE_TEXT } from '../tile-action.ts';
import type { TileView } from '../tile-view.ts';
import { lookUp } from './ask-shop.ts';
import type { LookedUp } from './look-up.ts';

/** What a tile has opened over the page. */
export type Opened = {
  readonly what: 'quick' | 'similar' | 'replacement' | 'fits' | 'customize' | 'pickup';
  readonly tile: TileView;
  /** Another one of its group, of which a quick view is wanted. */
  readonly variant?: { readonly itemId: string; readonly url: string };
  readonly isOpen: boolean;
};

type View = ComponentType<{ tile: TileView; variant?: Opened['variant'] }>;
/** Only those who open it need it; where it cannot be loaded, the tile and the way to its page. */
const later = (load: () => Promise<{ default: View }>) => lazy(() => load().catch(() => ({ default: PlainView })));

const VIEWS: Partial<Record<Opened['what'], View>> = {
  quick: later(() => import('./quick-view.tsx')),
  customize: later(() => import('./customize-view.tsx')),
  pickup: later(() => import('./pickup-view.tsx')),
};

function PlainView({ tile }: { tile: TileView }) {
  return (
    <>
      <Tiles tiles={[tile]} />
      <a className="link mt-4 inline-flex min-h-11 items-center" href={tile.url}>
        View all details<span className="hearable"> of {tile.title}</span>
      </a>
    </>
  );
}

/** (S2-94 to S2-101, C8-124) */
function titleOf({ what, tile }: Opened): string {
  if (what === 'quick') return 'Quick view';
  if (what === 'similar') return 'Our experts suggest';
  if (what === 'replacement') return 'Replacement item';
  if (what === 'customize') return tile.action.text === CUSTOMIZE_TEXT ? 'Customize' : 'Send a gift card';
  if (what === 'pickup') return tile.action.text;
  return tile.fits === 'cartridges' ? 'Compatible Cartridges' : 'Compatible Printers';
}

export function TileDrawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { what, tile, isOpen } = opened;
  const View = VIEWS[what];
  const follow = useClientLinks();
  // Whoever goes on or adds has what they wanted of it.
  const leave = (event: MouseEvent) => {
    follow(event);
    if (event.defaultPrevented) onClose();
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={titleOf(opened)} side={what === 'quick' ? 'middle' : 'right'}>
      <div
        onClick={leave}
        onSubmit={(event: FormEvent) => {
          if (event.defaultPrevented) onClose();
        }}
      >
        {View === undefined ? (
          <Found key={`${what} ${tile.itemId}`} opened={opened} />
        ) : (
          <Suspense fallback={<SkeletonBlock className="h-96 w-full" />}>
            <View tile={tile} variant={opened.variant} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}

/** What was looked up about a tile; where it cannot be had, the way to the page, which says the same. */
function Found({ opened: { what, tile } }: { opened: Opened }) {
  const [found, setFound] = useState<LookedUp | 'failed'>();
  useEffect(() => {
    lookUp.of(tile.itemId).then(setFound, () => {
      setFound('failed');
    });
  }, [tile.itemId]);
  if (found === undefined) return <SkeletonBlock className="h-40 w-full" />;
  const known = found === 'failed' ? undefined : found;
  if (what === 'fits') return <Fitting tile={tile} found={known} />;
  const alternates = known?.alternates ?? [];
  if (alternates.length === 0) return <NothingFound tile={tile} />;
  const [replacement, ...others] = alternates;
  if (what === 'similar' || replacement === undefined) return <Tiles tiles={alternates} />;
  return (
    <>
      <p className="mb-3">This takes the place of {tile.title}.</p>
      <Tiles tiles={[replacement]} />
      {others.length > 0 && (
        <>
          <h3 className="mt-6 mb-3">Our experts suggest</h3>
          <Tiles tiles={others} />
        </>
      )}
    </>
  );
}

function Fitting({ tile, found }: { tile: TileView; found: LookedUp | undefined }) {
  const { models = [], fitting = [] } = found ?? {};
  if (models.length + fitting.length === 0) return <NothingFound tile={tile} />;
  return (
    <>
      <p className="mb-2">{tile.fits === 'cartridges' ? 'This printer takes:' : 'This cartridge is compatible with:'}</p>
      <ul className="mb-4 list-disc pl-5">
        {models.map((model) => (
          <li key={model}>
            <a className="link" href={addPrinterPath(model)} title="Add to my printers">
              {model}
            </a>
          </li>
        ))}
      </ul>
      {models.length > 0 && <p className="mb-4 text-sm text-ink-soft">Own one of these? Choose it to add it to your printers.</p>}
      {fitting.length > 0 && <Tiles tiles={fitting} />}
    </>
  );
}

function NothingFound({ tile }: { tile: TileView }) {
  return (
    <p>
      Nothing to show right now.{' '}
      <a className="link" href={tile.url}>
        View details<span className="hearable"> of {tile.title}</span>
      </a>
    </p>
  );
}

function Tiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <ul className="tiles tiles-drawer">
      {tiles.map((tile) => (
        <ProductTile key={tile.itemId} tile={tile} isEager />
      ))}
    </ul>
  );
}
