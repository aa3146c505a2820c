-- The log of an organization's changes names the email of whom it has removed no more: their row names it no more, either. Not where somebody is known by it now.
create temporary table gone on commit drop as
  select distinct c.account_number, d ->> 'before' as email, regexp_replace(d ->> 'before', '^(.?).*(@[^@]*)$', '\1•••\2') as masked
  from account_changes c, jsonb_array_elements(c.differences) d
  where c.kind = 'REMOVED' and d ->> 'what' = 'Email' and not exists (select from users u where u.email = (d ->> 'before')::citext);
update account_changes c set subject = case when lower(c.subject) = lower(g.email) then g.masked else c.subject end,
    differences = (select coalesce(jsonb_agg(d || jsonb_build_object('before', case when lower(d ->> 'before') = lower(g.email) then g.masked else d ->> 'before' end) order by at), '[]')
      from jsonb_array_elements(c.differences) with ordinality x(d, at))
  from gone g where g.account_number = c.account_number
    and (lower(c.subject) = lower(g.email) or exists (select from jsonb_array_elements(c.differences) d where lower(d ->> 'before') = lower(g.email)));

-- What ended, and links and arrivals of who was removed: they open nothing, and nobody reads them.
delete from saml_confirmation_links l using users u where u.user_id = l.user_id and u.standing = 'REMOVED';
delete from saml_arrivals a using users u where u.user_id = a.user_id and u.standing = 'REMOVED';
delete from shopping_lists l using users u where u.user_id = l.owner_id and u.standing = 'REMOVED' and l.access = 'PERSONAL';
update shopping_lists set link_hash = null where owner_id is null and link_hash is not null;
delete from approval_stand_ins i using users u where u.standing = 'REMOVED' and u.user_id in (i.user_id, i.stands_in);
create index approval_stand_ins_by_end on approval_stand_ins (ends_on);
