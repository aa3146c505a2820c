import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { WireAnswer } from './idempotency.ts';

/** A reply as status and body; what is refused gets its code's status and text. */
export function toWire(reply: Reply<unknown>): WireAnswer & { readonly retryAfterSeconds?: number } {
  if (reply.ok) return { status: reply.status ?? 200, body: reply.body };
  const { status, message } = ERRORS[reply.code];
  const body = {
    status,
    code: reply.code,
    message: reply.message ?? message,
    ...(reply.errors && { errors: reply.errors }),
    ...reply.extra,
  };
  return { status, body, ...(reply.retryAfterSeconds !== undefined && { retryAfterSeconds: reply.retryAfterSeconds }) };
}
