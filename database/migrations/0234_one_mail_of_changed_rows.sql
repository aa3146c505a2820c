-- When the last mail about what others changed of somebody's rows is due, or was: further changes wait for the next one.
alter table round_people add column telling_at timestamptz;
