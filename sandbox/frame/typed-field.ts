/**
 * The caret's place in a newly formatted text: behind as many digits as it was behind before, so that typing in the
 * middle of a number does not throw it to the end.
 */
export function caretAfter(digitsBefore: number, formatted: string): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}

/**
 * Keeps an input's text in the form that `format` gives it, with the caret where the person left it. What stands in it already was typed
 * before the script came, or was filled in by the browser: it is brought into that form, too.
 */
export function keepFormatted(input: HTMLInputElement, format: (text: string) => string): void {
  const keep = () => {
    const { value, selectionStart } = input;
    const formatted = format(value);
    if (formatted === value) return;
    const isAtEnd = selectionStart === null || selectionStart >= value.length;
    const digitsBefore = value.slice(0, selectionStart ?? 0).replaceAll(/\D/g, '').length;
    input.value = formatted;
    const caret = isAtEnd ? formatted.length : caretAfter(digitsBefore, formatted);
    input.setSelectionRange(caret, caret);
  };
  input.addEventListener('input', keep);
  keep();
}
