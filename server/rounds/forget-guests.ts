import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';

const DAYS = 90;
const AT_A_TIME = 1000;
const NOBODY = 'Former guest';

/** Their key is another one from then on, which no browser has. Notes may say who they are. $1 now, $2 how many */
const forget = statement<{ participant_id: string }>(
  'round_guests_forget',
  `with old as (select p.participant_id from round_people p join rounds r using (round_id)
       where p.user_id is null and p.name <> '${NOBODY}' and greatest(r.closes_at, r.state_at) < $1::timestamptz - interval '${DAYS} days' limit $2 for update of p skip locked),
     notes as (update round_rows w set note = '' from old where w.participant_id = old.participant_id and w.note <> '')
   update round_people p set name = '${NOBODY}', key_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')) from old where p.participant_id = old.participant_id returning p.participant_id`,
);

/** Takes out of rounds that ended long ago who was in them without an account: what was ordered stays. */
export async function forgetGuests(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  while ((await forget(shop.database, [shop.now(), AT_A_TIME])).length === AT_A_TIME);
}
