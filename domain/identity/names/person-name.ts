/** What programs for mail make a link of, or what no name holds: signs of addresses, a dot between letters as in evil.example, control characters. */
const NO_NAME = /[\p{C}@/:]|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

const FIELDS = [
  { field: 'firstName', missing: 'Please enter a first name' },
  { field: 'lastName', missing: 'Please enter a last name' },
] as const;

/** Whether a name may be shown to others, also in mails that the shop sends in somebody's name: it is no address and leads nowhere. */
export const isPersonName = (name: string): boolean => name !== '' && !NO_NAME.test(name);

type NameError = { readonly field: string; readonly code: 'REQUIRED' | 'INVALID'; readonly message: string };

const NO_ADDRESSES = 'Please enter a name without web or email addresses';

/** What is wrong with the names that somebody gives themselves, trimmed; the one rule for all who open an account, join an organization, or change their name. */
export function nameErrors(names: Readonly<Record<(typeof FIELDS)[number]['field'], string>>): NameError[] {
  return FIELDS.flatMap(({ field, missing }): NameError[] => {
    if (names[field] === '') return [{ field, code: 'REQUIRED', message: missing }];
    return isPersonName(names[field]) ? [] : [{ field, code: 'INVALID', message: NO_ADDRESSES }];
  });
}
