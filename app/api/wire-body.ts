import { z } from 'zod';
import { GENERIC_ERROR, isErrorCode } from '#contracts/errors.ts';
import type { Reply } from '#contracts/door.ts';
import { ErrorBody } from '#contracts/shapes.ts';

const Encoded = z.object({ encoded: z.string() });

/**
 * The body of an answer: JSON, and where it has a field `encoded`, what is in that: base64 of UTF-8 JSON. (C §7; A-208)
 * An empty one is null.
 *
 * @throws where it cannot be read.
 */
export function readBody(text: string): unknown {
  if (text === '') return null;
  const body: unknown = JSON.parse(text);
  const outer = Encoded.safeParse(body);
  if (!outer.success) return body;
  const bytes = Uint8Array.from(atob(outer.data.encoded), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

type Refusal = Extract<Reply<never>, { ok: false }>;

/** What an error body says, with its code, its text and its other fields as they came; a body that is none says nothing but that it failed. */
export function refusalOf(body: unknown): Refusal {
  const read = ErrorBody.safeParse(body);
  if (!read.success) return { ok: false, code: 'TECHNICAL_PROBLEM', message: GENERIC_ERROR };
  const { status, code, message, errors } = read.data;
  return {
    ok: false,
    code: isErrorCode(code) ? code : status < 500 ? 'INVALID_REQUEST' : 'TECHNICAL_PROBLEM',
    message,
    ...(errors && { errors: errors.map(({ field, ...detail }) => (field === undefined ? detail : { ...detail, field })) }),
    extra: otherFields(body),
  };
}

const KNOWN_FIELDS = new Set(['status', 'code', 'message', 'errors']);

function otherFields(body: unknown): Record<string, unknown> {
  return Object.fromEntries(entriesOf(body).filter(([name]) => !KNOWN_FIELDS.has(name)));
}

/** The fields of an object; none of anything else. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
