import type { RefusedField } from './request-token.ts';

/** The errors beside the fields of a form. */
export interface FieldErrors {
  /** Shows exactly these errors. */
  show(errors: readonly RefusedField[]): void;
  /** Shows these errors in place of those the field had. */
  replace(field: string, errors: readonly RefusedField[]): void;
  shown(): readonly RefusedField[];
}

/** Errors of `inputs`, each shown in the element `#<field>-error` of the form. */
export function fieldErrors(form: HTMLFormElement, inputs: ReadonlyMap<string, HTMLInputElement>): FieldErrors {
  let shown: readonly RefusedField[] = [];

  function showOne(field: string, input: HTMLInputElement): void {
    const place = form.querySelector<HTMLElement>(`#${field}-error`);
    const message = shown.find((error) => error.field === field)?.message;
    if (place === null) return;
    place.textContent = message ?? '';
    place.hidden = message === undefined;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }

  /** An error of a field that the page does not show stands beside the number, or nobody would see it. */
  function placed(error: RefusedField): RefusedField {
    const isVisible = (inputs.get(error.field)?.offsetParent ?? null) !== null;
    return isVisible ? error : { ...error, field: 'number' };
  }

  function show(errors: readonly RefusedField[]): void {
    shown = errors.map(placed);
    for (const [field, input] of inputs) showOne(field, input);
  }

  return {
    show,
    replace: (field, errors) => show([...shown.filter((error) => error.field !== field), ...errors]),
    shown: () => shown,
  };
}
