import type { Shop } from '../shop.ts';

/** Which cart a buyer was shown: what is handed over is that one. */
export type ShownCart = { readonly procurementId: string; readonly version: number; readonly totalCents: number };

const FORM = /^([0-9a-f-]{36})\.(\d{1,9})\.(-?\d{1,12})\.([\w-]{43})$/;

/** The key of a page that shows what would be handed over. Who has it was shown that page. */
export function keyOf({ signers }: Pick<Shop, 'signers'>, { procurementId, version, totalCents }: ShownCart): string {
  const content = `${procurementId}.${version}.${totalCents}`;
  return `${content}.${signers.procurement.sign(content)}`;
}

/** What a key says; undefined for what is none of ours. */
export function readKey({ signers }: Pick<Shop, 'signers'>, key: string): ShownCart | undefined {
  const [, procurementId = '', version = '', totalCents = '', signature = ''] = FORM.exec(key) ?? [];
  if (signers.procurement.check(`${procurementId}.${version}.${totalCents}`, signature) === undefined) return undefined;
  return { procurementId, version: Number(version), totalCents: Number(totalCents) };
}
