/**
 * SQL of a text that changes whenever another answer could come to what somebody has to know to pay: their cards, the addresses that they can have things
 * sent to, where their orders went and what paid for them. It never is what it was before. What changes any of it writes it: the triggers of migration 0270.
 *
 * @param user SQL of the user
 */
export function toPayVersionOf(user: string): string {
  const writtenOf = (owner: string) => `coalesce((select v.written_by::text from to_pay_versions v where v.owner = ${owner}), '0')`;
  return `(select ${writtenOf('u.user_id::text')} || ' ' || ${writtenOf('u.account_number')} from users u where u.user_id = ${user})`;
}
