/** Markup that is safe to send: made by `html` only. */
export interface Html {
  readonly markup: string;
}

type Value = Html | readonly Html[] | string | number | undefined | false;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text with everything escaped that could end it, in an element or in a quoted attribute. */
function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function render(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(render).join('');
}

/** Markup from a template; every value in it is escaped unless it is markup itself. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: strings.reduce((markup, part, index) => markup + render(values[index - 1]) + part) };
}

/** A constant of this program as it is, for style sheets and drawings; never for anything that came with a request. */
export function constantMarkup(markup: string): Html {
  return { markup };
}
