-- What this database was made as, said once and for good: a demo has people and cards that everybody knows. Empty: nothing is in it yet.
create table shop_kind (
  is_only   boolean primary key default true check (is_only),
  kind      text not null check (kind in ('DEMO', 'REAL')),
  made_at   timestamptz not null default now()
);
insert into shop_kind (kind) select case when exists (select from demo_loads) then 'DEMO' else 'REAL' end
 where exists (select from demo_loads) or exists (select from items) or exists (select from users) or exists (select from orders);
