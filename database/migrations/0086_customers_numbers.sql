-- An account's own numbers of what is on its contract are typed as people type numbers: with or without dashes, in any case, and not always to the end.
create index contract_prices_by_customer_sku on contract_prices
  (account_number, (upper(regexp_replace(customer_sku, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops) where customer_sku is not null;
