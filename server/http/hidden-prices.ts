import type { z } from 'zod';
import type { Call } from '#contracts/call.ts';
import type { Reply } from '#contracts/door.ts';
import { isMoney } from '#contracts/shapes.ts';
import { HIDDEN_AMOUNT, withoutFigures } from '#domain/accounts/hidden-prices.ts';

type Schema = z.core.$ZodTypes;

/**
 * A reply to somebody who is not shown what things cost: every amount that the call's contract calls money is none, and no text names a sum. Whatever else a call tells stays.
 * A refusal is cleaned, too, with what it brings along. (A-132, C6-31)
 */
export function withoutPrices(contract: Pick<Call, 'answer'>, reply: Reply<unknown>): Reply<unknown> {
  if (reply.ok) return { ...reply, body: hidden(reply.body, schemasOf(contract.answer)) };
  const { message, errors, extra } = reply;
  return {
    ...reply,
    ...(message !== undefined && { message: withoutFigures(message) }),
    ...(errors !== undefined && { errors: errors.map((error) => ({ ...error, message: withoutFigures(error.message) })) }),
    ...(extra !== undefined && { extra: hidden(extra, schemasOf(contract.answer)) }),
  } as Reply<unknown>;
}

/** A value in the shape of a schema, without its amounts. @param schema that of a call's answer, or of a part of it. */
export function withoutAmounts<T>(schema: z.ZodType, value: T): T {
  return hidden(value, schemasOf(schema)) as T;
}

/** @param schemas those that the value may have: where one of them calls it money, it is hidden. */
function hidden(value: unknown, schemas: readonly Schema[]): unknown {
  if (typeof value === 'string') return withoutFigures(value);
  if (typeof value === 'number') return schemas.some(isMoney) ? HIDDEN_AMOUNT : value;
  if (Array.isArray(value)) {
    const elements = schemas.flatMap((schema) => (schema._zod.def.type === 'array' ? schemasOf(schema._zod.def.element) : []));
    return value.map((one) => hidden(one, elements));
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hidden(one, schemas.flatMap((schema) => fieldOf(schema, key)))]));
}

function fieldOf({ _zod: { def } }: Schema, key: string): Schema[] {
  if (def.type === 'record') return schemasOf(def.valueType);
  if (def.type !== 'object') return [];
  const field = def.shape[key] ?? def.catchall;
  return field === undefined ? [] : schemasOf(field);
}

/** The schemas that a schema stands for: without what may be left out or be null, and all of a choice. */
function schemasOf(one: z.core.$ZodType): Schema[] {
  const schema = one as Schema;
  const { def } = schema._zod;
  if (isMoney(schema)) return [schema];
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return schemasOf(def.innerType);
    case 'union':
      return def.options.flatMap(schemasOf);
    case 'intersection':
      return [...schemasOf(def.left), ...schemasOf(def.right)];
    case 'pipe':
      return [...schemasOf(def.in), ...schemasOf(def.out)];
    case 'lazy':
      return schemasOf(def.getter());
    default:
      return [schema];
  }
}
