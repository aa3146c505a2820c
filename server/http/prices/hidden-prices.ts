import { z } from 'zod';
import type { Call } from '#contracts/call.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isMoney } from '#contracts/shapes.ts';
import { HIDDEN_AMOUNT, withoutFigures } from '#domain/accounts/hidden-prices.ts';

type Schema = z.core.$ZodType;

/**
 * A reply to somebody who is not shown what things cost: every amount that the call's contract calls money is none, and no text names a sum. Whatever else a call tells stays.
 * A refusal is cleaned, too, with what it brings along. (A-132, C6-31)
 */
export function withoutPrices(contract: Pick<Call, 'answer'>, reply: Reply<unknown>): Reply<unknown> {
  const answer = schemasOf(contract.answer);
  if (reply.ok) return { ...reply, body: hidden(reply.body, answer) };
  const { code, message, errors, extra, retryAfterSeconds } = reply;
  return refuse(code, {
    ...(message !== undefined && { message: withoutFigures(message) }),
    ...(errors !== undefined && { errors: errors.map((error) => ({ ...error, message: withoutFigures(error.message) })) }),
    ...(extra !== undefined && { extra: Object(hidden(extra, answer)) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** @param schemas those that the value may have: where one of them calls it money, it is hidden. */
function hidden(value: unknown, schemas: readonly Schema[]): unknown {
  if (typeof value === 'string') return withoutFigures(value);
  if (typeof value === 'number') return schemas.some(isMoney) ? HIDDEN_AMOUNT : value;
  if (Array.isArray(value)) {
    const elements = schemas.flatMap((schema) => (schema instanceof z.ZodArray ? schemasOf(schema.element) : []));
    return value.map((one) => hidden(one, elements));
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      hidden(
        one,
        schemas.flatMap((schema) => fieldOf(schema, key)),
      ),
    ]),
  );
}

function fieldOf(schema: Schema, key: string): Schema[] {
  if (schema instanceof z.ZodRecord) return schemasOf(schema.valueType);
  if (!(schema instanceof z.ZodObject)) return [];
  const field = schema.shape[key] ?? schema.def.catchall;
  return field === undefined ? [] : schemasOf(field);
}

/** The schemas that a schema stands for: without what may be left out, must be there after all, or may be null, and all of a choice. */
function schemasOf(schema: Schema): Schema[] {
  if (isMoney(schema)) return [schema];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNonOptional || schema instanceof z.ZodNullable)
    return schemasOf(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) return schemasOf(schema.def.innerType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(schemasOf);
  if (schema instanceof z.ZodIntersection) return [...schemasOf(schema.def.left), ...schemasOf(schema.def.right)];
  if (schema instanceof z.ZodPipe) return [...schemasOf(schema.in), ...schemasOf(schema.out)];
  return [schema];
}
