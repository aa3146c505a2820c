import type { TestShop } from '#tests/support/test-shop.ts';
import type { Person } from './command.ts';

/** What belongs to one of several runs that go on at once: an item whose stock only it changes, and people of its own. */
export type Lane = {
  readonly itemId: string;
  readonly password: string;
  setStock(pieces: number): Promise<void>;
  /** The e-mail of a person who belongs to one run alone. */
  personOf(run: object, person: Person): Promise<string>;
};

const PASSWORD = 'Foolscap-demo-1';

/** Makes a lane: a copy of the headset of the race tests, and copies of Sam for its people. */
export async function makeLane({ database }: TestShop, number: number): Promise<Lane> {
  const itemId = `10005${number}0`;
  await copyItem(database, itemId);
  const people = new WeakMap<object, Map<Person, string>>();
  let count = 0;
  return {
    itemId,
    password: PASSWORD,
    async setStock(pieces) {
      await database.query("update stock set available = $2, initial = $2 where item_id = $1 and location_id = 'FC1'", [itemId, pieces]);
    },
    async personOf(run, person) {
      const known = people.get(run) ?? new Map<Person, string>();
      people.set(run, known);
      const email = known.get(person) ?? `${person}.${number}.${(count += 1)}@model.example`.toLowerCase();
      if (!known.has(person)) await insertPerson(database, email, person);
      known.set(person, email);
      return email;
    },
  };
}

async function insertPerson(database: TestShop['database'], email: string, person: Person): Promise<void> {
  const rewardsNumber = person === 'PLAIN' ? null : `R${email}`;
  await database.query(
    `insert into users (email, password_hash, first_name, last_name, tenants, rewards_tier, rewards_number)
     select $1, password_hash, 'Mo', 'Model', '{dotcom}', $2, $3 from users where email = 'sam.shopper@example.com'`,
    [email, person === 'MEMBER' ? 'PR7' : null, rewardsNumber],
  );
}

/** A copy of the headset under another id: what PostgreSQL works out of a row itself cannot be copied. */
async function copyItem(database: TestShop['database'], itemId: string): Promise<void> {
  const { rows } = await database.query<{ names: string }>(
    "select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'items' and is_generated = 'NEVER' and column_name <> 'item_id'",
  );
  const names = rows[0]?.names ?? '';
  await database.query(`insert into items (item_id, ${names}) select $1, ${names} from items where item_id = '100050'`, [itemId]);
  await database.query(
    "insert into stock (item_id, location_id, initial, available) select $1, location_id, initial, available from stock where item_id = '100050'",
    [itemId],
  );
}
