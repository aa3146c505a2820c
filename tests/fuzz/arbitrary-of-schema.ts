import fc from 'fast-check';

/** A JSON Schema as the description of the calls has it; only what it uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
};

/** What is drawn from: values that mean something to the shop, by the name of their field, and the schemas that others refer to. */
export type Drawing = {
  readonly known: (field: string) => readonly unknown[] | undefined;
  readonly schemas: Readonly<Record<string, Schema>>;
};

const MOST_CHARACTERS = 60;
const MOST_ELEMENTS = 3;

/**
 * Draws values of a schema: mostly right ones, often at a limit, and now and then, at any depth, one that is no such value at
 * all. Optional fields come and go.
 */
export function arbitraryOf(schema: Schema, drawing: Drawing, field = ''): fc.Arbitrary<unknown> {
  // Of a list, its elements are what is known; and one name may stand for a number here and a text there.
  const values = schema.type === 'array' ? [] : (drawing.known(field) ?? []).filter((value) => isOfType(value, schema));
  const known = values.length === 0 ? undefined : values;
  return fc.oneof(
    { weight: 30, arbitrary: rightOnes(schema, drawing, field) },
    { weight: known === undefined ? 0 : 120, arbitrary: fc.constantFrom(...(known ?? [null])) },
    { weight: 1, arbitrary: wrongOnes(schema) },
  );
}

/** Whether a known value may stand where the schema's type is asked for; a schema that names no type takes all. */
function isOfType(value: unknown, { type }: Schema): boolean {
  if (type === undefined) return true;
  const types = typeof type === 'string' ? [type] : type;
  return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
}

function rightOnes(schema: Schema, drawing: Drawing, field: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryOf(drawing.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, drawing, field);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, drawing, field)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objects(schema, drawing);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, drawing, field), {
        maxLength: Math.min(schema.maxItems ?? MOST_ELEMENTS, MOST_ELEMENTS),
      });
    case 'string':
      return texts(schema);
    case 'integer':
      return numbers(schema);
    case 'number':
      return fc.oneof(numbers(schema), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [] }: Schema, drawing: Drawing): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, drawing, name)]));
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

function texts({ minLength = 0, maxLength = MOST_CHARACTERS }: Schema): fc.Arbitrary<string> {
  const nasty = ['', ' ', '\u0000', "'; --", '../..', '__proto__', 'x'.repeat(maxLength)];
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.floor(Math.min(maxLength, MOST_CHARACTERS) / 3)),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...nasty.filter((text) => text.length >= minLength && text.length <= maxLength)) },
  );
}

function numbers({ minimum = 0, maximum = 2_147_483_648 }: Schema): fc.Arbitrary<number> {
  const [least, most] = limitsOf({ minimum, maximum });
  const first = Math.max(least, 0);
  return fc.oneof(fc.integer({ min: first, max: Math.min(most, first + 12) }), fc.constantFrom(least, most));
}

const limitsOf = ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): [number, number] => [
  Math.max(minimum, Number.MIN_SAFE_INTEGER),
  Math.min(maximum, Number.MAX_SAFE_INTEGER),
];

/** What no such field may hold: another type, one beyond a limit. */
function wrongOnes(schema: Schema): fc.Arbitrary<unknown> {
  const [least, most] = limitsOf(schema);
  const beyond = [least - 1, most + 1, 'x'.repeat((schema.maxLength ?? MOST_CHARACTERS) + 1), '', null];
  return fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(...beyond));
}
