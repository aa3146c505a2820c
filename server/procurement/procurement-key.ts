import type { Shop } from '../shop.ts';

type Signing = Pick<Shop, 'signers'>;

/** Which page a buyer was shown: of which session, and of which state of its cart. */
export type ShownPage = { readonly procurementId: string; readonly version: number; readonly seal: string };

/** What it said that would be handed over. */
export type ShownCart = Omit<ShownPage, 'seal'> & { readonly totalCents: number };

const FORM = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})\.([\w-]{43})$/;

/** The key of a page that shows what would be handed over. Who has it was shown that page. The total is in it as a seal: some may not read it, and the page carries the key. */
export function keyOf({ signers }: Signing, cart: ShownCart): string {
  const content = `${cart.procurementId}.${cart.version}.${signers.procurement.sign(sealed(cart))}`;
  return `${content}.${signers.procurement.sign(content)}`;
}

/** What a key says; undefined for what is none of ours. */
export function readKey({ signers }: Signing, key: string): ShownPage | undefined {
  const [, procurementId = '', version = '', seal = '', signature = ''] = FORM.exec(key) ?? [];
  if (signers.procurement.check(`${procurementId}.${version}.${seal}`, signature) === undefined) return undefined;
  return { procurementId, version: Number(version), seal };
}

/** Whether that page showed this cart. */
export function isCartShown(
  { signers }: Signing,
  { procurementId, version, seal }: ShownPage,
  now: Omit<ShownCart, 'procurementId'>,
): boolean {
  const { totalCents } = now;
  return version === now.version && signers.procurement.check(sealed({ procurementId, version, totalCents }), seal) !== undefined;
}

/** No key has this form, so that a seal is the signature of none. */
function sealed({ procurementId, version, totalCents }: ShownCart): string {
  return `total ${procurementId} ${version} ${totalCents}`;
}
