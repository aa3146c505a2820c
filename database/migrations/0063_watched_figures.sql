-- What was found when it was last looked for, whichever node did: every node shows it, and what was wrong stays so until a look says otherwise.
create table watched_figures (
  kind      text not null,                            -- INVARIANT: rows that break it (5 at most), WAITING: things that wait for a person
  name      text not null,
  figure    int not null,
  looked_at timestamptz not null,                     -- when a look last came to an end, by the clock of this database; long ago: never
  primary key (kind, name)
);
