import { Form, Link } from 'react-router';
import { getBudgetSpend } from '#contracts/account/budget-reports.ts';
import { monthLater } from '#domain/accounts/budgets/spend-months.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { BUDGET_PATHS, monthsBefore, spendAbout, withQuery, type SpendAbout } from '#app/budgets/budget-paths.ts';
import { shortMonthText, signedDollars } from '#app/budgets/budget-words.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { MonthChart } from '#app/budgets/month-chart.tsx';
import { SpendTable, type SpendRow } from '#app/budgets/spend-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { Route } from './+types/report.ts';
import '../../budgets/budgets.css';

const MOST_PEOPLE = 25;

/** What an organization spends, for those who keep its budgets. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { from, to } = spendAbout(url.searchParams);
  const spend = requireAnswer(await servicesOf(context).door(getBudgetSpend, { query: { from, to, most: MOST_PEOPLE } }), url);
  const { thisMonth } = spend;
  const about = { from: spend.from, to: spend.to };
  const rowsOf = (rows: typeof spend.centers, name: 'center' | 'category' | 'person'): SpendRow[] =>
    rows.map((row) => ({
      ...row,
      // Who is no longer known has no orders of their own to look at.
      href: ordersPath(name === 'person' && row.key === '' ? about : { ...about, [name]: row.key }),
    }));
  const amounts = new Map(spend.months.map(({ key, amount }) => [key, amount]));
  const months: string[] = [];
  for (let month = about.from; month <= about.to; month = monthLater(month, 1)) months.push(month);
  return {
    about,
    choices: monthsBefore(thisMonth),
    total: spend.total,
    months: months.map((key) => ({
      key,
      name: shortMonthText(key),
      amount: amounts.get(key) ?? 0,
      href: ordersPath({ ...about, from: key, to: key }),
    })),
    centers: rowsOf(spend.centers, 'center'),
    categories: rowsOf(spend.categories, 'category'),
    people: rowsOf(spend.people, 'person'),
    units: spend.units,
    peopleCount: spend.peopleCount,
    thisMonth,
  };
}

function ordersPath(about: SpendAbout): string {
  return withQuery(BUDGET_PATHS.orders, about);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Spending', isUnlisted: true });

export default function Report({ loaderData }: Route.ComponentProps) {
  const { about, total, months, centers, categories, people, units, peopleCount } = loaderData;
  const which = about.from === about.to ? shortMonthText(about.from) : `${shortMonthText(about.from)} – ${shortMonthText(about.to)}`;
  return (
    <BudgetsPage title="Spending" mayManage>
      <Months {...loaderData} />
      <p className="mt-6 mb-1 text-ink-soft">{which}</p>
      <p className="spend-total figures">{signedDollars(total)}</p>
      <p className="mt-2 mb-6 flex flex-wrap gap-x-5">
        <Link className="link inline-flex min-h-11 items-center" to={ordersPath(about)}>
          See all orders
        </Link>
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            className="link inline-flex min-h-11 items-center"
            href={withQuery(BUDGET_PATHS.reportFile, { from: about.from, to: about.to, format })}
            download
          >
            Download {format === 'csv' ? 'CSV' : 'Excel'}
          </a>
        ))}
      </p>
      {months.every(({ amount }) => amount === 0) ? (
        <p className="text-ink-soft">Nothing was spent in these months.</p>
      ) : (
        <div className="budget-columns spend-columns">
          <div className="spend-column">
            <section className="budget-box" aria-labelledby="by-month">
              <h2 id="by-month" className="mb-4">
                By month
              </h2>
              <MonthChart months={months} />
              <details className="mt-3">
                <summary className="link inline-flex min-h-11 cursor-pointer items-center">As a table</summary>
                <SpendTable caption="Spending by month" head="Month" rows={months} total={total} isWhole />
              </details>
            </section>
            <section className="budget-box" aria-labelledby="by-category">
              <h2 id="by-category" className="mb-2">
                By category
              </h2>
              <SpendTable caption="Spending by category" head="Category" rows={categories} total={total} />
            </section>
          </div>
          <div className="spend-column">
            <section className="budget-box" aria-labelledby="by-center">
              <h2 id="by-center" className="mb-2">
                By budget center
              </h2>
              <SpendTable caption="Spending by budget center" head="Budget Center" rows={centers} total={total} />
            </section>
            {units.length > 0 && (
              <section className="budget-box" aria-labelledby="by-unit">
                <h2 id="by-unit" className="mb-2">
                  By unit
                </h2>
                <SpendTable caption="Spending by unit" head="Unit" rows={units} total={total} />
              </section>
            )}
            <section className="budget-box" aria-labelledby="by-person">
              <h2 id="by-person" className="mb-2">
                By person
              </h2>
              <SpendTable caption="Spending by person" head="Person" rows={people} total={total} />
              {peopleCount > people.length && (
                <p className="mt-3 text-sm text-ink-soft">
                  The {people.length} who spent most, of {peopleCount.toLocaleString('en-US')}. The download has everyone.
                </p>
              )}
            </section>
          </div>
        </div>
      )}
    </BudgetsPage>
  );
}

/** Which months: a few that are asked for most, and any others. */
function Months({ about, choices, thisMonth }: Pick<Route.ComponentProps['loaderData'], 'about' | 'choices' | 'thisMonth'>) {
  const presets = [
    { text: 'This month', from: thisMonth },
    { text: 'Last 3 months', from: monthLater(thisMonth, -2) },
    { text: 'Last 12 months', from: monthLater(thisMonth, -11) },
    { text: 'This year', from: `${thisMonth.slice(0, 4)}-01` },
  ];
  const options = choices.map((value) => ({ value, label: shortMonthText(value) }));
  return (
    <>
      <ul className="chips mb-4" aria-label="Months">
        {presets.map(({ text, from }) => (
          <li key={text}>
            <Link
              className="chip"
              to={withQuery(BUDGET_PATHS.report, { from, to: thisMonth })}
              aria-current={about.from === from && about.to === thisMonth ? 'true' : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Form className="spend-ask" action={BUDGET_PATHS.report} key={`${about.from} ${about.to}`}>
        <SelectField label="From" name="from" options={options} defaultValue={about.from} />
        <SelectField label="Through" name="to" options={options} defaultValue={about.to} />
        <Button look="secondary">Show</Button>
      </Form>
    </>
  );
}
