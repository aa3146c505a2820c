import type { z } from 'zod';

/** What stands before the path of a prefixed call. */
export const ROUTE_PREFIX = '/ele-lpd';

/** Who may make a call at all; what they may do with it is decided by the use case. */
export type OpenTo =
  /** Everybody. */
  | 'anyone'
  /** Everybody on the consumer site; on the business site those who are signed in. */
  | 'shopper'
  | 'signed-in'
  /** The shop's own operators: for others it does not exist. */
  | 'operator'
  /** Customer service: for others it does not exist. */
  | 'representative'
  /** Customer service and operators: for others it does not exist. */
  | 'staff'
  /** Only in the demo: it does not exist elsewhere. */
  | 'demo';

/**
 * One HTTP call, stated once: the server validates with it, the API description is made from it, tests check answers
 * against it and the app calls through it.
 */
export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  /** The operation's name in the API description. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `:name`. Fixed; a call under a configurable prefix gives the part behind it and `prefixed`. */
  readonly path: string;
  /** Lives under every configured route prefix (`/ele-lpd`), and without one too where the path begins with a proxy's name. */
  readonly isPrefixed?: true;
  /** Answers with a stream of events, each of the answer's shape, until one side ends it. */
  readonly isStream?: true;
  readonly summary: string;
  readonly tag: string;
  readonly openTo: OpenTo;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  /** How long others may keep the answer; absent: not at all. */
  readonly publicForSeconds?: number;
  /** The largest body in bytes, where it is not the usual one. */
  readonly bodyLimit?: number;
  /** A card number in its input is covered by the handler; every other changing call refuses it. */
  readonly masksCardNumbers?: true;
  /** It changes nothing that a repeat could do twice: an Idempotency-Key is not looked at. */
  readonly ignoresKey?: true;
  /** Of who acts for a customer it is no act: it changes nothing of theirs, or what it does is written down by itself. */
  readonly isNoAct?: true;
  /** Pages' scripts make it beside others: who has no visit yet is given none by it. */
  readonly beginsNoVisit?: true;
};

/** States a call; it only helps the compiler to keep the shapes apart. */
export function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: Call<P, Q, B, A>,
): Call<P, Q, B, A> {
  return contract;
}

/** The parsed input of a call. */
export type Input<C extends Call> = {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
};
