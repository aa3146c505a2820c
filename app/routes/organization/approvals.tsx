import { data, Form, Link, useNavigation } from 'react-router';
import { getApprovalSetup, saveApprovalSettings } from '#contracts/approvals/rules.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS, rulePath } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Checkbox, RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/approvals.ts';
import '../../organization/organization.css';

const HERE = ORGANIZATION_PATHS.approvals;
const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved. Takes effect right away.',
  added: 'Rule added. It holds for every order from now on.',
  changed: 'Rule saved. It holds for every order from now on.',
  removed: 'Rule removed.',
};

/** How the orders of an organization are approved. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const setup = requireAnswer(await door(getApprovalSetup), url);
  return { of: user?.accountName, setup, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const flow = textIn(form, 'flow') === 'LEGACY' ? 'LEGACY' : 'GROUP';
  const body = { hasApprovals: form.has('hasApprovals'), flow, isDecidedByMail: form.has('isDecidedByMail') } as const;
  const reply = await servicesOf(context).door(saveApprovalSettings, { body });
  if (!reply.ok && reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  if (!reply.ok) return data({ errors: formErrors(reply, ['hasApprovals', 'flow']) }, refusedWith(reply));
  return doneAt(context, HERE, 'saved');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Approvals', isUnlisted: true });

export default function Approvals({ loaderData: { of, setup, done }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { hasApprovals, flow, isDecidedByMail, waiting, rules, mayAdd } = setup;
  const errors = actionData?.errors ?? [];
  return (
    <OrganizationPage title="Approvals" of={of}>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <Form method="post" action={HERE} className="organization-form mb-6" noValidate preventScrollReset>
        <Checkbox
          name="hasApprovals"
          value="on"
          defaultChecked={hasApprovals}
          label="Orders need approval"
          hint="Orders over a buyer’s limit, over a budget, or caught by a rule below wait for approval. Without it, orders over a limit or a budget are refused, and the rules below don’t apply."
          error={errorAt(errors, 'hasApprovals')}
        />
        <RadioCards
          legend="The usual approver"
          name="flow"
          defaultValue={flow}
          options={[
            { value: 'GROUP', label: 'The buyer’s approver or the approver group', more: 'Whoever answers first decides.' },
            { value: 'LEGACY', label: 'Only the buyer’s approver', more: 'Buyers without one ask your administrators.' },
          ]}
        />
        <Checkbox
          name="isDecidedByMail"
          value="on"
          defaultChecked={isDecidedByMail}
          label="Approvers can decide from the email"
          hint="They don’t have to sign in first. Approvers who use a code to sign in always have to."
        />
        <p>
          <Button isBusy={state === 'submitting'}>Save</Button>
        </p>
      </Form>
      {waiting > 0 && (
        <p className="mb-4 text-ink-soft">
          {waiting === 1 ? '1 order waits' : `${waiting.toLocaleString('en-US')} orders wait`} for approval now. Changes here don’t affect
          orders that already wait.
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Rules</h2>
        {mayAdd && (
          <LinkButton look="secondary" to={ORGANIZATION_PATHS.newRule}>
            Add a rule
          </LinkButton>
        )}
      </div>
      {rules.length === 0 ? (
        <p className="text-ink-soft">No rules yet. Order limits and budgets ask for approval without any.</p>
      ) : (
        <ul className="rule-list">
          {rules.map(({ ruleId, name, words }) => (
            <li key={ruleId}>
              <Link className="link" to={rulePath(ruleId)}>
                {name}
              </Link>
              <p className="text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      )}
    </OrganizationPage>
  );
}
