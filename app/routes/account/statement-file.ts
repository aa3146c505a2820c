import { data } from 'react-router';
import { MONTH } from '#domain/shared/calendar.ts';
import { getStatement } from '#contracts/account/invoices.ts';
import { statementRows } from '#app/account/invoices/invoices-view.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/statement-file.ts';

/** The statement of a month as a file that spreadsheets open. */
export async function loader({ url, params: { month }, context }: Route.LoaderArgs) {
  if (!MONTH.test(month)) throw data(null, { status: 404 });
  const made = requireAnswer(await servicesOf(context).door(getStatement, { params: { month } }), url);
  return csvFile(`statement-${month}.csv`, statementRows(made));
}
