-- What is ordered quickly is ordered by numbers: those under bar codes, whatever zeros stand before them, and those of makers, with or without dashes; or by the
-- whole name of an item, copied from a page.
create index items_by_gtin on items ((lpad(facts ->> 'gtin', 14, '0'))) where facts ? 'gtin';
create index items_by_manufacturer_number on items ((upper(regexp_replace(facts ->> 'manufacturerNumber', '[^A-Za-z0-9]', '', 'g')))) where facts ? 'manufacturerNumber';
create index items_by_whole_name on items (lower(name));
