-- Which version of the machines wrote a move: a node that knows an older one leaves them as they are.
alter table state_moves add column version int not null default 0;
