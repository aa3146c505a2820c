type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What was typed into the forms of a page: of each, in the order of the page, its fields in theirs. */
export type Typed = readonly (readonly string[])[];

/** Kinds of inputs that are not typed into, and those whose text nobody but their owner is to have. */
const LEFT_OUT = 'input:not([type=hidden], [type=password], [type=file], [type=submit], [autocomplete^=cc-]), textarea, select';
const PICKED = /^(?:checkbox|radio)$/;

const formsOf = (main: ParentNode) => [...main.querySelectorAll<HTMLFormElement>('form[method=post]')];
const fieldsOf = (form: ParentNode) => [...form.querySelectorAll<Field>(LEFT_OUT)];
const isPicked = (field: Field) => field instanceof HTMLInputElement && PICKED.test(field.type);
const textOf = (field: Field) => (field instanceof HTMLInputElement && isPicked(field) ? String(field.checked) : field.value);

/** What stands in the forms of a page, but for passwords and cards. */
export function typedIn(main: ParentNode): Typed {
  return formsOf(main).map((form) => fieldsOf(form).map(textOf));
}

/** Types it once more, where the page has the same forms. Whatever follows the typing hears of it. */
export function typeAgain(main: ParentNode, typed: Typed): void {
  for (const [at, form] of formsOf(main).entries()) {
    const texts = typed[at];
    const fields = fieldsOf(form);
    if (texts?.length !== fields.length) continue;
    for (const [place, field] of fields.entries()) typeInto(field, texts[place] ?? '');
  }
}

function typeInto(field: Field, text: string): void {
  if (textOf(field) === text) return;
  // A checkbox tells of it by itself.
  if (isPicked(field)) return field.click();
  // As a keyboard does it: what the page's scripts have put in the place of the field's own would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
