import { expect, it } from 'vitest';
import { z } from 'zod';
import { isMoney } from '#contracts/shapes.ts';
import { HIDDEN_AMOUNT } from '#domain/accounts/hidden-prices.ts';
import { ROUTES } from '#server/routes.ts';
import { withoutPrices } from './hidden-prices.ts';

const AMOUNT = 12.34;
const MOST_DEPTH = 14;
/** What every schema keeps its definition under. */
const ZOD = '_zod' as const;
const Wrapping = z.looseObject({ innerType: z.custom<z.core.$ZodType>((inner) => inner instanceof Object) });

/** An answer with an amount wherever a contract has one, whatever stands around it. @param pick which way of a choice is taken */
function sampleOf(schema: z.core.$ZodType, pick: number, depth = 0): unknown {
  // What is made of itself has itself a few times.
  if (depth > MOST_DEPTH) return 'text';
  if (isMoney(schema)) return AMOUNT;
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => [key, sampleOf(field, pick, depth + 1)]));
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element, pick, depth + 1)];
  if (schema instanceof z.ZodRecord) return { key: sampleOf(schema.valueType, pick, depth + 1) };
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[pick % schema.options.length] ?? z.string(), pick, depth + 1);
  if (schema instanceof z.ZodIntersection)
    return Object.assign({}, sampleOf(schema.def.left, pick, depth + 1), sampleOf(schema.def.right, pick, depth + 1));
  if (schema instanceof z.ZodPipe) return sampleOf(schema.out, pick, depth + 1);
  const wrapping = Wrapping.safeParse(schema[ZOD].def);
  return wrapping.success ? sampleOf(wrapping.data.innerType, pick, depth + 1) : 'text';
}

const amountsIn = (value: unknown, amount: unknown): number => JSON.stringify(value).split(JSON.stringify(amount)).length - 1;

it('every amount of every call is hidden from who is shown no prices [C6-31]', () => {
  let amounts = 0;
  for (const { contract } of ROUTES) {
    for (const pick of [0, 1, 2]) {
      const body = sampleOf(contract.answer, pick);
      const reply = withoutPrices(contract, { ok: true, body });
      expect([contract.name, amountsIn(reply, AMOUNT)]).toEqual([contract.name, 0]);
      amounts += amountsIn(body, AMOUNT);
    }
  }
  expect(amounts).toBeGreaterThan(300);
  expect(HIDDEN_AMOUNT).not.toBe(AMOUNT);
});
