-- What people have to know to pay is remembered by the shop as long as its version stays: that of a person (their cards, their own addresses, where they had things sent to
-- and what paid for it) and that of an organization (its ship-tos). A version is the transaction that last changed any of it: no number of one is ever given to another, so a
-- version never comes again. It is written when that transaction commits, after everything else, so that nobody waits for its row while they hold another.
create table to_pay_versions (
  owner      text primary key, -- a user_id, or an account_number
  written_by xid8 not null
);

create function note_to_pay(owners text[]) returns void language sql as $$
  insert into to_pay_versions as v (owner, written_by) select o, pg_current_xact_id() from unnest(owners) o where o is not null group by o order by o
  on conflict (owner) do update set written_by = excluded.written_by where v.written_by <> excluded.written_by
$$;

create function note_own_to_pay() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
begin
  perform note_to_pay(array[was ->> 'user_id', now ->> 'user_id', was ->> 'account_number', now ->> 'account_number']);
  return null;
end $$;
create constraint trigger to_pay_of_cards after insert or update or delete on wallet_cards deferrable initially deferred for each row execute function note_own_to_pay();
create constraint trigger to_pay_of_addresses after insert or update or delete on addresses deferrable initially deferred for each row execute function note_own_to_pay();

-- Of orders only what was placed tells anything. None is ever deleted, nor is what paid for it.
create function note_order_to_pay() returns trigger language plpgsql as $$
begin
  perform note_to_pay(array[case when tg_op = 'UPDATE' then old.user_id::text end, new.user_id::text]);
  return null;
end $$;
create constraint trigger to_pay_of_new_orders after insert on orders deferrable initially deferred for each row when (new.placed_at is not null) execute function note_order_to_pay();
create constraint trigger to_pay_of_orders after update of user_id, placed_at, addresses on orders deferrable initially deferred for each row
  when (new.placed_at is not null and (old.user_id, old.placed_at, old.addresses) is distinct from (new.user_id, new.placed_at, new.addresses)) execute function note_order_to_pay();

create function note_payment_to_pay() returns trigger language plpgsql as $$
begin
  perform note_to_pay(array(select o.user_id::text from orders o where o.order_number = new.order_number and o.placed_at is not null));
  return null;
end $$;
create constraint trigger to_pay_of_payments after insert or update of token on order_payments deferrable initially deferred for each row execute function note_payment_to_pay();
