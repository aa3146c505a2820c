import { createHash, randomInt } from 'node:crypto';
import { inGroups, RECOVERY_CODES, RECOVERY_LENGTH, RECOVERY_SIGNS } from '#domain/identity/second-factor/typed-code.ts';
import type { Db } from '../../db/database.ts';
import { forgetRecoveryCodes, writeRecoveryCodes } from './second-factor.repository.ts';

/** Gives somebody new recovery codes; those of before work no more. @returns them as they are shown, once: only their digests are kept. */
export async function giveRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await forgetRecoveryCodes(db, [userId]);
  await writeRecoveryCodes(db, [userId, codes.map((code) => digestOf(userId, code))]);
  return codes.map((code) => inGroups(code, '-'));
}

/** As it stands in the database. A code has 80 random bits: no slow hash is needed to keep it. */
export function digestOf(userId: string, code: string): Buffer {
  return createHash('sha256').update(`recovery code ${userId} ${code}`).digest();
}

function newCode(): string {
  return Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join('');
}
