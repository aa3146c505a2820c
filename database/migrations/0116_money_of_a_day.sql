-- What orders of one day come to is added up, too: a large order may be sent as many small ones.
alter table order_screenings add column total_cents int not null default 0 check (total_cents >= 0);
alter table order_screenings add column cash_like_cents int not null default 0 check (cash_like_cents >= 0);
create index order_screenings_of_email on order_screenings (email, at);
