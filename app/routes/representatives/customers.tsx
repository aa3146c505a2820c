import { data, Form, Link, redirect } from 'react-router';
import { actForCustomer, findCustomers, type Customer } from '#contracts/session/representatives.ts';
import { customerWords } from '#app/account/customer-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/customers.ts';
import '../../operations/operations.css';

const SHORTEST = 2;

/** For customer service: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 100);
  const found = requireAnswer(await servicesOf(context).door(findCustomers, { query: { query } }), url);
  return { query, isAsked: query.length >= SHORTEST, ...found };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const userId = textIn(await request.formData(), 'userId');
  const reply = await servicesOf(context).door(actForCustomer, { body: { userId } });
  if (!reply.ok && (reply.code === 'NOT_FOUND' || reply.code === 'INVALID_REQUEST'))
    return data({ problem: 'There is no such customer on this site.' }, 404);
  requireAnswer(reply, url);
  return redirect(PATHS.home, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Help a customer', isUnlisted: true });

export default function Customers({ loaderData: { query, isAsked, customers, hasMore }, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="mb-2">Help a customer</h1>
      <p className="mb-4 max-w-prose text-ink-soft">
        Find a customer of this site by name, email, account number, rewards number or order number. When you act for them you see their
        prices, their cart and their orders, and each change is logged under your name. New cards can’t be saved.
      </p>
      <Form method="get" role="search" className="operations-find mb-6">
        <TextField label="Customer" name="query" defaultValue={query} required minLength={SHORTEST} maxLength={100} autoComplete="off" />
        <Button>Find</Button>
      </Form>
      {actionData !== undefined && <Notice tone="failure" title={actionData.problem} isLive />}
      {isAsked && customers.length === 0 && (
        <EmptyState title="No customer found">Check the spelling, or try their email or an order number.</EmptyState>
      )}
      {isAsked && customers.length > 0 && (
        <ul className="customers">
          {customers.map((customer) => (
            <CustomerRow key={customer.userId} customer={customer} />
          ))}
        </ul>
      )}
      {isAsked && hasMore && <p className="mt-4 text-ink-soft">There are more. Add a last name, or use their email.</p>}
    </div>
  );
}

function CustomerRow({ customer }: { customer: Customer }) {
  const { userId, firstName, lastName } = customer;
  const name = `${firstName} ${lastName}`;
  return (
    <li>
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{customerWords(customer)}</p>
      </div>
      <Link className="link ml-auto" to={`${WORK_PATHS.explained}?customer=${userId}`} aria-label={`What ${name} sees, and why`}>
        What they see
      </Link>
      <Form method="post" reloadDocument>
        <input type="hidden" name="userId" value={userId} />
        <Button look="secondary" aria-label={`Act for ${name}`}>
          Act for them
        </Button>
      </Form>
    </li>
  );
}
