import { createHash, randomBytes } from 'node:crypto';
import { command, statement, type Database, type Db } from '../db/database.ts';
import { RecentlyUsed } from '../db/recently-used.ts';
import { PERSON_COLUMNS, personFromRow, type Person, type PersonRow } from '../shoppers/index.ts';

/** A visit: of a guest, or of somebody who signed in. */
export type Session = {
  readonly hash: Buffer;
  readonly tenant: string;
  readonly contextToken: string;
  /** A guest of the consumer site who chose to check out without an account. */
  readonly isGuestCheckout: boolean;
  readonly user: Person | undefined;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
};

/** A guest's session has no person: then the columns of one are empty. */
type SessionRow = Omit<PersonRow, 'user_id'> & {
  user_id: string | null;
  session_hash: Buffer;
  tenant: string;
  context_token: string;
  is_guest_checkout: boolean;
  last_seen_at: Date;
  expires_at: Date;
};

const find = statement<SessionRow>(
  'session_find',
  `
  select s.session_hash, s.tenant, s.context_token, s.is_guest_checkout, s.last_seen_at, s.expires_at, ${PERSON_COLUMNS}
  from sessions s left join users u using (user_id) left join accounts a using (account_number)
  where s.session_hash = $1 and s.expires_at > $2`,
);
const insert = command(
  'session_insert',
  `
  insert into sessions (session_hash, tenant, user_id, context_token, is_guest_checkout, created_at, last_seen_at, expires_at) values ($1, $2, $3, $4, false, $5, $5, $6)`,
);
const touch = command('session_touch', 'update sessions set last_seen_at = $2, expires_at = $3 where session_hash = $1');
const chooseGuest = command('session_choose_guest', 'update sessions set is_guest_checkout = true where session_hash = $1');
const remove = command('session_delete', 'delete from sessions where session_hash = $1');
const tell = command('session_tell', "select pg_notify('session_changed', $1)");

/** A guest's cart lives 30 days after the last change, and so does the session that owns it. */
const LIFETIME_MS = 30 * 24 * 3600 * 1000;
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const MOST_SESSIONS_IN_MEMORY = 5_000;
/** How long a session found once is believed without asking again; a change is told to every node at once. */
const BELIEVED_FOR_MS = 30_000;

/** The sessions: a random id in a cookie, its hash in the database, the recent ones in memory. */
export type SessionStore = {
  /** The session that the cookies name, of this tenant; undefined for a new visitor and when it has ended. */
  find(cookies: Readonly<Record<string, string>>, tenant: string): Promise<Session | undefined>;
  /** Begins a session and says which cookies to set. */
  begin(db: Db, tenant: string, user: Person | undefined): Promise<{ session: Session; setCookies: string[] }>;
  /** Records that a guest chose to go on without an account. */
  chooseGuestCheckout(session: Session): Promise<Session>;
  /** Ends a session on every node. */
  end(db: Db, session: Session): Promise<void>;
  /** Forgets what is in memory of a session (its hash in hex) that another node changed. */
  forget(hashHex: string): void;
  /** Forgets what is in memory of all of them: what others changed was not heard for a while. */
  forgetAll(): void;
  readonly endCookies: string[];
};

/**
 * @param options.isSecure whether pages are served over HTTPS: then the cookie is Secure and bound to this host by its name.
 */
export function makeSessionStore(database: Database, options: { isSecure: boolean; now: () => Date }): SessionStore {
  const name = options.isSecure ? '__Host-jsessionid' : 'jsessionid';
  const recent = new RecentlyUsed<string, { session: Session; until: number }>(MOST_SESSIONS_IN_MEMORY);
  const cookie = (key: string, value: string, isHttpOnly: boolean, maxAgeSeconds = LIFETIME_MS / 1000) =>
    writeCookie(key, value, { maxAgeSeconds, isSecure: options.isSecure, isHttpOnly });
  const keep = (session: Session) => {
    recent.set(session.hash.toString('hex'), { session, until: performance.now() + BELIEVED_FOR_MS });
    return session;
  };

  async function lookUp(hash: Buffer): Promise<Session | undefined> {
    const now = options.now();
    const [session] = await recent.keepFound(
      async () => (await find(database, [hash, now])).map(fromRow),
      (found) => found.forEach(keep),
    );
    if (session !== undefined && now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      await touch(database, [hash, now, new Date(now.getTime() + LIFETIME_MS)]);
    return session;
  }

  return {
    endCookies: [cookie(name, '', true, 0), cookie('ctxToken', '', false, 0)],
    async find(cookies, tenant) {
      const id = cookies[name];
      if (id === undefined || id.length !== 43) return undefined;
      const hash = hashOf(id);
      const known = recent.get(hash.toString('hex'));
      const session = known !== undefined && known.until > performance.now() ? known.session : await lookUp(hash);
      return session?.tenant === tenant ? session : undefined;
    },
    async begin(db, tenant, user) {
      const id = randomBytes(32).toString('base64url');
      const contextToken = randomBytes(12).toString('base64url');
      const now = options.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const session: Session = { hash: hashOf(id), tenant, contextToken, isGuestCheckout: false, user, lastSeenAt: now, expiresAt };
      await insert(db, [session.hash, tenant, user?.userId ?? null, contextToken, now, expiresAt]);
      return { session, setCookies: [cookie(name, id, true), cookie('ctxToken', contextToken, false)] };
    },
    async chooseGuestCheckout(session) {
      await chooseGuest(database, [session.hash]);
      await tell(database, [session.hash.toString('hex')]);
      return keep({ ...session, isGuestCheckout: true });
    },
    async end(db, session) {
      await remove(db, [session.hash]);
      await tell(db, [session.hash.toString('hex')]);
      recent.delete(session.hash.toString('hex'));
    },
    forget: (hashHex) => recent.delete(hashHex),
    forgetAll: () => recent.clear(),
  };
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

function fromRow(row: SessionRow): Session {
  return {
    // A copy: the bytes of the row are a window into all that the socket brought with it, and would keep that in memory.
    hash: Buffer.copyBytesFrom(row.session_hash),
    tenant: row.tenant,
    contextToken: row.context_token,
    isGuestCheckout: row.is_guest_checkout,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    user: row.user_id === null ? undefined : personFromRow({ ...row, user_id: row.user_id }),
  };
}

/** A `set-cookie` value. Session cookies of ours are readable by nobody's script and are not sent along from other sites. */
function writeCookie(name: string, value: string, options: { maxAgeSeconds?: number; isSecure: boolean; isHttpOnly: boolean }): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  if (options.isHttpOnly) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}
