import { data, Form, Link, useNavigation } from 'react-router';
import {
  addApprovalRule,
  changeApprovalRule,
  getApprovalSetup,
  removeApprovalRule,
  tryApprovalRule,
  type TriedRule,
} from '#contracts/approvals/rules.ts';
import { getCategories } from '#contracts/catalog.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS, rulePath } from '#app/organization/organization-paths.ts';
import { RuleFields } from '#app/organization/rule-fields.tsx';
import { NEW_RULE, ruleBody, ruleFields, ruleIn, ruleValues, type RuleValues } from '#app/organization/rule-form.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/approval-rule.ts';
import '../../organization/organization.css';

const LIST = ORGANIZATION_PATHS.approvals;
const NEW = 'new';

/** An approval rule of an organization, or one that is to be. */
export async function loader({ url, params: { ruleId }, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const [listed, categories] = await Promise.all([door(getApprovalSetup), door(getCategories)]);
  const { rules, people, hasMorePeople, centers } = requireAnswer(listed, url);
  const rule = rules.find((one) => one.ruleId === ruleId);
  if (rule === undefined && ruleId !== NEW) throw data(null, 404);
  return {
    of: user?.accountName,
    ruleId,
    name: rule?.name,
    words: rule?.words,
    values: rule === undefined ? NEW_RULE : ruleValues(rule, new Set(people.map(({ userId }) => userId))),
    setup: { people, hasMorePeople, centers },
    departments: categories.ok
      ? categories.body.departments.map(({ id, name, children }) => ({
          id,
          name,
          categories: children.map((child) => ({ value: child.id, label: child.name })),
        }))
      : [],
    isAsked: rule !== undefined && url.searchParams.has('remove'),
  };
}

type Tried = Omit<TriedRule, 'first'> & { readonly first: readonly (TriedRule['first'][number] & { readonly at: string })[] };
type Outcome = { readonly errors: readonly FormError[]; readonly values: RuleValues; readonly tried?: Tried };

export async function action({ request, url, params: { ruleId: asked }, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const ruleId = asked.slice(0, 64);
  const form = await request.formData();
  const values = ruleIn(form);
  const intent = textIn(form, 'intent');
  if (intent === 'remove') {
    const reply = await door(removeApprovalRule, { params: { ruleId } });
    return reply.ok ? doneAt(context, LIST, 'removed') : refused(reply, url, values);
  }
  const body = ruleBody(values);
  if (intent === 'try') {
    const reply = await door(tryApprovalRule, { body });
    if (!reply.ok) return refused(reply, url, values);
    const first = reply.body.first.map((one) => ({ ...one, at: momentText(one.orderedAt) }));
    return data<Outcome>({ errors: [], values, tried: { ...reply.body, first } });
  }
  const reply = ruleId === NEW ? await door(addApprovalRule, { body }) : await door(changeApprovalRule, { params: { ruleId }, body });
  return reply.ok ? doneAt(context, LIST, ruleId === NEW ? 'added' : 'changed') : refused(reply, url, values);
}

function refused(reply: Refusal, url: URL, values: RuleValues) {
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data<Outcome>({ errors: formErrors(reply, ruleFields(values)), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Approval rule', isUnlisted: true });

export default function ApprovalRule({ loaderData, actionData }: Route.ComponentProps) {
  const { of, ruleId, name, words, values, setup, departments, isAsked } = loaderData;
  const { formData } = useNavigation();
  const errors = actionData?.errors ?? [];
  const here = rulePath(ruleId);
  const busy = formData?.get('intent');
  return (
    <OrganizationPage title={name ?? 'Add a rule'} of={of}>
      {words !== undefined && <p className="mb-4 max-w-prose">{words}</p>}
      <ErrorSummary title={name === undefined ? 'The rule wasn’t added' : 'Nothing was changed'} errors={errors} />
      <Form method="post" action={here} className="organization-form rule-form" noValidate preventScrollReset>
        <RuleFields key={ruleId} values={actionData?.values ?? values} setup={setup} departments={departments} errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" isBusy={busy === 'save'}>
            Save rule
          </Button>
          <Button look="secondary" name="intent" value="try" isBusy={busy === 'try'}>
            Try it on the last 90 days
          </Button>
          <LinkButton look="quiet" to={LIST}>
            Cancel
          </LinkButton>
        </div>
      </Form>
      {actionData?.tried !== undefined && <Tried tried={actionData.tried} />}
      {name !== undefined && (
        <section aria-labelledby="removing" className="mt-8 max-w-prose">
          <h2 id="removing" className="mb-2 text-lg">
            Remove this rule
          </h2>
          <p className="mb-3 text-ink-soft">Orders that already wait because of it still need their approval.</p>
          <Form method="post" action={here} className="flex flex-wrap items-center gap-3" preventScrollReset>
            {isAsked ? (
              <>
                <p className="w-full">Remove “{name}”?</p>
                <Button look="danger" name="intent" value="remove">
                  Yes, remove
                </Button>
                <LinkButton look="secondary" to={here} preventScrollReset>
                  Keep
                </LinkButton>
              </>
            ) : (
              <LinkButton look="quiet" to={`${here}?remove=1`} preventScrollReset>
                Remove rule
              </LinkButton>
            )}
          </Form>
        </section>
      )}
    </OrganizationPage>
  );
}

function Tried({ tried: { orders, isPart, matching, sum, first } }: { tried: Tried }) {
  const many = (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`);
  return (
    <section aria-labelledby="tried" className="mt-6">
      <h2 id="tried" className="mb-2 text-lg" role="status">
        {matching === 0 ? 'No order would have waited' : `${many(matching)} would have waited, ${formatDollars(sum)} in all`}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        Of {isPart ? `the latest ${many(orders)}` : many(orders)} in the last 90 days, by this rule alone and today’s catalog and contract.
        Nothing was saved.
      </p>
      {first.length > 0 && (
        <table className="organization-table">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Ordered by</th>
              <th scope="col">Why</th>
              <th scope="col" className="amount">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ orderNumber, at, buyer, total, why }) => (
              <tr key={orderNumber}>
                <th scope="row">
                  <Link className="link figures" to={`/account/orders/${orderNumber}`}>
                    {orderNumber}
                  </Link>
                  <small className="figures">{at}</small>
                </th>
                <td data-label="Ordered by">{buyer ?? '–'}</td>
                <td data-label="Why">{why.charAt(0).toUpperCase() + why.slice(1)}</td>
                <td data-label="Total" className="figures amount">
                  {formatDollars(total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {matching > first.length && <p className="mt-2 text-sm text-ink-soft">The latest {first.length} of them.</p>}
    </section>
  );
}
