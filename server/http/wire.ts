import { z } from 'zod';
import { refuse, type Reply } from '#contracts/door.ts';
import { ERRORS, isErrorCode } from '#contracts/errors.ts';
import type { WrittenAnswer } from '../db/kept-answers.ts';
import { sentAgain } from './compression.ts';

type WireAnswer = { readonly status: number; readonly body: unknown; readonly retryAfterSeconds?: number };

/** A reply as status and body; what is refused gets its code's status and text. */
export function toWire(reply: Reply<unknown>): WireAnswer {
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

/** An answer as it is sent. */
export type SentAnswer = WrittenAnswer &
  Pick<WireAnswer, 'retryAfterSeconds'> & {
    /** Its text, where the same is sent to many. */
    readonly bytes?: Buffer;
  };

/** A reply as it is sent. Written once: a repeat of the call gets the same bytes. */
export function writeAnswer(reply: Reply<unknown>): SentAnswer {
  const { body, ...wire } = toWire(reply);
  return { ...wire, text: body === null || body === undefined ? null : JSON.stringify(body) };
}

const written = new WeakMap<Reply<unknown>, SentAnswer>();

/** The same for a reply that is kept and given to many: whoever gets it gets the same bytes, which are compressed once. */
export function writeOnce(reply: Reply<unknown>): SentAnswer {
  const known = written.get(reply);
  if (known !== undefined) return known;
  const answer = writeAnswer(reply);
  const sent = answer.text === null ? answer : { ...answer, bytes: sentAgain(answer.text) };
  written.set(reply, sent);
  return sent;
}

const Refused = z.looseObject({ code: z.string(), message: z.string().optional() });

/** A kept answer as the reply that it was. */
export function readAnswer({ status, text, retryAfterSeconds }: SentAnswer): Reply<unknown> {
  const body: unknown = text === null ? null : JSON.parse(text);
  if (status < 400) return { ok: true, body, status };
  const { code, message } = Refused.parse(body);
  return refuse(isErrorCode(code) ? code : 'TECHNICAL_PROBLEM', {
    ...(message !== undefined && { message }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
