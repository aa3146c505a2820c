import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';

/** What is told of a text that was not taken, beside what was typed. */
export type NotTaken = {
  readonly problem: string | undefined;
  readonly wrong: Readonly<Record<string, string>>;
  readonly status: number;
};

/** Refusals of which the form tells; with all others there is no form. */
const TOLD = ['INVALID_REQUEST', 'TEXT_CHANGED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

/** Why a text was not taken; undefined when it was, or when there is nothing to put right. */
export function notTaken(reply: Reply<unknown>): NotTaken | undefined {
  if (reply.ok || !TOLD.includes(reply.code)) return undefined;
  const { message, status } = ERRORS[reply.code];
  const wrong = Object.fromEntries(
    (reply.errors ?? []).flatMap(({ field, message: text }) => (field === undefined ? [] : [[field, text]])),
  );
  return { problem: Object.keys(wrong).length > 0 ? undefined : (reply.message ?? message), wrong, status };
}
