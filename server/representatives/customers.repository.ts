import { statement } from '../db/database.ts';
import { IS_CUSTOMER, PERSON_COLUMNS, type PersonRow } from '../shoppers/index.ts';

/** With the partner whose shopper they are: such a one may have name and email of a customer of our own. */
export type CustomerRow = PersonRow & { readonly partner_name: string | null };
const CUSTOMERS = `select ${PERSON_COLUMNS}, p.name as partner_name
  from users u left join accounts a using (account_number) left join partners p on p.partner_id = u.partner_id
  where $1 = any (u.tenants) and ${IS_CUSTOMER}`;

/**
 * $1 tenant, $2 what is looked for, $3 the same as the beginning of a `like`, $4 how many. Emails and numbers whole; names by how they begin, first, last or both.
 */
export const findCustomerRows = statement<CustomerRow>(
  'customers_find',
  `
  ${CUSTOMERS}
    and (u.email = $2::citext or u.contact_email = $2::citext or u.account_number = $2 or u.rewards_number = $2
      or u.user_id = (select o.user_id from orders o where o.order_number::text = $2 and o.tenant = $1)
      or u.first_name ilike $3 or u.last_name ilike $3 or (u.first_name || ' ' || u.last_name) ilike $3)
  order by u.email = $2::citext desc, u.contact_email = $2::citext desc nulls last, u.last_name, u.first_name, u.user_id limit $4`,
);

/** $1 tenant, $2 user */
export const findCustomer = statement<CustomerRow>('customer_by_id', `${CUSTOMERS} and u.user_id = $2`);

/** $1 tenant, $2 email */
export const findCustomerByEmail = statement<CustomerRow>('customer_by_email', `${CUSTOMERS} and u.email = $2::citext`);

/** $1 user, $2 tenant. Somebody of customer service, as they are. */
export const findRepresentative = statement<PersonRow>(
  'representative_by_id',
  `
  select ${PERSON_COLUMNS} from users u left join accounts a using (account_number)
  where u.user_id = $1 and $2 = any (u.tenants) and 'CSR' = any (u.roles)`,
);
