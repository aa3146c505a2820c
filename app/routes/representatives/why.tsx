import { data, Form } from 'react-router';
import { explainVisitor, type ExplainedItem } from '#contracts/session/explained-visitor.ts';
import { FLOW_TYPES, type FlowType } from '#domain/audience/facts.ts';
import { MENU_SLOTS, type MenuSlot } from '#domain/navigation/menu-item.ts';
import { customerWords } from '#app/account/customer-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/why.ts';
import '../../operations/operations.css';

const SLOTS: Readonly<Record<MenuSlot, string>> = {
  topHat: 'Top of the page',
  header: 'Header',
  account: 'Account panel',
  megaMenu: 'Menu of departments',
  footer: 'Footer',
};
const FLOWS: Readonly<Record<FlowType, string>> = {
  MVP: 'From their purchasing system (MVP)',
  SAML: 'Signed in by their employer (SAML)',
  CSR: 'Customer service acts for them (CSR)',
};
const FLOW_OPTIONS = FLOW_TYPES.map((value) => ({ value, label: FLOWS[value] }));

/** For customer service and operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim();
  const [customer, kind] = [asked('customer').slice(0, 254), asked('kind').slice(0, 40)];
  const flowType = FLOW_TYPES.find((one) => one === asked('flowType'));
  const reply = await door(explainVisitor, { query: { customer, kind, flowType } });
  const isUnknown = !reply.ok && reply.code === 'NOT_FOUND' && (customer !== '' || kind !== '');
  // Without a visitor it is answered to everybody who may ask.
  const { kinds, visitor } = requireAnswer(isUnknown ? await door(explainVisitor) : reply, url);
  return data({ customer, kind, flowType, isUnknown, kinds, visitor }, { status: isUnknown ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Who sees what', isUnlisted: true });

export default function Why({ loaderData: { customer, kind, flowType, isUnknown, kinds, visitor } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="mb-2">Who sees what</h1>
      <p className="mb-4 max-w-prose text-ink-soft">
        What a customer finds in the header and the footer, what they can do, and why. Customers are those of this site.
      </p>
      <Form method="get" role="search" className="operations-find mb-6">
        <TextField label="Customer’s email" name="customer" defaultValue={customer} maxLength={254} autoComplete="off" />
        <SelectField
          label="Or a kind of visitor"
          name="kind"
          defaultValue={kind}
          emptyLabel="Choose one"
          options={kinds.map((one) => ({ value: one, label: one }))}
        />
        <SelectField label="How they came" name="flowType" defaultValue={flowType} emptyLabel="An ordinary visit" options={FLOW_OPTIONS} />
        <Button>Explain</Button>
      </Form>
      {isUnknown && (
        <Notice tone="failure" title={customer === '' ? 'There is no such kind of visitor.' : 'There is no such customer on this site.'}>
          Check the email, or look on the other site.
        </Notice>
      )}
      {visitor !== null && <Explained visitor={visitor} />}
    </div>
  );
}

type Visitor = NonNullable<Route.ComponentProps['loaderData']['visitor']>;

function Explained({ visitor: { customer, kind, segments, permissions, capabilities, items } }: { visitor: Visitor }) {
  return (
    <>
      <h2 className="mb-2">{customer === null ? kind : `${customer.firstName} ${customer.lastName}`}</h2>
      {customer !== null && <p className="mb-2 wrap-anywhere text-ink-soft">{customerWords(customer)}</p>}
      <p className="mb-6 max-w-prose">
        {capitalized(segments.map(({ key, says }) => `${says} (${key})`).join('; '))}.
        {permissions.length > 0 && ` Permissions: ${permissions.join(', ')}.`}
      </p>
      {MENU_SLOTS.map((slot) => (
        <Slot key={slot} title={SLOTS[slot]} items={items.filter((item) => item.slot === slot)} />
      ))}
      <section className="mb-8">
        <h3 className="mb-2">What they can do</h3>
        <table className="operations-table">
          <thead>
            <tr>
              <th scope="col">Capability</th>
              <th scope="col">Theirs</th>
              <th scope="col">It takes</th>
            </tr>
          </thead>
          <tbody>
            {capabilities.map(({ key, says, takes, isThere }) => (
              <tr key={key}>
                <th scope="row">
                  {capitalized(says)} <span className="text-sm font-normal text-ink-soft">{key}</span>
                </th>
                <td data-label="Theirs">{isThere ? 'Yes' : 'No'}</td>
                <td data-label="It takes">{capitalized(takes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Slot({ title, items }: { title: string; items: readonly ExplainedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mb-8">
      <h3 className="mb-2">{title}</h3>
      <table className="operations-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Shown</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, text, beneath, isShown, reason, on, rules }) => (
            <tr key={id}>
              <th scope="row">
                {text} {beneath !== null && <span className="text-sm font-normal text-ink-soft">in {beneath}</span>}
              </th>
              <td data-label="Shown">{isShown ? (on === null ? 'Yes' : `On: ${on.join(', ')}`) : 'No'}</td>
              <td data-label="Why">
                <span>
                  {reason} {rules.length > 0 && <span className="text-sm text-ink-soft">Its rules: {rules.join(', ')}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
