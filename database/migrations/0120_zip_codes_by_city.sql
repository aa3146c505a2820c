-- Who looks for stores names a city as often as a ZIP code.
create index zip_codes_by_city on zip_codes (lower(city));
