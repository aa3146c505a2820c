import pg from 'pg';

/** A statement that a program asked of PostgreSQL. */
export type Asked = {
  /** The connection that it went over: what belongs to one transaction went over one. */
  readonly connection: object;
  /** Sent behind the one before, without waiting for its answer. */
  readonly isPiped: boolean;
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
};

/** Hears every statement that this process sends from now on, over whichever connection, until it is stopped. */
export function recordStatements(): { readonly asked: Asked[]; stop(): void } {
  const asked: Asked[] = [];
  const { prototype } = pg.Client;
  const query: unknown = Reflect.get(prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver has no such method any more');
  Reflect.set(prototype, 'query', function heard(this: object, ...parts: unknown[]): unknown {
    const [first, second] = parts;
    const text: unknown = typeof first === 'string' ? first : Reflect.get(Object(first), 'text');
    const name: unknown = typeof first === 'string' ? undefined : Reflect.get(Object(first), 'name');
    const values: unknown = (typeof first === 'string' ? undefined : Reflect.get(Object(first), 'values')) ?? second;
    if (typeof text === 'string')
      asked.push({
        connection: this,
        isPiped: Reflect.get(this, 'pipeline') === true,
        name: typeof name === 'string' ? name : undefined,
        text,
        values: Array.isArray(values) ? values : [],
      });
    return Reflect.apply(query, this, parts);
  });
  return { asked, stop: () => void Reflect.set(prototype, 'query', query) };
}

const FRAME = /^\s*(?:begin|commit|rollback)\b/i;

/** The statements without those that only begin and end a transaction. */
export function withoutFrames(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ text }) => !FRAME.test(text));
}
