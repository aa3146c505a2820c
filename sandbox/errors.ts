import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CARD_FIELDS_MESSAGE } from './cards/card-check.ts';

/** Every error of the vendor's wire: its HTTP status and its text. */
const ERRORS = {
  INVALID_REQUEST: { status: 400, message: 'The request is not as this call expects it.' },
  UNAUTHORIZED: { status: 401, message: 'This call needs the secret key of the shop.' },
  FORBIDDEN: { status: 403, message: 'This origin may not call the vendor.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is larger than 16 KB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request has a content type that this call does not read.' },
  INVALID_CARD: { status: 422, message: CARD_FIELDS_MESSAGE },
  AUTH_TOKEN_REFUSED: { status: 422, message: 'The shop has not allowed this, or too long ago.' },
  UNKNOWN_TOKEN: { status: 422, message: 'No card or payment has this token.' },
  UNKNOWN_PAYER: { status: 422, message: 'Nobody has signed up with this e-mail address.' },
  APPROVAL_EXPIRED: { status: 422, message: 'The payer agreed too long ago.' },
  APPROVAL_USED: { status: 422, message: 'This approval has paid already.' },
  INVALID_RETURN_URL: { status: 422, message: 'The return address is not one of the shop.' },
  CANNOT_RENEW: { status: 422, message: 'An authorization is renewed with its own card or payment, and for no more than it has left.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This idempotency key was used with another request.' },
  GIFT_CARD_D33: { status: 422, message: 'Please verify the card number and try again.' },
  GIFT_CARD_D38: { status: 422, message: 'Please verify the card number and try again.' },
  GIFT_CARD_D39: { status: 422, message: 'Please verify the card number and try again.' },
  GIFT_CARD_SPENT: { status: 409, message: 'A part of the gift card is spent.' },
  NOT_APPROVED: { status: 409, message: 'The authorization was not approved.' },
  AUTHORIZATION_EXPIRED: { status: 409, message: 'The authorization has run out: nothing is held any more.' },
  ALREADY_VOIDED: { status: 409, message: 'The authorization was voided.' },
  ALREADY_CAPTURED: { status: 409, message: 'The authorization was captured.' },
  CAPTURE_EXCEEDS_AUTHORIZATION: {
    status: 409,
    message: 'The capture is more than what is authorized and not captured.',
  },
  VOID_EXCEEDS_AUTHORIZATION: { status: 409, message: 'The void is more than what is authorized and not captured.' },
  REFUND_EXCEEDS_CAPTURE: { status: 409, message: 'The refund is more than what is captured and not refunded.' },
  TECHNICAL_PROBLEM: {
    status: 500,
    message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with one field of a request. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** A request that ends in an error of the wire. */
export interface Refused {
  ok: false;
  code: ErrorCode;
  errors?: readonly FieldError[];
}

export type Result<T> = { ok: true; value: T } | Refused;

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused(code: ErrorCode, errors?: readonly FieldError[]): Refused {
  return { ok: false, code, ...(errors && { errors }) };
}

/** Answers with the error's status and `{status, code, message, errors?}`. */
export function sendRefused(reply: FastifyReply, { code, errors }: Omit<Refused, 'ok'>): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply.code(status).send({ status, code, message, ...(errors && { errors }) });
}

/** What a schema makes of a body, query or parameters; refused with the fields that are wrong. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return accepted(parsed.data);
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: 'INVALID', message }));
  return refused('INVALID_REQUEST', errors);
}
