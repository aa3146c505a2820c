-- I8: what somebody has in rewards is what the ledger says, and no order gave back what it did not take.
select u.user_id::text from users u left join reward_entries e using (user_id) group by u.user_id having u.rewards_cents <> coalesce(sum(e.amount_cents), 0)
union all
select r.order_number from reward_entries r where r.kind = 'RETURNED'
  and not exists (select 1 from reward_entries t where t.order_number = r.order_number and t.kind = 'REDEEMED' and t.amount_cents = -r.amount_cents)
