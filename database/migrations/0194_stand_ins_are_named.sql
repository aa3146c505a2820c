-- Who decides for somebody is ended by its id.
alter table approval_stand_ins add column stand_in_id uuid not null default gen_random_uuid() unique;
