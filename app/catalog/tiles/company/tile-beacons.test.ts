import { describe, expect, it } from 'vitest';
import { mayTellOthers } from '#app/api/consent.ts';
import { makeTileBeacons } from './tile-beacons.ts';

const tile = (itemId: string, more: object = {}) => ({
  itemId,
  beacons: { seen: `https://seen.example/${itemId}`, pressed: `https://pressed.example/${itemId}`, ...more },
});

function telling(may = () => true) {
  const sent: string[] = [];
  return { sent, ...makeTileBeacons({ may, send: (url) => sent.push(url) }) };
}

describe('beacons of tiles', () => {
  it('say once that a tile was seen, and anew on another page [S4-16 S4-17]', () => {
    const { sent, seen } = telling();
    for (const id of ['1', '2', '1', '1']) seen(tile(id));
    expect(sent).toEqual(['https://seen.example/1', 'https://seen.example/2']);
    const next = telling();
    next.seen(tile('1'));
    expect(next.sent).toEqual(['https://seen.example/1']);
  });

  it('say once for each action that a tile was pressed [S4-18]', () => {
    const { sent, pressed } = telling();
    pressed(tile('1'));
    pressed(tile('1'));
    expect(sent).toEqual(['https://pressed.example/1', 'https://pressed.example/1']);
  });

  it('go to https addresses alone, twenty of a page at most: the rest is dropped [C9-27 S9-60]', () => {
    const { sent, seen, pressed } = telling();
    seen(tile('1', { seen: 'http://seen.example/1' }));
    seen(tile('2', { seen: 'javascript:alert(1)' }));
    pressed({ itemId: '3', beacons: undefined });
    expect(sent).toEqual([]);
    for (let n = 0; n < 30; n += 1) seen(tile(`t${n}`));
    expect(sent).toHaveLength(20);
  });

  it('say nothing without consent, which nobody has given yet', () => {
    const { sent, seen, pressed } = telling(mayTellOthers);
    seen(tile('1'));
    pressed(tile('1'));
    expect(sent).toEqual([]);
  });

  it('say what was seen before, once there is consent and it is seen again', () => {
    let isAllowed = false;
    const { sent, seen } = telling(() => isAllowed);
    seen(tile('1'));
    isAllowed = true;
    seen(tile('1'));
    expect(sent).toEqual(['https://seen.example/1']);
  });
});
