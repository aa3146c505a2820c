-- Whether a visit's cart has gone to an account: asked when a visit begins a cart.
create index carts_merged_by_session on carts (session_hash) where status = 'MERGED';
