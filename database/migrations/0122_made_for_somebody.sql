-- What an item is to say, or whom it is for, where it asks: a text for each field, as personalization.ts in domain/personalization reads it.
alter table saved_items add column personalization json;
