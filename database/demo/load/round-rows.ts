import type pg from 'pg';
import { copyRows } from '../../copy.ts';
import { addDays } from '../days.ts';
import { people } from '../people/people.ts';
import { idOf } from '../random.ts';

const ROUND = idOf('office round');
const COORDINATOR = 'bea.buyer@harbordental.example';

/** What colleagues have added: items that Harbor Dental may buy. */
const ADDED = [
  { email: 'ann.approver@harbordental.example', itemId: '100001', qty: 2, note: 'for the lab' },
  { email: 'ann.approver@harbordental.example', itemId: '100003', qty: 1, note: '' },
  { email: 'gil.group@harbordental.example', itemId: '100002', qty: 3, note: 'blue, for the front desk' },
  { email: 'abe.admin@harbordental.example', itemId: '100001', qty: 1, note: '' },
] as const;

export const ROUND_ROWS = ADDED.length;

/** An office round that is open, with what three colleagues want. Prices are those of the contract, as their coordinator would pay them. */
export async function loadRound(client: pg.PoolClient, today: Date): Promise<number> {
  const idOfPerson = new Map(people.map(({ email, userId }) => [email, userId]));
  const openedAt = addDays(today, -1);
  await client.query(
    `insert into rounds (round_id, account_number, coordinator_id, title, message, zone, closes_at, person_cap_cents, state, created_at, state_at)
     select $1, account_number, user_id, 'Supplies for this week', 'Add what you need. I’ll order on the last day.', 'America/New_York', $3, 15000, 'OPEN', $4, $4 from users where email = $2`,
    [ROUND, COORDINATOR, addDays(today, 4), openedAt],
  );
  const emails = [...new Set(ADDED.map(({ email }) => email))];
  const participantOf = (email: string) => idOf(`office round ${email}`);
  await copyRows({
    client,
    table: 'round_people',
    columns: ['participant_id', 'round_id', 'user_id', 'joined_at'],
    rows: emails.map((email) => [participantOf(email), ROUND, idOfPerson.get(email) ?? null, openedAt]),
    onRow: () => undefined,
  });
  for (const [at, { email, itemId, qty, note }] of ADDED.entries())
    await client.query(
      `insert into round_rows (row_id, round_id, participant_id, item_id, qty, note, price_cents, added_at)
       select $1, r.round_id, $3, i.item_id, $5, $6, coalesce(c.price_cents, i.price_cents), $7
       from rounds r cross join items i left join contract_prices c on c.item_id = i.item_id and c.account_number = r.account_number
       where r.round_id = $2 and i.item_id = $4`,
      [idOf(`office round row ${at}`), ROUND, participantOf(email), itemId, qty, note, new Date(openedAt.getTime() + at * 60_000)],
    );
  return ROUND_ROWS;
}
