-- The same readings as in migration 0094, each only where something in a text asks for it: most names have no sign and no unit, and 27 expressions were
-- tried on each of them, three times for an item that is written.
create or replace function as_searched(said text) returns text language plpgsql immutable parallel safe as $$
declare
  read text := lower(said);
begin
  if octet_length(said) = length(said) then
    read := translate(read, '`<>&@_=+', '''       ');
  else
    read := regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      lower(normalize(replace(said, '½', ' 1/2'), NFKD)),
      '[̀-ͯ]', '', 'g'),
      '[‘’`´′]', '''', 'g'),
      '[“”″]', '"', 'g'),
      '×', 'x', 'g'),
      '⁄', '/', 'g'),
      '[<>&@_=+]', ' ', 'g');
  end if;
  if strpos(read, '.') > 0 then
    read := regexp_replace(regexp_replace(read, '([a-z])[.](?=[a-z0-9])', '\1 ', 'g'), '([0-9])[.](?=[a-z])', '\1 ', 'g');
  end if;
  if strpos(read, ',') > 0 then
    read := regexp_replace(read, '([0-9]),([0-9]{3})(?![0-9])', '\1\2', 'g');
  end if;
  if strpos(read, '.') > 0 then
    read := regexp_replace(read, '(^|[^0-9.])[.]([0-9])', '\10.\2', 'g');
  end if;
  if strpos(read, '1/2') > 0 then
    read := regexp_replace(read, '([0-9])[ -]+1/2', '\1.5', 'g');
  end if;
  if strpos(read, 'large') > 0 or strpos(read, 'small') > 0 then
    read := regexp_replace(read, '\y(x{1,3})[ -]?(large|small)\y', '\1\2', 'g');
  end if;
  if strpos(read, 'xl') > 0 then
    read := regexp_replace(regexp_replace(read, '\yxl\y', 'xlarge', 'g'), '\y(?:xxl|2xl)\y', 'xxlarge', 'g');
  end if;
  if strpos(read, 'x') > 0 then
    read := regexp_replace(read, '([0-9])[ ]*x[ ]*(?=[0-9])', '\1 x ', 'g');
  end if;
  -- Most numbers stand before no unit.
  if read !~ '[0-9](?:["'']|[ -]?(?:in|f[etlo]|ga|gi|gb|qu|qt|ou|oz|po|lb|y[ad]|m[iml]|c[em]|t[eb]))' then
    return read;
  end if;
  if strpos(read, 'in') > 0 or strpos(read, '"') > 0 or strpos(read, '''''') > 0 then
    read := regexp_replace(read, '([0-9])(?:"|''''|[ -]?inch(?:es)?\y|-?in\y|[ ]in\y(?![ ]*(?:[0-9]|an?\y|the\y|one\y)))[.]?', '\1 inch ', 'g');
  end if;
  if strpos(read, '''') > 0 or strpos(read, 'f') > 0 then
    read := regexp_replace(read, '([0-9])(?:''(?![a-z])|[ -]?(?:feet|foot|ft)\y[.]?)', '\1 ft ', 'g');
  end if;
  if strpos(read, 'gal') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:gallons?|gal)\y[.]?', '\1 gal ', 'g');
  end if;
  if strpos(read, 'q') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:quarts?|qts?)\y[.]?', '\1 qt ', 'g');
  end if;
  if strpos(read, 'oz') > 0 or strpos(read, 'ounce') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:fl[.]?[ ])?(?:ounces?|oz)\y[.]?', '\1 oz ', 'g');
  end if;
  if strpos(read, 'lb') > 0 or strpos(read, 'pound') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:pounds?|lbs?)\y[.]?', '\1 lb ', 'g');
  end if;
  if strpos(read, 'yd') > 0 or strpos(read, 'yard') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:yards?|yds?)\y[.]?', '\1 yd ', 'g');
  end if;
  if strpos(read, 'mm') > 0 or strpos(read, 'millimeter') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:millimeters?|mm)\y', '\1 mm ', 'g');
  end if;
  if strpos(read, 'cm') > 0 or strpos(read, 'centimeter') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:centimeters?|cm)\y', '\1 cm ', 'g');
  end if;
  if strpos(read, 'ml') > 0 or strpos(read, 'milliliter') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:milliliters?|ml)\y', '\1 ml ', 'g');
  end if;
  if strpos(read, 'gb') > 0 or strpos(read, 'gigabyte') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:gigabytes?|gb)\y', '\1 gb ', 'g');
  end if;
  if strpos(read, 'tb') > 0 or strpos(read, 'terabyte') > 0 then
    read := regexp_replace(read, '([0-9])[ -]?(?:terabytes?|tb)\y', '\1 tb ', 'g');
  end if;
  return read;
end $$;

create or replace function searchable(said text) returns text language plpgsql immutable parallel safe as $$
declare
  read text := as_searched(said);
begin
  if strpos(read, '-') > 0 then
    read := regexp_replace(read, '\m([a-z]{1,4})-(\d)', '\1\2', 'g');
  end if;
  return translate(read, '-/', '  ');
end $$;

-- What comes with its stock is not noted as sold out first, row by row, and then not.
create or replace function note_nothing_there() returns trigger language plpgsql as $$
begin
  insert into sold_out select item_id from noted n
    where not exists (select from stock s where s.item_id = n.item_id and s.location_id = 'FC1' and s.available > 0)
  on conflict do nothing;
  return null;
end $$;

create function note_stock_at_first() returns trigger language plpgsql as $$
begin
  insert into sold_out select item_id from noted where location_id = 'FC1' and available = 0 on conflict do nothing;
  delete from sold_out o using noted n where n.item_id = o.item_id and n.location_id = 'FC1' and n.available > 0;
  return null;
end $$;
drop trigger note_sold_out_at_first on stock;
create trigger note_sold_out_at_first after insert on stock referencing new table as noted for each statement execute function note_stock_at_first();
