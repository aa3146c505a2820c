import type { ItemFacts } from '../catalog/item-facts.ts';
import { GIFT_CARD_EMAIL_CLASS_ID } from '../delivery/deliverable-item.ts';

/** What an item asks its buyer before it can be made or sent. */
export const PERSONAL_KINDS = ['BUSINESS_CARD', 'GIFT_BY_EMAIL'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** One thing that is asked. */
export type PersonalField = {
  /** Of all kinds no two have the same. */
  readonly name: string;
  readonly label: string;
  /** TEXT goes into one line, and may hold anything that can be printed; SAID is read by somebody else in a mail of ours, so it holds no links; a LOGO is named by its id. */
  readonly form: 'TEXT' | 'NAME' | 'SAID' | 'EMAIL' | 'DAY' | 'CHOICE' | 'LOGO';
  /** The most characters of what is typed; a choice and a day are held by what can be chosen. */
  readonly most: number;
  readonly isRequired: boolean;
  readonly hint?: string;
  /** What can be chosen; the first is meant where nothing is said. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** How browsers know it of who fills the form in; undefined where it is about somebody else. */
  readonly autoComplete?: string;
};

/** The most characters that any field takes. */
export const LONGEST_PERSONAL = 300;

const text = (name: string, label: string, most: number, more: Partial<PersonalField> = {}): PersonalField => ({
  name,
  label,
  form: 'TEXT',
  most,
  isRequired: false,
  ...more,
});

/** How the text of a card can be laid out. */
export const CARD_LAYOUTS = [
  { value: 'CLASSIC', label: 'Classic: text on the left' },
  { value: 'CENTERED', label: 'Centered' },
  { value: 'BAND', label: 'Color band' },
] as const;

const BUSINESS_CARD: readonly PersonalField[] = [
  { ...text('layout', 'Layout', 20), form: 'CHOICE', choices: CARD_LAYOUTS },
  text('name', 'Name', 36, { isRequired: true, autoComplete: 'name' }),
  text('title', 'Job title', 44, { autoComplete: 'organization-title' }),
  text('company', 'Company', 44, { autoComplete: 'organization' }),
  text('phone', 'Phone', 24, { autoComplete: 'tel' }),
  text('email', 'Email', 48, { form: 'EMAIL', autoComplete: 'email' }),
  text('website', 'Website', 48, { autoComplete: 'url' }),
  text('address', 'Address', 64, { autoComplete: 'street-address' }),
  text('logo', 'Logo', 32, { form: 'LOGO', hint: 'PNG or JPEG, up to 2 MB. Printed on the front.' }),
];

/** How far ahead a gift can be asked for, in days. */
export const LONGEST_WAIT_DAYS = 90;

const GIFT_BY_EMAIL: readonly PersonalField[] = [
  text('recipientName', 'Recipient’s name', 40, { form: 'NAME', isRequired: true }),
  text('recipientEmail', 'Recipient’s email', 254, { form: 'EMAIL', isRequired: true, hint: 'We send the gift card to this address.' }),
  text('senderName', 'Your name', 40, { form: 'NAME', isRequired: true, autoComplete: 'name' }),
  text('message', 'Message', LONGEST_PERSONAL, { form: 'SAID' }),
  text('deliverOn', 'Delivery date', 10, { form: 'DAY', hint: 'Leave blank to send the gift card right after you order.' }),
];

const FIELDS: Record<PersonalKind, readonly PersonalField[]> = { BUSINESS_CARD, GIFT_BY_EMAIL };

/** What an item asks its buyer, a set as any other; undefined for one that is the same for everybody. */
export function personalKindOf({ isCustom, classId }: Pick<ItemFacts, 'isCustom' | 'classId'>): PersonalKind | undefined {
  if (isCustom === true) return 'BUSINESS_CARD';
  return classId === GIFT_CARD_EMAIL_CLASS_ID ? 'GIFT_BY_EMAIL' : undefined;
}

/** The fields of a kind, in the order in which they are asked. */
export function personalFields(kind: PersonalKind): readonly PersonalField[] {
  return FIELDS[kind];
}

/** What is told of a field that has to be filled in and is not. */
export function requiredText({ label }: Pick<PersonalField, 'label'>): string {
  return `${label} is required.`;
}

/** What is told of a field that holds more characters than it takes. */
export function overlongText({ most, length }: { readonly most: number; readonly length: number }): string {
  return `Please use at most ${most} characters; this has ${length.toLocaleString('en-US')}.`;
}

/** The fields that hold more characters than they take, each with how many it has and takes. */
export function overlong(
  kind: PersonalKind,
  values: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly label: string; readonly most: number; readonly length: number }[] {
  return personalFields(kind).flatMap(({ name, label, most, choices }) => {
    const { length } = Array.from(values[name] ?? '');
    return choices === undefined && length > most ? [{ name, label, most, length }] : [];
  });
}
