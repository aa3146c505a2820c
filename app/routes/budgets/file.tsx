import { data, Form } from 'react-router';
import { importBudgetCenters, listBudgetCenters, MOST_IMPORT_LETTERS } from '#contracts/account/budget-centers.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import { CARRY_WORDS, CENTER_NAMES, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { BUDGET_PATHS } from '#app/budgets/budget-paths.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/file.ts';
import '../../budgets/budgets.css';

const NO_FILE = 'Choose a CSV file.';
const TOO_LONG = 'This file is larger than 1 MB.';
const FILE_FIELD = 'file';

/** Where those who keep budgets add and change many by a file. */
export async function loader(asked: Route.LoaderArgs) {
  return { isActedFor: await requireKeeper(asked) };
}

/** For everybody else there is no such page. Gives whether somebody acts for them, and only looks. */
async function requireKeeper({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>): Promise<boolean> {
  const { mayManage, isActedFor } = requireAnswer(await servicesOf(context).door(listBudgetCenters), url);
  if (!mayManage) throw data(null, { status: 404 });
  return isActedFor;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (await requireKeeper({ url, context })) throw data(null, { status: 403 });
  const form = await request.formData();
  const file = form.get(FILE_FIELD);
  const refused = (message: string) => data({ result: undefined, isTrial: false, message }, { status: 400 });
  if (!(file instanceof File) || file.size === 0) return refused(NO_FILE);
  if (file.size > MOST_IMPORT_LETTERS) return refused(TOO_LONG);
  const isTrial = form.get('intent') === 'try';
  const reply = await servicesOf(context).door(importBudgetCenters, { body: { csv: await file.text(), isTrial } });
  if (!reply.ok && (reply.code === 'TOO_MANY_REQUESTS' || reply.code === 'INVALID_REQUEST'))
    return data({ result: undefined, isTrial, message: reply.message ?? TOO_LONG }, refusedWith(reply));
  const result = requireAnswer(reply, url);
  return data({ result, isTrial, message: undefined }, { status: result.problems.length > 0 ? 400 : 200 });
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Budgets by file', isUnlisted: true });

export default function BudgetFile({ loaderData: { isActedFor }, actionData }: Route.ComponentProps) {
  if (isActedFor)
    return (
      <BudgetsPage title="Add by file" mayManage>
        <Notice tone="info" title={ACTED_FOR} />
      </BudgetsPage>
    );
  return (
    <BudgetsPage title="Add by file" mayManage>
      <p className="mb-4 max-w-prose text-ink-soft">
        A CSV file with the columns Code, Name and Amount, and, where you want them, {CENTER_NAMES.period} (
        {Object.values(PERIOD_WORDS).join(', ')}), {CENTER_NAMES.carry} ({Object.values(CARRY_WORDS).join(', ')}), {CENTER_NAMES.carryCap}{' '}
        and Closed (yes, no). A code that you have already is changed, a new one is added. If a row is wrong, nothing is changed.{' '}
        <a className="link" href={BUDGET_PATHS.centersFile} download>
          Start from the budget centers that you have
        </a>
        .
      </p>
      {actionData !== undefined && <Outcome {...actionData} />}
      <Form method="post" encType="multipart/form-data" className="budget-form">
        <label className="field-label" htmlFor="budget-file">
          CSV file
        </label>
        <input id="budget-file" type="file" name={FILE_FIELD} accept=".csv,text/csv" required />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            Add and change
          </Button>
          <Button look="secondary" name="intent" value="try">
            Check only
          </Button>
        </div>
      </Form>
    </BudgetsPage>
  );
}

type Acted = NonNullable<Route.ComponentProps['actionData']>;

function Outcome({ result, isTrial, message }: Acted) {
  if (result === undefined)
    return (
      <div className="mb-4">
        <Notice tone="failure" title={message} isLive />
      </div>
    );
  const { added, changed, unchanged, problems } = result;
  if (problems.length === 0)
    return (
      <div className="mb-4">
        <Notice tone="success" title={isTrial ? 'This file can be used as it is' : 'Done'} isLive>
          {added} {isTrial ? 'to add' : 'added'}, {changed} {isTrial ? 'to change' : 'changed'}, {unchanged} unchanged.
        </Notice>
      </div>
    );
  return (
    <div className="mb-4">
      <Notice tone="failure" title="Nothing was changed: some rows are wrong" isLive>
        <ul>
          {problems.map(({ line, message: problem }, at) => (
            <li key={at}>
              Row {line}: {problem}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
