import { createHash } from 'node:crypto';

/** A statement as it would be asked alone. */
export type Part = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

/** Of statements that go together: found again by the names of the parts, of which each stands for one text. */
const known = new Map<string, { readonly name: string; readonly text: string }>();

/**
 * Several statements as one, which PostgreSQL runs in their order, and wholly or not at all. All of them see the database as it was before the
 * first of them. Their `with` queries are put behind each other, so no two parts may have one of the same name.
 */
export function asOne(parts: readonly Part[]): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const key = parts.map(({ name }) => name).join(' ');
  const joined = known.get(key) ?? join(parts);
  known.set(key, joined);
  return { ...joined, values: parts.flatMap(({ values }) => values) };
}

function join(parts: readonly Part[]): { name: string; text: string } {
  let before = 0;
  const queries = parts.map(({ text, values }, index) => {
    const moved = text.trim().replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    before += values.length;
    const end = endOfNamed(moved);
    const last = moved.slice(end).trim();
    const named = end === 0 ? '' : `${moved.slice('with'.length, end).trim()}, `;
    return `${named}part_${index} as ${/^select\b/i.test(last) ? `materialized (${last})` : `(${returning(last)})`}`;
  });
  // What is added up from the left is asked for from the left.
  const sum = parts.map((_, index) => `(select count(*) from part_${index})`).join(' + ');
  const text = `with ${queries.join(',\n')}\nselect ${sum} as changed`;
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { name: `${parts[0]?.name ?? ''} and ${parts.length - 1} more ${mark}`, text };
}

/** A change that is asked what it did is done when it is asked. */
function returning(change: string): string {
  return /\breturning\b/i.test(change) ? change : `${change} returning 1`;
}

/** Where the `with` queries of a statement end; 0 when it has none. */
function endOfNamed(text: string): number {
  if (!/^with\b/i.test(text)) return 0;
  let at = 'with'.length;
  for (;;) {
    const opened = /\s*\w+\s+as\s+(?:materialized\s+)?\(/iy;
    opened.lastIndex = at;
    if (!opened.test(text)) throw new Error(`There is no named query where one is expected: ${text.slice(at, at + 40)}`);
    at = endOfBrackets(text, opened.lastIndex);
    const comma = /\s*,/y;
    comma.lastIndex = at;
    if (!comma.test(text)) return at;
    at = comma.lastIndex;
  }
}

/** Behind the bracket that closes the one before `from`. What stands in quotes counts for nothing. */
function endOfBrackets(text: string, from: number): number {
  let open = 1;
  for (const { 0: sign, index } of text.slice(from).matchAll(/'[^']*'|[()]/g)) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open === 0) return from + index + 1;
  }
  throw new Error('A bracket is not closed.');
}
