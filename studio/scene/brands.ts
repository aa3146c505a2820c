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
  Evenfold: style('#2a5d8f', 'square', { weight: 700, spacing: 0 }),
  Datum: style('#22262b', 'bars', { caps: true, weight: 800, spacing: 0.1 }),
  Purelane: style('#117a8b', 'drop', { weight: 750 }),
  Cotswell: style('#3d3a6b', 'none', { weight: 600, italic: true, spacing: 0.01 }),
  Stickleback: style('#c2410c', 'peak', { weight: 850 }),
  Orrery: style('#17314f', 'ring', { caps: true, weight: 600, spacing: 0.16 }),
  Marlowe: style('#4a1f2d', 'none', { caps: true, weight: 650, spacing: 0.14 }),
  Gripwell: style('#b3261e', 'cross', { weight: 900 }),
  Cairn: style('#3f4a3c', 'peak', { weight: 700, spacing: 0.02 }),
  Slatehouse: style('#333b46', 'bars', { weight: 700, spacing: 0 }),
  Postwood: style('#8a4b16', 'leaf', { weight: 700 }),
  'Kite & Crayon': style('#c22b6b', 'peak', { weight: 850, spacing: 0 }),
  Hexley: style('#1e4f3f', 'ring', { weight: 750 }),
  Halden: style('#1d2b36', 'square', { caps: true, weight: 600, spacing: 0.12 }),
  Foliosoft: style('#2456c7', 'leaf', { weight: 700 }),
  Brindle: style('#7a3d12', 'ring', { weight: 800 }),
  Boxwood: style('#56602a', 'square', { weight: 700 }),
  Wardwell: style('#1f4e79', 'cross', { weight: 800 }),
  Tessera: style('#5a2d82', 'square', { weight: 700, spacing: 0.02 }),
  Quietline: style('#38506b', 'ring', { weight: 600, spacing: 0.02 }),
  Lintwell: style('#2a7f86', 'leaf', { weight: 700 }),
  Cedarline: style('#6a3b1e', 'bars', { weight: 700 }),
  Aldergate: style('#27412f', 'none', { caps: true, weight: 650, spacing: 0.12 }),
  Volley: style('#d11f3a', 'bolt', { weight: 900, italic: true }),
  Tarn: style('#14546b', 'drop', { caps: true, weight: 700, spacing: 0.14 }),
  Saltmarsh: style('#2d5f5a', 'leaf', { weight: 750 }),
  Printmoor: style('#1f3b73', 'square', { weight: 800 }),
  'Pomelo Lane': style('#c4491f', 'ring', { weight: 800 }),
  'Paintbox Lane': style('#a21f6b', 'drop', { weight: 850 }),
  'Juniper Row': style('#2c5c34', 'leaf', { weight: 750 }),
  Inkstead: style('#1c2450', 'drop', { weight: 800 }),
  Hearthside: style('#7d2f14', 'peak', { weight: 800 }),
  'Crumb & Co.': style('#8a4a13', 'ring', { weight: 800, italic: true }),
} as const satisfies Record<string, BrandStyle>;

/** A brand of the shop's shelves. */
export type Brand = keyof typeof brands;
