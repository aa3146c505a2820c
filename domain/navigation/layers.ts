/** What lies above the page, and how high while it is active. (S §9, Layer indexes) */
export const LAYER_INDEXES = { header: 100, scrim: 9996, drawer: 9997, menu: 9998, modal: 9998 } as const;
export type Layer = keyof typeof LAYER_INDEXES;

/** The z-index of a layer: raised while it is active; closed, the header keeps its own and every other layer has none. */
export function layerIndex(layer: Layer, isActive: boolean): number | 'auto' {
  return isActive || layer === 'header' ? LAYER_INDEXES[layer] : 'auto';
}
