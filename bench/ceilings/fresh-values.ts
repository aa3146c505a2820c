import { randomBytes, randomUUID } from 'node:crypto';

/** Gives a statement's value anew: what names somebody or something is another one, the same one each time. */
export type Fresh = (value: unknown) => unknown;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HASH = /\b[0-9a-f]{64}\b/g;
/** How the payment vendor calls what it knows. */
const VENDORS_ID = /\b([a-z]{3,5}_)[\w-]{20,}/g;
const SHORT_HASH = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** @param known what is replaced besides ids and hashes, and by what. */
export function freshValues(known: Readonly<Record<string, string>>): Fresh {
  const given = new Map<string, string>();
  const instead = (old: string, make: () => string) => {
    const value = given.get(old) ?? make();
    given.set(old, value);
    return value;
  };
  const ofText = (text: string) => {
    let made = text
      .replaceAll(UUID, (old) => instead(old, randomUUID))
      .replaceAll(HASH, (old) => instead(old, () => randomBytes(32).toString('hex')))
      .replaceAll(VENDORS_ID, (old, kind: string) => instead(old, () => kind + randomBytes(16).toString('base64url')))
      .replaceAll(SHORT_HASH, (old) => instead(old, () => randomBytes(32).toString('base64url')));
    for (const [old, value] of Object.entries(known)) made = made.replaceAll(old, value);
    return made;
  };
  const fresh: Fresh = (value) => {
    if (typeof value === 'string') return ofText(value);
    if (Buffer.isBuffer(value))
      return Buffer.from(
        instead(value.toString('hex'), () => randomBytes(value.length).toString('hex')),
        'hex',
      );
    if (Array.isArray(value)) return value.map(fresh);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return JSON.parse(ofText(JSON.stringify(value)));
  };
  return fresh;
}
