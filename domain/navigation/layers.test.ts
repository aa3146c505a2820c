import { describe, expect, it } from 'vitest';
import { LAYER_INDEXES, layerIndex } from './layers.ts';

describe('the layers above a page', () => {
  it('are 100 for the header, then scrim, drawer, menu and modal from 9996 to 9998 [S9-07]', () => {
    expect(LAYER_INDEXES).toEqual({ header: 100, scrim: 9996, drawer: 9997, menu: 9998, modal: 9998 });
  });

  it('are raised while active and reset on close [S4-33]', () => {
    expect(layerIndex('drawer', true)).toBe(9997);
    expect(layerIndex('drawer', false)).toBe('auto');
    expect(layerIndex('menu', true)).toBe(9998);
    expect(layerIndex('menu', false)).toBe('auto');
    expect(layerIndex('scrim', false)).toBe('auto');
    expect(layerIndex('header', false)).toBe(100);
  });
});
