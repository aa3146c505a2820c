-- Who signs in takes along what the visit ordered as a guest.
create index orders_of_visit on orders (session_hash) where session_hash is not null and user_id is null;
