/** How a brand writes its name on a label: everything is drawn, no logo files. */
export interface BrandStyle {
  readonly ink: string;
  readonly weight: number;
  readonly caps: boolean;
  /** Extra space between letters, as a share of the letter height. */
  readonly spacing: number;
  readonly italic: boolean;
  readonly mark: 'peak' | 'drop' | 'leaf' | 'ring' | 'bars' | 'bolt' | 'cross' | 'square' | 'none';
}

const style = (ink: string, mark: BrandStyle['mark'], rest: Partial<BrandStyle> = {}): BrandStyle =>
  ({ ink, mark, weight: 800, caps: false, spacing: -0.02, italic: false, ...rest });

/** The invented brands of the shop's shelves. */
export const brands = {
  Northline: style('#163f8f', 'peak', { caps: true, spacing: 0.04 }),
  Quillmark: style('#1d1e21', 'drop', { italic: true }),
  'Tallow & Reed': style('#5b3a22', 'none', { weight: 600, spacing: 0.01 }),
  Clasp: style('#c2202e', 'ring', { weight: 900 }),
  Harrow: style('#2d3a36', 'bars', { caps: true, weight: 700, spacing: 0.12 }),
  Kestrel: style('#14161a', 'bolt', { caps: true, weight: 800, spacing: 0.08, italic: true }),
  'Lumen Forge': style('#b45309', 'ring', { caps: true, weight: 700, spacing: 0.06 }),
  Brightwater: style('#0b6fb8', 'drop', { weight: 800 }),
  Fernhill: style('#1c7a44', 'leaf', { weight: 800 }),
  Ardent: style('#b3182a', 'peak', { weight: 900, italic: true }),
  Stackwell: style('#24508f', 'bars', { weight: 800 }),
  Sitwise: style('#1f5a5e', 'square', { weight: 700, spacing: 0 }),
  Parcelry: style('#7c4a17', 'square', { weight: 800 }),
  Oakpoint: style('#6d3a15', 'leaf', { weight: 800, spacing: 0.01 }),
  Medley: style('#0f7f8c', 'cross', { weight: 700 }),
  Voltway: style('#d65a00', 'bolt', { caps: true, weight: 900, italic: true }),
  Foolscap: style('#1f2a44', 'none', { weight: 750, spacing: -0.03 }),
} as const satisfies Record<string, BrandStyle>;

/** A brand of the shop's shelves. */
export type Brand = keyof typeof brands;
