import type { ItemFacts } from '../catalog/item-facts.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '../checkout/email.ts';
import { inOneParagraph, readMailed, readName } from '../reviews/written-text.ts';
import { addDays, dateText, isCalendarDate, type CalendarDate } from '../shared/calendar.ts';
import { isLogoId, LOGO_GONE_TEXT } from './logo.ts';
import {
  LONGEST_WAIT_DAYS,
  overlongText,
  PERSONAL_KINDS,
  personalFields,
  personalKindOf,
  requiredText,
  type PersonalField,
} from './personal-fields.ts';

/** What a buyer wants an item to say, or whom it is for: a text for each field that was filled in, in the order of the fields. */
export type Personalization = Readonly<Record<string, string>>;

/** What is wrong with each field, as it is told beside it. */
export type PersonalProblems = Readonly<Record<string, string>>;

/** Either what is kept of it, which is nothing for an item that asks nothing, or why it cannot be. */
export type ReadPersonalization =
  | { readonly isComplete: true; readonly personalization: Personalization | undefined }
  | { readonly isComplete: false; readonly problems: PersonalProblems };

/** Reads what somebody wrote for an item. Fields that the item does not ask are dropped. */
export function readPersonalization(facts: ItemFacts, given: Personalization | undefined, shop: ReadingShop): ReadPersonalization {
  const kind = personalKindOf(facts);
  if (kind === undefined) return { isComplete: true, personalization: undefined };
  const problems: [string, string][] = [];
  const read: [string, string][] = [];
  for (const field of personalFields(kind)) {
    const one = readField(field, given?.[field.name] ?? '', shop);
    if ('problem' in one) problems.push([field.name, one.problem]);
    else if (one.text !== '') read.push([field.name, one.text]);
  }
  if (problems.length > 0) return { isComplete: false, problems: Object.fromEntries(problems) };
  return { isComplete: true, personalization: Object.fromEntries(read) };
}

/** What of the shop decides what may be written. */
type ReadingShop = {
  /** Its day: nothing can be sent before it. */
  readonly today: CalendarDate;
  /** How it is called: nobody else is. */
  readonly brandName: string;
};

type ReadField = { readonly text: string } | { readonly problem: string };

function readField(field: PersonalField, typed: string, { today, brandName }: ReadingShop): ReadField {
  const { form, most, isRequired, choices } = field;
  const text = inOneParagraph(typed);
  if (choices !== undefined) return { text: (choices.find(({ value }) => value === text) ?? choices[0])?.value ?? '' };
  if (text === '') return isRequired ? { problem: requiredText(field) } : { text };
  if (form === 'EMAIL') return readEmailField(text, most);
  if (form === 'DAY') return readDay(text, today);
  if (form === 'LOGO') return isLogoId(text) ? { text } : { problem: LOGO_GONE_TEXT };
  if (form === 'TEXT') return withinLength(text, most);
  return form === 'NAME' ? readName(typed, { most, brandName }) : readMailed(typed, { least: 1, most });
}

function withinLength(text: string, most: number): ReadField {
  const { length } = Array.from(text);
  return length > most ? { problem: overlongText({ most, length }) } : { text };
}

function readEmailField(text: string, most: number): ReadField {
  const email = readEmail(text);
  return email === undefined ? { problem: `${EMAIL_ERROR_TEXT}.` } : withinLength(email, most);
}

function readDay(text: string, today: CalendarDate): ReadField {
  const last = addDays(today, LONGEST_WAIT_DAYS);
  if (isCalendarDate(text) && text >= today && text <= last) return { text };
  return { problem: `Choose a date from ${dateText(today)} to ${dateText(last)}.` };
}

/** Whether a row has all that its item asks: it may have been put there before the item asked it. What it says was read when it was written. */
export function isPersonalized(facts: ItemFacts, personalization: Personalization | undefined): boolean {
  const kind = personalKindOf(facts);
  return kind === undefined || personalFields(kind).every(({ name, isRequired }) => !isRequired || (personalization?.[name] ?? '') !== '');
}

/** Whether two rows of one item are for the same thing: those that say something else are made apart. */
export function isSamePersonalization(a: Personalization | undefined, b: Personalization | undefined): boolean {
  return a === b || JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
}

/** A field that was filled in, as people read it. */
export type PersonalLine = { readonly field: string; readonly label: string; readonly value: string; readonly text: string };

const ALL_FIELDS = PERSONAL_KINDS.flatMap((kind) => personalFields(kind));

/** What was written for an item, field by field. */
export function personalLines(personalization: Personalization | undefined): PersonalLine[] {
  if (personalization === undefined) return [];
  return ALL_FIELDS.flatMap(({ name, label, form, choices }) => {
    const value = personalization[name];
    if (value === undefined) return [];
    const chosen = choices?.find((choice) => choice.value === value)?.label;
    return [{ field: name, label, value, text: chosen ?? (form === 'DAY' ? dateText(value) : form === 'LOGO' ? 'Added' : value) }];
  });
}

/** What is said again when the same is ordered once more: all of it but the day, which is the first order's. */
export function personalizationAgain(personalization: Personalization): Personalization {
  const { deliverOn: _, ...rest } = personalization;
  return rest;
}

/** The day on which a gift is wanted; undefined for what is sent at once. */
export function wantedOn(personalization: Personalization | undefined): CalendarDate | undefined {
  return personalization?.['deliverOn'];
}

/** Whether the day that was chosen for a gift has passed: nothing can be sent on it any more. */
export function hasDayPassed(personalization: Personalization | undefined, today: CalendarDate): boolean {
  const day = wantedOn(personalization);
  return day !== undefined && day < today;
}

/** To whom a gift goes, as far as it is one. */
export function giftOf(personalization: Personalization | undefined): Gift | undefined {
  const { recipientEmail, recipientName = '', senderName = '', message = '' } = personalization ?? {};
  return recipientEmail === undefined ? undefined : { recipientEmail, recipientName, senderName, message };
}

/** A row of an order, as far as what was written for it goes. */
type WrittenRow = { readonly personalization?: readonly Pick<PersonalLine, 'field' | 'value'>[] | undefined };

/** The gifts among rows, in the order of the rows. */
export function giftsAmong(rows: readonly WrittenRow[]): Gift[] {
  return rows.flatMap(
    ({ personalization }) => giftOf(personalization && Object.fromEntries(personalization.map(({ field, value }) => [field, value]))) ?? [],
  );
}

/** The addresses to which the gifts among rows go, each once. */
export function recipientsOf(rows: readonly WrittenRow[]): string[] {
  return [...new Set(giftsAmong(rows).map(({ recipientEmail }) => recipientEmail))];
}

export type Gift = {
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly senderName: string;
  /** Empty where nothing was said. */
  readonly message: string;
};
