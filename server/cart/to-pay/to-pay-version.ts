/** How the rows of a table stand: their number, and the transactions that wrote them. A row that changes is another one, written later. */
const writtenOf = (rows: string) => `(select count(*) || '/' || coalesce(sum(x.xmin::text::bigint), 0) from ${rows})`;

/**
 * SQL of a text that changes whenever another answer could come to what somebody has to know to pay: their cards, the addresses that they can have things
 * sent to, and the last order that they placed. It never is what it was before: rows are only ever written by later transactions. Reads no row that is large.
 *
 * @param user SQL of the user
 */
export function toPayVersionOf(user: string): string {
  return `(select concat_ws(' ', ${writtenOf('wallet_cards x where x.user_id = u.user_id')},
      ${writtenOf('addresses x where x.user_id = u.user_id or x.account_number = u.account_number')},
      (select max(o.placed_at) from orders o where o.user_id = u.user_id)) from users u where u.user_id = ${user})`;
}
