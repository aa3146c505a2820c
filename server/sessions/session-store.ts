import { hash as digest, randomBytes, randomUUID } from 'node:crypto';
import { endCookie, endCookies, nameOfCookie, setCookie, VISIT_DAYS } from '#contracts/cookies.ts';
import type { PartnerOfVisit } from '#domain/identity/ways-in/ways-in.ts';
import { IDLE_MINUTES, type Operation } from '#domain/procurement/procurement-session.ts';
import { command, statement, type Database, type Db } from '../db/database.ts';
import { RecentlyUsed } from '../db/recently-used.ts';
import {
  buyerInProcurement,
  IS_ACTIVE,
  IS_CUSTOMER,
  PERSON_COLUMNS,
  personFromRow,
  SIGNS_IN_HERE,
  type Person,
  type PersonRow,
} from '../shoppers/index.ts';
import { makeSigner } from './signer.ts';
import { makeSessionCookie, type SessionTicket } from './session-cookie.ts';
import type { Begun, Representative, Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';
import { noteEnd } from './representative-acts.ts';
import { takeSession, type Requester } from './requester.ts';

type SessionRow = PersonRow & {
  tenant: string;
  last_seen_at: Date;
  is_certified: boolean;
  represented_by: string | null;
  representative_first_name: string;
  representative_last_name: string;
  partner_id: string | null;
  partner_name: string;
  way: PartnerOfVisit['way'];
  procurement_id: string | null;
  operation: Operation;
  cart_hash: Buffer;
  order_number: string | null;
};

/** What stays the same through all sessions of one sign-in. */
type SignInRow = { readonly sign_in_id: string; readonly signed_in_at: Date; readonly browser: string; readonly is_certified: boolean };

const find = statement<SessionRow>(
  'session_find',
  `
  select s.tenant, s.last_seen_at, s.is_certified, s.represented_by, r.first_name as representative_first_name, r.last_name as representative_last_name,
    s.partner_id, p.name as partner_name, p.way, s.procurement_id, pr.operation, pr.cart_hash, pr.order_number, ${PERSON_COLUMNS}
  from sessions s join users u using (user_id) left join accounts a using (account_number) left join users r on r.user_id = s.represented_by
    left join partners p on p.partner_id = s.partner_id left join procurement_sessions pr on pr.procurement_id = s.procurement_id
  where s.session_hash = $1 and s.expires_at > $2 and ${IS_ACTIVE} and (p.is_active or s.partner_id is null and (s.represented_by is not null or ${SIGNS_IN_HERE})) and (s.procurement_id is null or pr.state = 'OPEN') and (s.represented_by is null or 'CSR' = any (r.roles) and ${IS_CUSTOMER})`,
);
const insert = command(
  'session_insert',
  `
  insert into sessions (session_hash, tenant, user_id, created_at, last_seen_at, expires_at, represented_by, sign_in_id, signed_in_at, browser, partner_id, is_certified, procurement_id)
  values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);
/** How long somebody acts for a customer at most, or is here on a partner's word. */
const WORKING_DAY_MS = 8 * 3600 * 1000;
/** From when on a purchasing system's session ends that nobody uses, counted from $2. */
const IDLE_END = `$2::timestamptz + interval '${IDLE_MINUTES} minutes'`;
/**
 * Who acts for somebody else does so for a working day, however busy it is, and who was signed in by a partner is for as long; of those a purchasing system's
 * session ends earlier when nobody uses it. Until $3 with everybody else.
 */
const PROLONGED = `case when procurement_id is not null then least(signed_in_at + interval '${WORKING_DAY_MS} milliseconds', ${IDLE_END})
    when represented_by is null and partner_id is null then $3 else expires_at end`;
const touch = command('session_touch', `update sessions set last_seen_at = $2, expires_at = ${PROLONGED} where session_hash = $1`);
/** The same at once, with until when. */
const prolong = statement<{ expires_at: Date }>(
  'session_prolong',
  `
  update sessions set last_seen_at = $2, expires_at = ${PROLONGED}
  where session_hash = $1 and expires_at > $2 returning expires_at`,
);
/** What ends is there to be ended once: of several who end it, or go on from it, one does. $1 session, $2 now */
const remove = statement<{ expires_at: Date | null } & SignInRow>(
  'session_delete',
  'delete from sessions where session_hash = $1 returning case when expires_at > $2 then expires_at end as expires_at, sign_in_id, signed_in_at, browser, is_certified',
);
/**
 * Holds who somebody is until the end of a transaction: a new password waits, or is there by the time that their sessions are looked at. $1 users, in
 * one order for all
 */
const holdUsers = command('session_hold_users', 'select from users where user_id = any ($1::uuid[]) order by user_id for share');
const tell = command('session_tell', "select pg_notify('session_changed', $1)");

/** $1 user */
const tellOfUser = statement<{ hash_hex: string }>(
  'session_tell_of_user_change',
  `
  with told as materialized (select encode(session_hash, 'hex') as hash_hex from sessions where user_id = $1 or represented_by = $1)
  select hash_hex, pg_notify('session_changed', hash_hex) from told`,
);

/** $1 account */
const tellOfAccount = statement<{ hash_hex: string }>(
  'session_tell_of_account',
  `
  with told as materialized (select encode(s.session_hash, 'hex') as hash_hex from sessions s join users u using (user_id) where u.account_number = $1)
  select hash_hex, pg_notify('session_changed', hash_hex) from told`,
);

const DAY_MS = 24 * 3600 * 1000;
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const MOST_SESSIONS_IN_MEMORY = 5_000;
/** How long a session found once is believed without asking again; a change is told to every node at once. */
const BELIEVED_FOR_MS = 30_000;

/**
 * The sessions. A visitor's is nothing but a random id in a signed cookie: what is stored for them is found by the hash of
 * that id. Only somebody who signed in has a row, with who it is and until when; the recent ones are in memory.
 */
export type SessionStore = {
  /** The session that the cookies name, of this tenant; undefined for a new visitor and when it has ended. */
  find(cookies: Readonly<Record<string, string>>, tenant: string): Promise<Session | undefined>;
  /**
   * Makes sure that the visitor has a session once they are answered, and that its cookies last. To be called for answers that
   * a browser waits for alone: calls, and documents by `tellDocument`. Who has just signed out begins anew with the next one.
   */
  tell(requester: Requester): void;
  /** The same with a document, which ends what is left of somebody who was signed in, too: what is under way beside a sign-in is a call. */
  tellDocument(requester: Requester): void;
  /**
   * Makes sure that what is about to be stored for the visitor will be found: without a session they get one now, and the cookie
   * says from now on that there is something.
   */
  expectStored(requester: Requester): Session;
  /** Begins the session of somebody who has just signed in or was by a partner, with a browser as it is called in words. */
  begin(
    db: Db,
    tenant: string,
    who: Pick<Session, 'partner' | 'procurement'> & { readonly user: Person; readonly browser: string; readonly isCertified?: boolean },
  ): Promise<Begun>;
  /** Keeps the session of a person for another while. @returns until when; undefined where it has ended. */
  prolong(session: Session): Promise<Date | undefined>;
  /**
   * Goes on from a session in another one, with another id: of somebody else, or of the same person who sees something else from now on. Acting for a customer
   * that goes on ends when it would have ended, and so does a visit on a partner's word.
   *
   * @throws SessionEnded where the earlier one has ended by now: nobody goes on from it.
   */
  follow(db: Db, earlier: Session, user: Person, representative?: Representative): Promise<Begun>;
  /** Ends a session on every node; that of who acts for somebody is written down as ended. A visitor's has nothing that could end: the browser forgets it. */
  end(db: Db, session: Session): Promise<void>;
  /** Has every node read anew who somebody is: something about them has been changed. */
  renewUser(db: Db, userId: string): Promise<void>;
  /** The same of all who are of an organization: how they come in has been changed. */
  renewAccount(db: Db, accountNumber: string): Promise<void>;
  /** Forgets what is in memory of a session (its hash in hex) that another node changed. */
  forget(hashHex: string): void;
  /** Forgets what is in memory of all of them: what others changed was not heard for a while. */
  forgetAll(): void;
  readonly endCookies: readonly string[];
  /** By which a browser knows whom it was of last: it leads back to nobody. */
  markOfPerson(userId: string): string;
};

/**
 * @param options.origin where the shop is: over HTTPS its cookies are bound to that, and those of the session by their names to this host.
 * @param options.secrets the first signs the cookies, all are believed.
 */
export function makeSessionStore(
  database: Database,
  options: { origin: string; secrets: readonly string[]; now: () => Date },
): SessionStore {
  const { origin } = options;
  const name = nameOfCookie('jsessionid', origin);
  /**
   * Who signed in has the same cookie once more under a name that no answer to a guest writes: one that comes late, to what was sent before the
   * sign-in, takes `jsessionid` back, and not this.
   */
  const personName = nameOfCookie('signedin', origin);
  const signed = makeSessionCookie(options.secrets);
  const persons = makeSigner(options.secrets, 'last person');
  /** What the cookies of late were found to hold: to check a signature and to hash an id costs some ten times as much. */
  const read = new RecentlyUsed<string, Ticket>(MOST_SESSIONS_IN_MEMORY);
  const recent = new RecentlyUsed<string, { session: Session; until: number }>(MOST_SESSIONS_IN_MEMORY);
  const today = () => Math.floor(options.now().getTime() / DAY_MS);

  async function lookUp(id: string, hash: Buffer): Promise<Session | undefined> {
    const now = options.now();
    const [found] = await recent.keepFound(
      () => find(database, [hash, now]),
      (rows) => rows.forEach((row) => keep(id, hash, row)),
    );
    if (found === undefined) return undefined;
    if (now.getTime() - found.last_seen_at.getTime() > TOUCH_AFTER_MS)
      await touch(database, [hash, now, new Date(now.getTime() + VISIT_DAYS * DAY_MS)]);
    return sessionOf(id, hash, found);
  }

  function keep(id: string, hash: Buffer, row: SessionRow): void {
    recent.set(hash.toString('hex'), { session: sessionOf(id, hash, row), until: performance.now() + BELIEVED_FOR_MS });
  }

  function readCookie(text: string | undefined, tenant: string): Ticket | undefined {
    if (text === undefined) return undefined;
    const key = `${tenant} ${text}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const ticket = signed.read(text, tenant);
    if (ticket === undefined) return undefined;
    const visit = makeSession(ticket.id, hashOf(ticket.id), tenant, { user: undefined, hasStored: ticket.stage === 'STORED' });
    const found = { ...ticket, visit };
    read.set(key, found);
    return found;
  }

  async function findSignedIn({ id, hash }: Session): Promise<Session | undefined> {
    const known = recent.get(hash.toString('hex'));
    return known !== undefined && known.until > performance.now() ? known.session : lookUp(id, hash);
  }

  /** The session that one cookie names; undefined without one and when it has ended. */
  async function named(text: string | undefined, tenant: string): Promise<Session | undefined> {
    const ticket = readCookie(text, tenant);
    if (ticket === undefined || today() - ticket.day > VISIT_DAYS) return undefined;
    const { stage, visit } = ticket;
    const session = stage === 'SIGNED_IN' ? await findSignedIn(visit) : visit;
    if (session?.tenant !== tenant) return undefined;
    // A visit that has nothing needs no longer life: when its cookie is gone, another one is as good.
    const isCookieDue = stage !== 'NEW' && (ticket.isOutdated || ticket.day !== today());
    return isCookieDue ? { ...session, isCookieDue } : session;
  }

  /** A session with cookies for another thirty days. */
  function told(session: Session): Begun {
    const stage = session.user !== undefined ? 'SIGNED_IN' : session.hasStored ? 'STORED' : 'NEW';
    const value = signed.write({ id: session.id, stage, day: today() }, session.tenant);
    const setCookies = [setCookie('jsessionid', value, origin), setCookie('ctxToken', session.contextToken, origin)];
    if (session.user !== undefined)
      setCookies.push(setCookie('signedin', value, origin), setCookie('lastperson', persons.sign(session.user.userId), origin));
    return { session: { ...session, isCookieDue: false }, setCookies };
  }

  async function insertNew(db: Db, tenant: string, { signIn, end, ...who }: NewSession): Promise<Session> {
    const user = who.procurement === undefined ? who.user : who.user && buyerInProcurement(who.user);
    const session = newSession(tenant, { ...who, user, isCertified: signIn.is_certified, hasStored: true });
    const now = options.now();
    const until = end ?? new Date(now.getTime() + lastsFor(who));
    const { sign_in_id: signInId, signed_in_at: signedInAt, browser, is_certified: isCertified } = signIn;
    await insert(db, [
      session.hash,
      tenant,
      who.user?.userId,
      now,
      until,
      who.representative?.userId ?? null,
      signInId,
      signedInAt,
      browser,
      who.partner?.partnerId ?? null,
      isCertified,
      who.procurement?.procurementId ?? null,
    ]);
    return session;
  }

  /** Ends a session on every node. @returns what it was, and until when it would have been good; undefined where it had ended already. */
  async function endNow(db: Db, session: Session, isGoingOn: boolean): Promise<(SignInRow & { readonly expires_at: Date }) | undefined> {
    const [ended] = await remove(db, [session.hash, options.now()]);
    if (ended !== undefined && !isGoingOn) await noteEnd(db, session, options.now());
    await tell(db, [session.hash.toString('hex')]);
    recent.delete(session.hash.toString('hex'));
    return ended === undefined || ended.expires_at === null ? undefined : { ...ended, expires_at: ended.expires_at };
  }

  function tellVisitor(requester: Requester): void {
    if (requester.setCookies.length > 0) return;
    if (requester.session === undefined)
      takeSession(requester, told(newSession(requester.site.tenant, { user: undefined, hasStored: false })));
    else if (requester.session.isCookieDue) takeSession(requester, told(requester.session));
  }

  return {
    endCookies: endCookies(origin),
    markOfPerson: (userId) => persons.sign(userId),
    async find(cookies, tenant) {
      const [own, persons] = [cookies[name], cookies[personName]];
      const second = await named(persons, tenant);
      // A guest has no second one: whoever put it there does not sign anybody out.
      const person = second?.user === undefined ? undefined : second;
      const session = person ?? (own === persons ? second : await named(own, tenant));
      if (session === undefined) return undefined;
      // The two say the same of somebody who signed in. A guest's second one is dead, and left alone: an answer that comes late would end a new one.
      const isTold = session.user === undefined || persons === own;
      return isTold || session.isCookieDue ? session : { ...session, isCookieDue: true };
    },
    tell: tellVisitor,
    tellDocument(requester) {
      tellVisitor(requester);
      if (requester.session?.user === undefined && requester.cookies[personName] !== undefined)
        requester.setCookies.push(endCookie('signedin', origin));
    },
    expectStored(requester) {
      const known = requester.session;
      if (known?.hasStored === true) return known;
      const stored = { user: undefined, hasStored: true };
      const session = known === undefined ? newSession(requester.site.tenant, stored) : { ...known, ...stored };
      return takeSession(requester, told(session));
    },
    async begin(db, tenant, { user, browser, isCertified = false, partner, procurement }) {
      const signIn = { sign_in_id: randomUUID(), signed_in_at: options.now(), browser, is_certified: isCertified };
      return told(await insertNew(db, tenant, { user, representative: undefined, partner, procurement, signIn }));
    },
    async follow(db, earlier, user, representative) {
      const who = [earlier.user, earlier.representative, user, representative].flatMap((one) => one?.userId ?? []);
      await holdUsers(db, [[...new Set(who)]]);
      const isGoingOn = representative !== undefined && earlier.representative?.userId === representative.userId;
      const ended = await endNow(db, earlier, isGoingOn);
      if (ended === undefined) throw new SessionEnded();
      const { partner, procurement } = earlier;
      const end = isGoingOn || partner !== undefined ? ended.expires_at : undefined;
      return told(await insertNew(db, earlier.tenant, { user, representative, partner, procurement, signIn: ended, end }));
    },
    async prolong({ hash }) {
      const now = options.now();
      const [row] = await prolong(database, [hash, now, new Date(now.getTime() + VISIT_DAYS * DAY_MS)]);
      return row?.expires_at;
    },
    async end(db, session) {
      if (session.user !== undefined) await endNow(db, session, false);
    },
    async renewUser(db, userId) {
      for (const { hash_hex: hashHex } of await tellOfUser(db, [userId])) recent.delete(hashHex);
    },
    async renewAccount(db, accountNumber) {
      for (const { hash_hex: hashHex } of await tellOfAccount(db, [accountNumber])) recent.delete(hashHex);
    },
    forget: (hashHex) => recent.delete(hashHex),
    forgetAll: () => recent.clear(),
  };
}

/** Who a session is of, the sign-in that it belongs to, and until when it is good where that is not as usual. */
type NewSession = Pick<Session, 'user' | 'representative' | 'partner' | 'procurement'> & {
  readonly signIn: SignInRow;
  readonly end?: Date | undefined;
};

/** What tells one session from another, beside its id. */
type Visit = Pick<Session, 'user' | 'representative' | 'partner' | 'procurement' | 'hasStored'> & Partial<Pick<Session, 'isCertified'>>;

/** What a cookie says, and the visit as it is without anybody who signed in. */
type Ticket = SessionTicket & { readonly isOutdated: boolean; readonly visit: Session };

/** For how long a session is good at first, in milliseconds. */
function lastsFor({ representative, partner, procurement }: Pick<Session, 'representative' | 'partner' | 'procurement'>): number {
  if (procurement !== undefined) return IDLE_MINUTES * 60_000;
  return (representative ?? partner) === undefined ? VISIT_DAYS * DAY_MS : WORKING_DAY_MS;
}

function makeSession(id: string, hash: Buffer, tenant: string, more: Visit): Session {
  return { id, hash, tenant, contextToken: contextTokenOf(id), isCertified: false, isCookieDue: false, ...more };
}

function sessionOf(id: string, hash: Buffer, row: SessionRow): Session {
  const { represented_by: userId, representative_first_name: firstName, representative_last_name: lastName } = row;
  const representative = userId === null ? undefined : { userId, firstName, lastName };
  const partner = row.partner_id === null ? undefined : { partnerId: row.partner_id, name: row.partner_name, way: row.way };
  const { is_certified: isCertified } = row;
  const person = personFromRow(row);
  const procurement = procurementOf(row);
  const user = procurement === undefined ? person : buyerInProcurement(person);
  return makeSession(id, hash, row.tenant, { user, representative, partner, procurement, isCertified, hasStored: true });
}

function procurementOf({
  procurement_id: procurementId,
  operation,
  cart_hash: cartHash,
  order_number: orderNumber,
}: SessionRow): Session['procurement'] {
  return procurementId === null ? undefined : { procurementId, operation, cartHash, orderNumber: orderNumber ?? undefined };
}

function newSession(tenant: string, more: Visit): Session {
  const id = randomBytes(32).toString('base64url');
  return makeSession(id, hashOf(id), tenant, more);
}

function hashOf(id: string): Buffer {
  return digest('sha256', id, 'buffer');
}

/** Belongs to the id, and does not lead back to it. */
function contextTokenOf(id: string): string {
  return digest('sha256', `context token ${id}`, 'base64url').slice(0, 16);
}
