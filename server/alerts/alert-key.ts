import { createHash } from 'node:crypto';
import type { Shop } from '../shop.ts';

/** The key of an alert's mails, in the alphabet of addresses: made for the mail, and stored nowhere. */
export function alertKey({ signers }: Pick<Shop, 'signers'>, alertId: string): string {
  return signers.alert.sign(alertId);
}

/** What is stored of a key, and of a mailbox that is not to be written to. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
