declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream that takes the text of a COPY … FROM STDIN; `rowCount` is known when it has finished. */
  export function from(sql: string): Writable & Submittable & { readonly rowCount: number };
}
