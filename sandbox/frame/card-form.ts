import { checkCard, type CardCheck, type TypedCard } from '../cards/card-check.ts';
import { formatExpiry } from '../cards/card-expiry.ts';
import { brandOf, cvvLength, digitsOnly, groupNumber, keepNumber, type CardBrand } from '../cards/card-number.ts';
import { showBrand } from './brand-display.ts';
import { fieldErrors } from './field-errors.ts';
import type { RefusedField, TokenRequest } from './request-token.ts';
import { keepFormatted } from './typed-field.ts';

/** The most digits the security code field takes. (C §5, Other card fields) */
const MAX_CVV_DIGITS = 4;

const FIELDS = ['number', 'expiry', 'cvv'] as const;
type Field = (typeof FIELDS)[number];
type Inputs = ReadonlyMap<Field, HTMLInputElement>;

/** The card fields on the page. A field that the shop did not ask for is not there. */
export interface CardForm {
  /** The card as it is to be sent, or `undefined` when a field is wrong: then the errors stand beside the fields. */
  check(): TokenRequest | undefined;
  showErrors(errors: readonly RefusedField[]): void;
  errors(): readonly RefusedField[];
  focus(field: string | undefined): void;
  clear(): void;
}

/** What the fields keep of what is typed into them. */
const FORMATS: Record<Field, (text: string, brand: CardBrand | undefined, storePrefixes: readonly string[]) => string> = {
  number: (text, _brand, storePrefixes) => groupNumber(keepNumber(text, storePrefixes), storePrefixes),
  expiry: formatExpiry,
  cvv: (text, brand) => digitsOnly(text).slice(0, brand === undefined ? MAX_CVV_DIGITS : cvvLength(brand)),
};

/** Brings the fields of a form to life: grouping, brand, errors beside the fields. */
export function cardForm(form: HTMLFormElement): CardForm {
  const inputs = inputsOf(form);
  const errors = fieldErrors(form, inputs);
  const isCvvAsked = form.dataset['asksCvv'] === 'true';
  const storePrefixes = (form.dataset['storePrefixes'] ?? '').split(',').filter((prefix) => prefix !== '');
  const currentBrand = (): CardBrand | undefined => brandOf(digitsOnly(inputs.get('number')?.value ?? ''), storePrefixes);
  const check = (): CardCheck => checkCard(typedCard(inputs, currentBrand()), { now: new Date(), isCvvAsked, storePrefixes });

  for (const [field, input] of inputs) {
    keepFormatted(input, (text) => FORMATS[field](text, currentBrand(), storePrefixes));
    // Leaving a field checks it once it has something in it; correcting it takes its error away at once.
    input.addEventListener('input', () => errors.replace(field, []));
    input.addEventListener('blur', () => {
      const result = check();
      if (input.value === '' || result.ok) return;
      errors.replace(
        field,
        result.errors.filter((error) => error.field === field),
      );
    });
  }
  inputs.get('number')?.addEventListener('input', () => showBrand(form, currentBrand()));
  showBrand(form, currentBrand());

  return {
    check() {
      const result = check();
      errors.show(result.ok ? [] : result.errors);
      return result.ok ? requestOf(typedCard(inputs, currentBrand()), isCvvAsked) : undefined;
    },
    showErrors: errors.show,
    errors: errors.shown,
    focus: (field) => inputs.get(FIELDS.find((name) => name === field) ?? 'number')?.focus(),
    clear() {
      for (const input of inputs.values()) input.value = '';
      showBrand(form, undefined);
    },
  };
}

function inputsOf(form: HTMLFormElement): Inputs {
  const found = FIELDS.map((field) => [field, form.querySelector(`#${field}`)] as const);
  return new Map(found.flatMap(([field, input]) => (input instanceof HTMLInputElement ? [[field, input]] : [])));
}

/** The store's own card has neither date nor code, whatever was typed before its number was. */
function typedCard(inputs: Inputs, brand: CardBrand | undefined): TypedCard {
  const number = inputs.get('number')?.value;
  if (brand === 'STORE_CARD') return { number };
  const [expiryMonth, expiryYear] = (inputs.get('expiry')?.value ?? '').split('/');
  return { number, expiryMonth, expiryYear, cvv: inputs.get('cvv')?.value };
}

function requestOf({ number = '', expiryMonth, expiryYear, cvv }: TypedCard, isCvvAsked: boolean): TokenRequest {
  return {
    number: digitsOnly(number),
    ...(expiryMonth && expiryYear && { expiryMonth, expiryYear: `20${expiryYear}` }),
    ...(cvv && { cvv }),
    ...(!isCvvAsked && { cvvNotAsked: true }),
  };
}
