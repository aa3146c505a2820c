import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, type Location } from 'react-router';
import { mayTellOthers } from '#app/api/consent.ts';
import { paramsRead } from '#app/pages-for-many.ts';
import type { TileView } from '../tile-view.ts';
import { OwnerCompany, useOwnLabels } from '#app/catalog/machines/own-labels.tsx';
import { lookUp } from './ask-shop.ts';
import { makeTileBeacons, sendPixel } from './tile-beacons.ts';
import { TileDrawer, type Opened } from './tile-drawer.tsx';

type Tiles = { tiles: readonly TileView[]; list: RefObject<HTMLUListElement | null> };

/** What is done around the tiles of a list once the page has nothing better to do: what they open, what they say of one's own past, who is told. */
export default function TileCompany({ tiles, list }: Tiles): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  useOpening({ tiles, list }, setOpened);
  const items = useItems({ tiles, list });
  useListMenus(items);
  const location = useLocation();
  return (
    <>
      {items.map(({ tile, item }) =>
        createPortal(
          <button
            type="button"
            className="tile-quick"
            aria-haspopup="dialog"
            aria-label={`Quick view: ${tile.title}`}
            onClick={() => {
              setOpened({ what: 'quick', tile, isOpen: true });
            }}
          />,
          item,
          tile.itemId,
        ),
      )}
      <Seeing key={location.pathname + onePage(location)} tiles={tiles} list={list} />
      <OwnTexts items={items} />
      {opened !== undefined && (
        <TileDrawer
          opened={opened}
          onClose={() => {
            setOpened({ ...opened, isOpen: false });
          }}
        />
      )}
    </>
  );
}

/** What the address says but how many pages stand below one another: who shows more is on the same page. */
function onePage(location: Location): string {
  const params = paramsRead(location);
  params.delete('pages');
  return params.toString();
}

type Item = { readonly tile: TileView; readonly item: Element };

/** The elements of the tiles, once they are there. */
function useItems({ tiles, list }: Tiles): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const elements = list.current?.children;
      setItems(
        tiles.flatMap((tile, index) => {
          const item = elements?.[index];
          return item === undefined ? [] : [{ tile, item }];
        }),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [tiles, list]);
  return items;
}

/** The link that puts an item on a list opens a menu over the page, once it can: on the page itself it is as short as it can be. */
function useListMenus(items: readonly Item[]): void {
  useEffect(() => {
    for (const { item } of items) item.querySelector<HTMLElement>(':scope > a')?.setAttribute('data-drawer', 'TO_LIST');
  }, [items]);
}

/** The tile in which something of the page stands. */
function tileAround(target: EventTarget | null, { tiles, list }: Tiles): TileView | undefined {
  const item = target instanceof Element ? target.closest('li.tile') : null;
  return item === null || list.current === null ? undefined : tiles[[...list.current.children].indexOf(item)];
}

const PRODUCT_PATH = '/product_';
/** What a link of a tile opens over the page. */
const OPENED = ['similar', 'replacement', 'fits', 'customize', 'pickup'] as const;

/** An ordinary press on a link that opens something opens it, and a color of a tile is looked at in place; any other follows it. */
function useOpening({ tiles, list }: Tiles, open: (opened: Opened) => void): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens], .tile-variants a') : null;
      const tile = tileAround(link, { tiles, list });
      const asked = link?.dataset['opens'];
      if (tile !== undefined && link !== null && asked === undefined) {
        event.preventDefault();
        const url = link.getAttribute('href') ?? tile.url;
        open({ what: 'quick', tile, variant: { itemId: url.slice(PRODUCT_PATH.length), url }, isOpen: true });
        return;
      }
      const what = OPENED.find((one) => one === asked);
      if (tile === undefined || what === undefined) return;
      event.preventDefault();
      open({ what, tile, isOpen: true });
    };
    element.addEventListener('click', press);
    return () => {
      element.removeEventListener('click', press);
    };
  }, [tiles, list, open]);
}

/**
 * Looks up what could be taken instead of what cannot be had, and tells who may be told, once half of a tile is in view. Another one stands on
 * every page and with every filter. (S4-14 to S4-18)
 */
function Seeing({ tiles, list }: Tiles): ReactNode {
  const [beacons] = useState(() => makeTileBeacons({ may: mayTellOthers, send: sendPixel }));
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (tileAround(target, { tiles, list }) ?? []) : []));
        for (const tile of seen) beacons.seen(tile);
        lookUp.ahead(seen.filter(needsLookUp).map(({ itemId }) => itemId));
      },
      { threshold: 0.5 },
    );
    tiles.forEach((tile, index) => {
      const item = element.children[index];
      if (item !== undefined && (needsLookUp(tile) || tile.beacons !== undefined)) observer.observe(item);
    });
    const press = (event: MouseEvent) => {
      const isAction = event.target instanceof Element && event.target.closest('a, button:not(.with-scripts)') !== null;
      const tile = isAction ? tileAround(event.target, { tiles, list }) : undefined;
      if (tile !== undefined) beacons.pressed(tile);
    };
    element.addEventListener('click', press);
    return () => {
      observer.disconnect();
      element.removeEventListener('click', press);
    };
  }, [tiles, list, beacons]);
  return null;
}

function needsLookUp({ action }: TileView): boolean {
  return action.kind === 'visit' && action.opens !== undefined;
}

/**
 * Says below the pictures what the shopper bought and when, and which of their printers it fits. It comes after the page, which may be kept for many,
 * and moves nothing of it.
 */
function OwnTexts({ items }: { items: readonly Item[] }) {
  const skus = useMemo(() => items.map(({ tile }) => tile.itemId), [items]);
  const own = useOwnLabels(skus);
  return (
    <>
      {items.map(({ tile: { itemId, note }, item }) => {
        const [texts, fit] = [(own?.labels[itemId] ?? []).filter((text) => text !== note), own?.fits[itemId]];
        if (texts.length === 0 && fit === undefined) return null;
        return createPortal(
          <ul className="tile-labels">
            {fit !== undefined && <FitLabel fit={fit} />}
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>,
          item,
          itemId,
        );
      })}
      {own !== undefined && own.machines.length > 0 && <OwnerCompany machines={own.machines} />}
    </>
  );
}

function FitLabel({ fit }: { fit: string | null }) {
  return fit === null ? <li className="tile-misfit">Doesn’t fit your printers</li> : <li className="tile-fit">{fit}</li>;
}
