import type { Db } from '../../db/database.ts';
import type { Person } from '../../shoppers/index.ts';
import { ORGANIZATION_PARTS } from './exported/organization-parts.ts';
import { OWN_PARTS } from './exported/own-parts.ts';

const PARTS = { ...OWN_PARTS, ...ORGANIZATION_PARTS };

const ABOUT = [
  'Cards are kept by our payment vendor: we know their last four digits.',
  'Your password and your keys are kept scrambled, and nobody can read them.',
  'We don’t keep what you searched for under your name.',
];

/** Everything that is kept of somebody, read at one time. */
export async function dataOf(
  db: Db,
  { userId, email }: Person & { readonly email: string },
): Promise<{ about: string[]; data: Record<string, Record<string, unknown>[]> }> {
  const data: Record<string, Record<string, unknown>[]> = {};
  for (const [name, find] of Object.entries(PARTS)) data[name] = (await find(db, [userId, email])).map((row) => row.data);
  return { about: ABOUT, data };
}
