import { makeSigner } from './signer.ts';

/** What the cookie says of a session: only that of a person who signed in is looked up in the database. */
export type SessionStage = 'NEW' | 'STORED' | 'SIGNED_IN';

/** What the session's cookie holds, once its signature has been found to be ours. */
export type SessionTicket = {
  /** 256 random bits as 43 characters. */
  readonly id: string;
  readonly stage: SessionStage;
  /** When the cookie was written, in days since 1970. */
  readonly day: number;
};

/** Writes and reads the cookie of a session. */
export type SessionCookie = {
  write(ticket: SessionTicket, tenant: string): string;
  /**
   * What a cookie of this tenant holds; undefined when we did not write it, whatever it looks like. `isOutdated` when it was
   * signed with a secret that is on its way out.
   */
  read(text: string, tenant: string): (SessionTicket & { readonly isOutdated: boolean }) | undefined;
};

const LETTERS = { NEW: 'n', STORED: 's', SIGNED_IN: 'u' } as const satisfies Record<SessionStage, string>;
const STAGES: ReadonlyMap<string, SessionStage> = new Map([
  [LETTERS.NEW, 'NEW'],
  [LETTERS.STORED, 'STORED'],
  [LETTERS.SIGNED_IN, 'SIGNED_IN'],
]);
/** id, stage and day, signature. */
const COOKIE = /^([\w-]{43})\.([nsu])([0-9a-z]{1,6})\.([\w-]{43})$/;

/**
 * @param secrets the first signs, all are believed: so a secret can be replaced without ending the sessions.
 */
export function makeSessionCookie(secrets: readonly string[]): SessionCookie {
  const signer = makeSigner(secrets, 'session cookie');
  return {
    write({ id, stage, day }, tenant) {
      const content = `${id}.${LETTERS[stage]}${day.toString(36)}`;
      return `${content}.${signer.sign(`${tenant} ${content}`)}`;
    },
    read(text, tenant) {
      const [, id = '', letter = '', day = '', signature = ''] = COOKIE.exec(text) ?? [];
      const stage = STAGES.get(letter);
      if (stage === undefined) return undefined;
      const signed = signer.check(`${tenant} ${id}.${letter}${day}`, signature);
      return signed && { id, stage, day: Number.parseInt(day, 36), isOutdated: signed === 'OUTDATED' };
    },
  };
}
