/** What of a card is decided by which item it is. */
export type CardDesign = { readonly color: string; readonly isRounded: boolean; readonly hasBack: boolean };

/** The colors of the designs, by the word that the specifications have. */
const COLORS: Readonly<Record<string, string>> = { Teal: '#14666b', Navy: '#1f3a68', Orange: '#a8480f', Burgundy: '#75213b' };
const USUAL = '#14666b';

/** How a card looks, from what its specifications say. */
export function cardDesign(specifications: readonly (readonly [string, string])[]): CardDesign {
  const spec = (label: string) => specifications.find(([name]) => name === label)?.[1];
  return {
    color: COLORS[spec('Design') ?? ''] ?? USUAL,
    isRounded: spec('Corners') === 'Rounded',
    hasBack: spec('Printed sides') === 'Both',
  };
}
