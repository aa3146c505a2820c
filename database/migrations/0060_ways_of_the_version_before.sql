-- A node of the version before 0053, while nodes are replaced one by one, says neither when it made a way to a new password nor of which id:
-- the next ask at a new node ends it.
alter table password_resets alter column made_at set default '-infinity';
