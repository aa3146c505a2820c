import type { Family } from '../family.ts';

/** The printers that take a cartridge: how the catalogue says it, and each by its name. */
export type FittingPrinters = { readonly said: string; readonly models: readonly string[] };

/**
 * Which printers of a family take which of these cartridges: all of one series and kind take the same, in turn.
 *
 * @param takesThem whether a printer with these options, by axis, takes any of them: monochrome ones take black toner.
 * @throws when the family numbers no models
 */
export function printersByCartridge(
  family: Family,
  cartridges: readonly string[],
  takesThem: (options: Readonly<Record<string, string>>) => boolean,
): ReadonlyMap<string, FittingPrinters> {
  const { model, axes, lines } = family;
  if (model === undefined) throw new Error(`${family.id} numbers no models`);
  const texts = (axis: string): readonly string[] =>
    axis === 'line' ? lines.map(({ brand, series }) => `${brand} ${series}`) : (axes[axis] ?? []).map(({ text }) => text);
  const blocks = new Map<string, { readonly series: string; readonly models: string[] }>();
  const count = model.of.reduce((product, axis) => product * texts(axis).length, 1);
  for (let index = 0; index < count; index += 1) {
    const has = optionsAt(index, model.of, texts);
    if (!takesThem(has)) continue;
    const series = has['line'] ?? '';
    const key = `${series} ${has['kind'] ?? ''}`;
    const block = blocks.get(key) ?? { series, models: [] };
    block.models.push(`${model.prefix}${model.start + index * model.step}`);
    blocks.set(key, block);
  }
  const found = new Map<string, FittingPrinters>();
  for (const [place, { series, models }] of [...blocks.values()].entries()) {
    const cartridge = cartridges[place % cartridges.length] ?? '';
    const before = found.get(cartridge);
    const said = `${series} ${models.join(', ')}`;
    found.set(cartridge, {
      said: before === undefined ? said : `${before.said}; ${said}`,
      models: [...(before?.models ?? []), ...models.map((number) => `${series} ${number}`)],
    });
  }
  return found;
}

/** The options of the model with this place in the family's count, as variant-words counts it: the last axis runs fastest. */
function optionsAt(index: number, axes: readonly string[], texts: (axis: string) => readonly string[]): Record<string, string> {
  const has: Record<string, string> = {};
  let rest = index;
  for (const axis of axes.toReversed()) {
    const options = texts(axis);
    has[axis] = options[rest % options.length] ?? '';
    rest = Math.floor(rest / options.length);
  }
  return has;
}
