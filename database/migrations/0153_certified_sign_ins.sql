-- A sign-in of which little is to be feared: who pays in it is asked no question that is there to keep programs out. A session that goes on from it takes it along.
alter table sessions add column is_certified boolean not null default false;
