import pg from 'pg';

/** Somebody whose catalogue looks like nobody's of another audience. */
export type Audience = { readonly name: string; readonly zip?: string; readonly email?: string };

/** Guests of seven places: dates and offers go by the state. */
const GUESTS: readonly Audience[] = [
  { name: 'guest who has said no ZIP' },
  { name: 'guest in California', zip: '90210' },
  { name: 'guest in Illinois', zip: '60601' },
  { name: 'guest in Texas', zip: '75201' },
  { name: 'guest in Washington', zip: '98101' },
  { name: 'guest in Florida', zip: '33101' },
  { name: 'guest in Colorado', zip: '80202' },
];

/** People of the demo's four organisations, of which one has a contract: the others differ by their terms and places. */
const SIGNED_IN: readonly Audience[] = [
  { name: 'contract of Harbor Dental', email: 'bea.buyer@harbordental.example' },
  { name: 'contract of Harbor Dental, and nothing else', email: 'carl.contract@harbordental.example' },
  { name: 'Northwind Schools, which may buy healthcare', email: 'tess.teacher@northwindschools.example' },
  { name: 'Pike Street Bakery, in New Hampshire', zip: '03060', email: 'lina.link@pikestreet.example' },
  { name: 'Cedar Legal, without terms of its own', email: 'bo.buyer@cedarlegal.example' },
];

export const AUDIENCES: readonly Audience[] = [...GUESTS, ...SIGNED_IN];

/** One of a hundred visitors. */
export type Visitor = { readonly audience: Audience; readonly hasCart: boolean };

const [ALL, OF_GUESTS] = [100, 60];

/** A hundred visitors: sixty guests and forty who are signed in, each audience alike, and three in ten of whichever with something in the cart. */
export function visitorMix(): readonly Visitor[] {
  return Array.from({ length: ALL }, (_, index) => {
    const place =
      index < OF_GUESTS
        ? Math.floor((index * GUESTS.length) / OF_GUESTS)
        : GUESTS.length + Math.floor(((index - OF_GUESTS) * SIGNED_IN.length) / (ALL - OF_GUESTS));
    const audience = AUDIENCES[place];
    if (audience === undefined) throw new Error(`there is no audience ${place}`);
    // Those of an audience follow each other, so three in ten of any ten are three in ten of each.
    return { audience, hasCart: (index * 3) % 10 < 3 };
  });
}

/**
 * People like somebody of the demo in everything but their address: a cart is a person's, and the demo has few who see the same.
 *
 * @returns their emails; the password is the demo's.
 */
export async function copyPerson(databaseUrl: string, email: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `insert into users select person.* from users u, generate_series(1, $2::int) number,
         jsonb_populate_record(u, jsonb_build_object('user_id', gen_random_uuid(), 'email', number || '.' || u.email)) person
       where u.email = $1 returning email`,
      [email, count],
    );
    return rows.map((row) => row.email);
  } finally {
    await client.end();
  }
}
