import type { PrincipalName, Things, VictimName } from './principals.ts';

/** What is sent to a route; a form to a page, a body to a call. */
export type Ask = {
  readonly path: string;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** With what is somebody else's: what is answered instead of what the row says, to those who are let in and to those who are not. */
  readonly foreign?: number;
  readonly refusal?: number;
};

/** Whom a route lets in: everybody, all but who has not signed in on the business site, those who have signed in. */
export type Admits = 'everybody' | 'shoppers' | 'signed in';

/** What a route answers to whom, as statuses. */
export type Row = {
  readonly admits: Admits;
  /** Of who is not let in; 401 to a call and 302, to the sign-in, to a page when nothing is said. */
  readonly refusal?: number;
  /** What is asked for with one's own ids. */
  readonly ask: (its: Things) => Ask;
  /** What is answered then. */
  readonly own: number;
  /** Who is answered otherwise. */
  readonly except?: Partial<Record<PrincipalName, number>>;
  /** What who acts for an administrator is answered, where that is tried: they may look and not change. */
  readonly actedFor?: number;
  /** Uses up what it names: everybody gets it anew before. */
  readonly usesUp?: true;
  /** What the same, or `attempts`, with the ids of somebody else is answered, to who has none at all too; absent where no id is named. */
  readonly foreign?: number;
  /** Who is answered otherwise then, whatever is tried. */
  readonly foreignExcept?: Partial<Record<PrincipalName, number>>;
  /** Whom the things of a victim belong to as well: their organisation's. They are answered as its owner is. */
  readonly sharedWith?: Partial<Record<VictimName, readonly PrincipalName[]>>;
  readonly attempts?: (its: Things) => readonly Ask[];
};

export type Table = Readonly<Record<string, Row>>;

type More = Partial<Row> & Pick<Ask, 'body' | 'form'>;

/** Of a route that names nobody's ids. */
export function plain(admits: Admits, path: string, own: number, { body, form, ...rest }: More = {}): Row {
  return { admits, own, ask: () => ({ path, ...(body !== undefined && { body }), ...(form !== undefined && { form }) }), ...rest };
}

/** The same for those who have signed in. */
export function signedIn(status: number): Partial<Record<PrincipalName, number>> {
  return {
    shopper: status,
    member: status,
    representative: status,
    buyer: status,
    colleague: status,
    admin: status,
    adminElsewhere: status,
  };
}

/** The same for those who buy for an organization. */
export function buyers(status: number): Partial<Record<PrincipalName, number>> {
  return { buyer: status, colleague: status, admin: status, adminElsewhere: status };
}

/** The same for those who look after their organization. */
export function administrators(status: number): Partial<Record<PrincipalName, number>> {
  return { admin: status, adminElsewhere: status };
}

/** The same for those who are on the business site. */
export function atWork(status: number): Partial<Record<PrincipalName, number>> {
  return { nobodyAtWork: status, buyer: status, colleague: status, admin: status, adminElsewhere: status, endedAtWork: status };
}
