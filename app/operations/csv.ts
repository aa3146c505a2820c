import { guardedCell } from '#domain/catalog-files/formula.ts';

/** Rows as a file that spreadsheets open: every cell quoted, and no text in it is a formula. Numbers are as they are: a spreadsheet adds them up. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => `"${(typeof value === 'number' ? String(value) : guardedCell(value)).replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The same as an answer that the browser saves under a name, and keeps nowhere else. */
export function csvFile(name: string, rows: Parameters<typeof csvText>[0]): Response {
  return new Response(csvText(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
