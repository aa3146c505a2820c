-- Listings of an account's people leave out what its policies block: they are asked for with every listing.
create index account_policies_of_account on account_policies (account_number);
