-- Who can be asked about an organization is found among very many of its people.
create index users_administrators on users (account_number, created_at) where 'ACCOUNT_ADMIN' = any (roles);
