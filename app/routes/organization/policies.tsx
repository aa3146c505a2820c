import type { ReactNode } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { getCategories } from '#contracts/catalog.ts';
import { addPolicy, listPolicies, removePolicy, setOffContract, setReordering, type Policy } from '#contracts/organization/policies.ts';
import { OFF_CONTRACT, type OffContract } from '#domain/accounts/off-contract.ts';
import { POLICY_KINDS, type PolicyKind } from '#domain/accounts/policies.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/policies.ts';
import '../../organization/organization.css';

const HERE = ORGANIZATION_PATHS.policies;

const DONE: Readonly<Record<string, string>> = {
  added: 'Blocked for everyone in your organization.',
  removed: 'Unblocked. It can be ordered again.',
  contract: 'Saved. Takes effect right away.',
};

const KIND_TEXTS: Readonly<Record<PolicyKind, string>> = { ITEM: 'Item', CATEGORY: 'Category', BRAND: 'Brand' };
/** The field of each kind. */
const FIELDS: Readonly<Record<PolicyKind, string>> = { ITEM: 'item', CATEGORY: 'category', BRAND: 'brand' };

/** What the people of an organization may not buy. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const [listed, categories] = await Promise.all([door(listPolicies), door(getCategories)]);
  const { policies, mayAdd, offContract, reordersColleagues } = requireAnswer(listed, url);
  return {
    of: user?.accountName,
    policies,
    mayAdd,
    offContract,
    reordersColleagues,
    categories: categories.ok
      ? categories.body.departments.flatMap(({ id, name, children }) => [
          { value: id, label: name },
          ...children.map((child) => ({ value: child.id, label: `– ${child.name}` })),
        ])
      : [],
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  if (textIn(form, 'intent') === 'remove') {
    const reply = await door(removePolicy, { params: { policyId: textIn(form, 'policyId').slice(0, 20) || '-' } });
    // What is unblocked already is unblocked, as it was asked to be.
    if (!reply.ok && reply.code !== 'NOT_FOUND' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
    if (!reply.ok && reply.code === 'TOO_MANY_REQUESTS') return data(outcome(formErrors(reply, [])), refusedWith(reply));
    return doneAt(context, HERE, 'removed');
  }
  if (textIn(form, 'intent') === 'off-contract') {
    const offContract = OFF_CONTRACT.find((one) => one === textIn(form, 'offContract')) ?? 'ALLOW';
    const reply = await door(setOffContract, { body: { offContract } });
    if (!reply.ok && reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
    if (!reply.ok) return data(outcome(formErrors(reply, [])), refusedWith(reply));
    return doneAt(context, HERE, 'contract');
  }
  if (textIn(form, 'intent') === 'reordering') {
    const reply = await door(setReordering, { body: { isAllowed: textIn(form, 'reordersColleagues') !== '' } });
    if (!reply.ok && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
    if (!reply.ok) return data(outcome(formErrors(reply, [])), refusedWith(reply));
    return doneAt(context, HERE, 'contract');
  }
  const kind = POLICY_KINDS.find((one) => one === textIn(form, 'kind')) ?? 'ITEM';
  const value = textIn(form, FIELDS[kind]).trim().slice(0, 100);
  const reply = await door(addPolicy, { body: { kind, value } });
  if (!reply.ok && reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  if (!reply.ok) return data(outcome(formErrors(reply, { value: FIELDS[kind] }), { kind, value }), refusedWith(reply));
  return doneAt(context, HERE, 'added');
}

type Wish = { readonly kind: PolicyKind; readonly value: string };
const outcome = (errors: readonly FormError[], wish?: Wish) => ({ errors, wish });

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Buying rules', isUnlisted: true });

export default function Policies({
  loaderData: { of, policies, mayAdd, offContract, reordersColleagues, categories, done },
  actionData,
}: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  return (
    <OrganizationPage title="Buying rules" of={of}>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      {offContract !== null && <OffContractForm offContract={offContract} />}
      <ReorderingForm isAllowed={reordersColleagues} />
      <h2 className="mb-2 text-lg">Blocked items</h2>
      <p className="mb-4 max-w-prose text-ink-soft">
        No one in your organization can order what you block here. People with “Show blocked items” still find it, marked as blocked;
        everyone else doesn’t see it.
      </p>
      {mayAdd && (
        <div className="organization-blocks">
          <Block kind="ITEM" title="Block an item">
            <TextField
              label="Item number"
              name="item"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              defaultValue={valueOf(actionData?.wish, 'ITEM')}
              error={errorAt(errors, 'item')}
            />
          </Block>
          <Block kind="CATEGORY" title="Block a category">
            <SelectField
              label="Category"
              name="category"
              emptyLabel="Choose one"
              options={categories}
              defaultValue={valueOf(actionData?.wish, 'CATEGORY')}
              error={errorAt(errors, 'category')}
            />
          </Block>
          <Block kind="BRAND" title="Block a brand">
            <TextField
              label="Brand"
              name="brand"
              autoComplete="off"
              maxLength={100}
              defaultValue={valueOf(actionData?.wish, 'BRAND')}
              error={errorAt(errors, 'brand')}
            />
          </Block>
        </div>
      )}
      <h2 className="mt-6 mb-3 text-lg">Blocked now</h2>
      {policies.length === 0 ? (
        <p className="text-ink-soft">Nothing is blocked. Everything we sell can be ordered.</p>
      ) : (
        <table className="organization-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Kind</th>
              <th scope="col">
                <span className="hearable">What to do</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {policies.map((policy) => (
              <Blocked key={policy.policyId} policy={policy} />
            ))}
          </tbody>
        </table>
      )}
    </OrganizationPage>
  );
}

const OFF_CONTRACT_CHOICES: Readonly<Record<OffContract, { readonly label: string; readonly more: string }>> = {
  ALLOW: { label: 'Allow', more: 'Everything can be ordered. When your contract has a match for less, it’s offered.' },
  WARN: { label: 'Warn', more: 'Can be ordered, but the product page and the cart say it’s not on your contract.' },
  REFUSE: { label: 'Don’t allow', more: 'Only contract items can be ordered, by everyone.' },
};

/** What holds for what is not on the contract. */
function OffContractForm({ offContract }: { offContract: OffContract }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={HERE} className="organization-block organization-off-contract" preventScrollReset>
      <RadioCards
        key={offContract}
        legend="Items that aren’t on your contract"
        name="offContract"
        defaultValue={offContract}
        isAcross
        options={OFF_CONTRACT.map((value) => ({ value, ...OFF_CONTRACT_CHOICES[value] }))}
      />
      <Button look="secondary" isBusy={formData?.get('intent') === 'off-contract'} name="intent" value="off-contract">
        Save
      </Button>
    </Form>
  );
}

/** Whether who may see colleagues' orders may put the same into their own cart. */
function ReorderingForm({ isAllowed }: { isAllowed: boolean }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={HERE} className="organization-block organization-off-contract" preventScrollReset>
      <Checkbox
        key={String(isAllowed)}
        name="reordersColleagues"
        label="Administrators and approvers can add what a colleague ordered to their own cart"
        defaultChecked={isAllowed}
      />
      <Button look="secondary" isBusy={formData?.get('intent') === 'reordering'} name="intent" value="reordering">
        Save<span className="hearable"> who can order again from colleagues’ orders</span>
      </Button>
    </Form>
  );
}

const valueOf = (wish: Wish | undefined, kind: PolicyKind): string => (wish?.kind === kind ? wish.value : '');

function Block({ kind, title, children }: { kind: PolicyKind; title: string; children: ReactNode }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={HERE} className="organization-block" noValidate preventScrollReset aria-label={title}>
      <input type="hidden" name="kind" value={kind} />
      {children}
      <Button look="secondary" isBusy={formData?.get('kind') === kind} name="intent" value="add">
        Block
        <span className="hearable"> this {KIND_TEXTS[kind].toLowerCase()}</span>
      </Button>
    </Form>
  );
}

function Blocked({ policy: { policyId, kind, value, name } }: { policy: Policy }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {kind === 'ITEM' && <small className="figures">Item {value}</small>}
      </th>
      <td data-label="Kind">{KIND_TEXTS[kind]}</td>
      <td>
        <Form method="post" action={HERE} className="organization-acts" preventScrollReset>
          <input type="hidden" name="policyId" value={policyId} />
          <Button look="quiet" name="intent" value="remove">
            Unblock<span className="hearable"> {name}</span>
          </Button>
        </Form>
      </td>
    </tr>
  );
}
