import { dollars, part, type Part } from './part.ts';

/** What is kept of a person as one of an organization: what they did and said there, and what was done about them. Nothing of what colleagues did or said. */
export const ORGANIZATION_PARTS: Readonly<Record<string, Part>> = {
  quotes: part(
    'quotes',
    `select 'Q-' || quote_id as quote_number, state, asked_at, needed_by, note,
       (select jsonb_agg(jsonb_build_object('item', r ->> 'itemId', 'name', r ->> 'name', 'quantity', r -> 'qty')) from jsonb_array_elements(asked_rows) r) as items,
       (select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'text', e.text) order by e.entry_id) from quote_entries e
          where e.quote_id = q.quote_id and e.by_user = q.user_id) as said
     from quotes q join me using (user_id) order by quote_id`,
  ),
  officeRounds: part(
    'rounds',
    `select r.title, r.state, r.created_at as opened_at, r.closes_at, r.coordinator_id = me.user_id as is_coordinator, case when r.coordinator_id = me.user_id then r.message end as message,
       (select jsonb_agg(jsonb_build_object('item', w.item_id, 'quantity', w.qty, 'note', w.note, 'added_at', w.added_at, 'order_number', w.order_number) order by w.added_at, w.row_id)
          from round_rows w join round_people p using (participant_id) where w.round_id = r.round_id and p.user_id = me.user_id) as items
     from rounds r, me where r.coordinator_id = me.user_id or exists (select from round_people p where p.round_id = r.round_id and p.user_id = me.user_id) order by r.created_at, r.round_id`,
  ),
  units: part(
    'units',
    `select n.name, u.settings ->> 'unitId' = n.unit_id::text as is_ordered_for from unit_people p join units n using (unit_id) join users u using (user_id) join me using (user_id)
     order by n.name, n.unit_id`,
  ),
  ordersThatWaited: part(
    'waiting_orders',
    `select p.order_number, p.submitted_at, p.expires_at, p.ended_at from approvals p join me on me.user_id = p.owner_id order by p.submitted_at, p.order_number`,
  ),
  standIns: part(
    'stand_ins',
    `select i.user_id = me.user_id as is_for_you, trim(u.first_name || ' ' || u.last_name) as colleague, i.starts_on, i.ends_on, i.created_at from approval_stand_ins i, me
       join users u on true where u.user_id <> me.user_id and me.user_id in (i.user_id, i.stands_in) and u.user_id in (i.user_id, i.stands_in) order by i.starts_on, i.stand_in_id`,
  ),
  organizationChanges: part(
    'organization_changes',
    `select c.changed_at, c.kind as what, c.changed_by = me.user_id as is_by_you, c.subject_user is not distinct from me.user_id as is_about_you,
       case when c.subject_user is null and strpos(c.subject, '@') = 0 then c.subject end as subject,
       case when coalesce(c.subject_user = me.user_id, true) then c.differences end as differences
     from account_changes c, me where me.user_id in (c.changed_by, c.subject_user) order by c.change_id`,
  ),
  invoicesPaid: part(
    'invoices_paid',
    `select payment_number, created_at as made_at, state, ${dollars('amount_cents')} as dollars, ${dollars('charged_cents')} as charged_dollars, brand, '•••• ' || last_four as number
     from invoice_payments join me using (user_id) order by created_at, payment_number`,
  ),
  budgetChanges: part(
    'budget_changes',
    `select at, what, budget_center, before, after, note from budget_changes join me on me.user_id = by_user order by change_id`,
  ),
  budgetBook: part(
    'budget_book',
    `select e.at, e.kind, e.budget_center, ${dollars('e.amount_cents')} as dollars, e.note from budget_entries e join me on me.user_id = e.by_user order by e.entry_id`,
  ),
  saidOnApprovals: part(
    'approvals',
    'select e.order_number, e.kind as did, e.comment, e.at, e.as_user is not null as is_as_stand_in from approval_entries e join me on me.user_id = e.by_user order by e.entry_id',
  ),
  procurementSessions: part(
    'procurement',
    `select p.operation, p.state, p.begun_at, p.ended_at, p.order_number, p.handed_over, p.kept_until,
       (select jsonb_agg(jsonb_build_object('lines', c.lines, 'updated_at', c.updated_at)) from carts c where c.session_hash = p.cart_hash) as carts,
       (select jsonb_agg(jsonb_build_object('item', s.item_id, 'quantity', s.qty, 'saved_at', s.saved_at)) from saved_items s where s.session_hash = p.cart_hash) as saved_for_later
     from procurement_sessions p join me using (user_id) order by p.begun_at, p.procurement_id`,
  ),
  companySignIns: part(
    'company_sign_ins',
    'select p.name as company, s.confirmed_at from saml_confirmations s join me using (user_id) join partners p using (partner_id) order by s.confirmed_at',
  ),
};
