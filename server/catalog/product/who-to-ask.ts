import type { z } from 'zod';
import type { ProductDetails } from '#contracts/catalog.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { IS_ACTIVE } from '../../shoppers/index.ts';
import type { Viewer } from '../viewer.ts';

type Refusal = NonNullable<z.output<typeof ProductDetails>['refusal']>;

/** So many are named. */
const MOST_NAMED = 2;

const findAdministrators = statement<{ name: string; email: string }>(
  'administrators_of_account',
  `select first_name || ' ' || last_name as name, email::text from users u
    where account_number = $1 and 'ACCOUNT_ADMIN' = any(roles) and ${IS_ACTIVE} order by created_at, email limit ${MOST_NAMED}`,
);

/** Those of the viewer's organization who can allow what it does not: they that have longest been its administrators. Nobody where it is not up to them. */
export async function whoToAsk(shop: Shop, { audience }: Viewer, code: Refusal['code'] | undefined): Promise<Refusal['ask']> {
  const isUpToThem = code === 'BLOCKED_FOR_ADD_TO_CART' || code === 'OFF_CONTRACT_ERROR';
  if (!isUpToThem || audience.accountNumber === undefined) return [];
  return [...(await findAdministrators(shop.database, [audience.accountNumber]))];
}
