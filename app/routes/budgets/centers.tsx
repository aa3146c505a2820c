import { data, Form, Link } from 'react-router';
import { MONTH_NAMES } from '#domain/shared/month-names.ts';
import { addBudgetCenter, listBudgetCenters, saveBudgetDefaults } from '#contracts/account/budget-centers.ts';
import { ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { BudgetFigures, BudgetLeft, BudgetMeter } from '#app/budgets/budget-meter.tsx';
import { BUDGET_PATHS, centerPath, withQuery } from '#app/budgets/budget-paths.ts';
import { amountText, carryText, periodText } from '#app/budgets/budget-words.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { CENTER_FIELDS, centerBody, CenterFields, typedCenter, type TypedCenter } from '#app/budgets/center-fields.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/centers.ts';
import '../../budgets/budgets.css';

type Shown = { loaderData: Route.ComponentProps['loaderData']; actionData: Route.ComponentProps['actionData'] | undefined };

const DONE: Readonly<Record<string, string>> = { saved: 'Saved.', added: 'The budget center is added.' };
const NEW: TypedCenter = { description: '', amount: '', period: 'NONE', carry: 'NONE', carryCap: '' };

/** The budget centers of somebody's organization. For everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const answered = requireAnswer(await servicesOf(context).door(listBudgetCenters, { query: { page, q } }), url);
  return { ...answered, q, page, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (intent === 'add') {
    const typed = { value: textIn(form, 'value').slice(0, 60), ...typedCenter(form) };
    const reply = await door(addBudgetCenter, { body: { value: typed.value, ...centerBody(typed) } });
    if (!reply.ok && (reply.code === 'INVALID_REQUEST' || reply.code === 'TOO_MANY_REQUESTS'))
      return data({ intent, typed, errors: formErrors(reply, CENTER_FIELDS) }, refusedWith(reply));
    throw doneAt(context, centerPath(requireAnswer(reply, url).value), 'added');
  }
  const body =
    intent === 'own-default'
      ? { ownDefault: orNone(textIn(form, 'ownDefault')) }
      : {
          accountDefault: orNone(textIn(form, 'accountDefault')),
          isCenterRequired: form.has('isCenterRequired'),
          fiscalStart: `${textIn(form, 'fiscalMonth').slice(0, 2)}-${textIn(form, 'fiscalDay').padStart(2, '0').slice(0, 2)}`,
        };
  const reply = await door(saveBudgetDefaults, { body });
  if (!reply.ok && (reply.code === 'INVALID_REQUEST' || reply.code === 'TOO_MANY_REQUESTS'))
    return data(
      {
        intent,
        typed: undefined,
        errors: formErrors(reply, {
          fiscalStart: 'fiscalDay',
          isCenterRequired: 'isCenterRequired',
          ownDefault: 'ownDefault',
          accountDefault: 'accountDefault',
        }),
      },
      refusedWith(reply),
    );
  requireAnswer(reply, url);
  throw doneAt(context, BUDGET_PATHS.centers, 'saved');
}

function orNone(value: string): string | null {
  return value === '' ? null : value.slice(0, 60);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Budgets', isUnlisted: true });

export default function Centers({ loaderData, actionData }: Route.ComponentProps) {
  const { centers, totalItems, mayManage, isActedFor, q, page, done } = loaderData;
  return (
    <BudgetsPage title="Budgets" mayManage={mayManage}>
      <Done>{actionData === undefined && done}</Done>
      {(totalItems > 6 || q !== '') && (
        <Form role="search" aria-label="Budget centers" className="budget-find mb-5" key={q} action={BUDGET_PATHS.centers}>
          <TextField label="Find a budget center" name="q" type="search" defaultValue={q} maxLength={100} />
          <Button look="secondary">Find</Button>
          {q !== '' && (
            <Link className="link inline-flex min-h-11 items-center" to={BUDGET_PATHS.centers}>
              Show all
            </Link>
          )}
        </Form>
      )}
      {centers.length === 0 && (
        <p className="mb-5 text-ink-soft">{q === '' ? 'There are no budget centers yet.' : `No budget center has “${q}”.`}</p>
      )}
      <ul className="budget-list">
        {centers.map((center) => (
          <li key={center.value} className="budget-card">
            <div>
              <h2>
                <Link className="link" to={centerPath(center.value)}>
                  {center.description}
                </Link>{' '}
                {center.isClosed && <Badge>Closed</Badge>}
              </h2>
              <p className="text-sm text-ink-soft">
                {center.value} · {amountText(center)}
                {periodText(center) !== undefined && <span className="block">{periodText(center)}</span>}
              </p>
            </div>
            <BudgetLeft left={center.left} />
            <BudgetMeter center={center} />
            <BudgetFigures center={center} />
            {!center.isClosed && carryText(center) !== undefined && <p className="text-sm text-ink-soft">{carryText(center)}</p>}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(totalItems / ROWS_A_PAGE)}
        hrefOf={(other) => withQuery(BUDGET_PATHS.centers, { q: q === '' ? undefined : q, page: String(other) })}
      />
      {mayManage && (
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href={BUDGET_PATHS.centersFile} download>
            Download all as CSV
          </a>
        </p>
      )}
      {!isActedFor && (
        <div className="mt-6 flex flex-col gap-4">
          {mayManage && <AddCenter actionData={actionData} />}
          <Defaults loaderData={loaderData} actionData={actionData} />
        </div>
      )}
    </BudgetsPage>
  );
}

type Acted = Omit<Shown, 'loaderData'>;

function AddCenter({ actionData }: Acted) {
  const typed = actionData?.typed;
  const errors = actionData?.intent === 'add' ? actionData.errors : undefined;
  return (
    <Disclosure summary="Add a budget center" isOpen={errors !== undefined}>
      <ErrorSummary errors={errors ?? []} />
      <Form method="post" className="budget-form">
        <TextField
          label="Code"
          name="value"
          hint="Code, such as FRONT-DESK. It can’t be changed later."
          defaultValue={typed?.value ?? ''}
          error={errorAt(errors, 'value')}
          maxLength={30}
          autoComplete="off"
        />
        <CenterFields typed={typed ?? NEW} errors={errors} />
        <Button name="intent" value="add">
          Add budget center
        </Button>
      </Form>
    </Disclosure>
  );
}

function Defaults({
  loaderData: { centers, ownDefault, accountDefault, fiscalStart, isCenterRequired, isAccountingMandatory, mayManage },
  actionData,
}: Shown) {
  const optionsWith = (chosen: string | null) => [
    ...(chosen === null || centers.some(({ value }) => value === chosen) ? [] : [{ value: chosen, label: chosen }]),
    ...centers.filter(({ isClosed }) => !isClosed).map(({ value, description }) => ({ value, label: description })),
  ];
  const errors = actionData !== undefined && actionData.intent !== 'add' ? actionData.errors : undefined;
  return (
    <>
      <Disclosure summary="Your default" isOpen={actionData?.intent === 'own-default'}>
        <Form method="post" className="budget-form">
          <SelectField
            label="Charge my orders to"
            name="ownDefault"
            hint="You can choose another one at checkout."
            defaultValue={ownDefault ?? ''}
            emptyLabel="My organization’s default"
            options={optionsWith(ownDefault)}
            error={errorAt(errors, 'ownDefault')}
          />
          <Button look="secondary" name="intent" value="own-default">
            Save
          </Button>
        </Form>
      </Disclosure>
      {mayManage && (
        <Disclosure summary="Settings for everyone" isOpen={actionData?.intent === 'settings'}>
          <Form method="post" className="budget-form">
            <Checkbox
              label="People must choose a budget center"
              name="isCenterRequired"
              value="yes"
              hint={
                isAccountingMandatory
                  ? 'Your account is set up so that every order needs one.'
                  : 'If this is off, they can choose “None”, and the order counts against no budget.'
              }
              defaultChecked={isCenterRequired}
              aria-disabled={isAccountingMandatory || undefined}
              error={errorAt(errors, 'isCenterRequired')}
            />
            <SelectField
              label="Charge orders to, unless a person has a default"
              name="accountDefault"
              defaultValue={accountDefault ?? ''}
              emptyLabel="No default"
              options={optionsWith(accountDefault)}
              error={errorAt(errors, 'accountDefault')}
            />
            <div className="budget-pair">
              <SelectField
                label="Fiscal year begins in"
                name="fiscalMonth"
                defaultValue={fiscalStart.slice(0, 2)}
                options={MONTH_NAMES.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }))}
              />
              <SelectField
                label="On day"
                name="fiscalDay"
                defaultValue={String(Number(fiscalStart.slice(3)))}
                options={Array.from({ length: 28 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
                error={errorAt(errors, 'fiscalDay')}
              />
            </div>
            <p className="text-sm text-ink-soft">
              Months, quarters and years of budgets are counted from that day. The current period isn’t affected.
            </p>
            <Button look="secondary" name="intent" value="settings">
              Save settings
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  );
}
