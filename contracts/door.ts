import type { z } from 'zod';
import type { Call } from './call.ts';
import type { ErrorCode, ErrorDetail } from './errors.ts';

/** What a caller passes to a call; parts of which nothing is required may be left out. */
export type CallInput<C extends Call> = {
  readonly params?: z.input<C['params']>;
  readonly query?: z.input<C['query']>;
  readonly body?: z.input<C['body']>;
};

/** What a call answers: its body, or why it was refused. */
export type Reply<A> =
  | {
      readonly ok: true;
      readonly body: A;
      readonly status?: number;
      /** Not the last word: the same call says something else later, so the answer is not kept under a key. */
      readonly isProvisional?: true;
    }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      /** Instead of the code's usual text. */
      readonly message?: string;
      readonly errors?: readonly ErrorDetail[];
      /** More fields of the body, such as the cart as it is now. */
      readonly extra?: Readonly<Record<string, unknown>>;
      readonly retryAfterSeconds?: number;
    };

/** The one way to the data: the same validation, authorisation and answer in the browser, in a page and over HTTP. */
export type Door = <C extends Call>(contract: C, input?: CallInput<C>, options?: DoorOptions) => Promise<Reply<z.output<C['answer']>>>;

export type DoorOptions = {
  /** The same for a call and its repeats: what must not be done twice is done once under it. */
  readonly idempotencyKey?: string | undefined;
  /** The same for a call and its repeats: a repeat is not worked on, it gets the first reply. For calls that change the cart. */
  readonly onceKey?: string | undefined;
};

/** Answers a call with its body. */
export function answer<A>(body: A, status = 200): Reply<A> {
  return { ok: true, body, status };
}

/** Refuses a call; the code decides the status and, unless one is given, the text. */
export function refuse(code: ErrorCode, more: Omit<Extract<Reply<never>, { ok: false }>, 'ok' | 'code'> = {}): Reply<never> {
  return { ok: false, code, ...more };
}

/** Refuses what stands in one field of a call: with a text that says what to do. */
export function refuseField(field: string, message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field, code: 'INVALID', message }] });
}
