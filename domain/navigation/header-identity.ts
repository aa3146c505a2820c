const SHOWN_DIGITS = 4;

/** The initials of a first and a last name, upper case: 'SB'. A missing name gives no letter. */
export function initialsOf(firstName: string | undefined, lastName: string | undefined): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`;
}

/** A customer number with all but its last four characters hidden: '******0001'. */
export function maskedNumber(customerNumber: string): string {
  const hidden = Math.max(0, customerNumber.length - SHOWN_DIGITS);
  return '*'.repeat(hidden) + customerNumber.slice(hidden);
}

/** The first letter as the reader sees it: a character outside the basic plane is not cut in half. */
function firstLetter(name: string | undefined): string {
  const [letter = ''] = (name ?? '').trim();
  return letter.toUpperCase();
}
