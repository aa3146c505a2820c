/** Which lines of the book (`credit_entries e`) change what an organization owes. SQL */
export const CHANGES_OWED = "e.kind in ('BOOKED', 'CREDITED', 'PAID', 'REVERSED')";

/** By how many cents such a line changes it; 0 of all others. SQL */
export const OWED_CENTS =
  "case when e.kind in ('BOOKED', 'REVERSED') then e.amount_cents when e.kind in ('CREDITED', 'PAID') then -e.amount_cents else 0 end";
