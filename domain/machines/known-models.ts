const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The model that somebody means who names it, however it is written: "ardent l-48" is no "Ardent L48", "ARDENT  L48" is. */
export function modelNamed(typed: string, models: readonly string[]): string | undefined {
  const said = plain(typed);
  return said === '' ? undefined : models.find((model) => plain(model) === said);
}

/** The model that an item of the shop is: its name begins with it. "Ardent L48 Wireless Printer" is an "Ardent L48". */
export function modelOfItem(name: string, models: readonly string[]): string | undefined {
  return models.filter((model) => `${name} `.startsWith(`${model} `)).toSorted((a, b) => b.length - a.length)[0];
}

/**
 * The models that have all that was typed, each word as the beginning of one of theirs, or with blanks and dashes left out ("l-48", "laserjet400").
 * In the order of their names.
 */
export function findModels(typed: string, models: readonly string[]): string[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const joined = words.join('');
  return models
    .filter((model) => {
      const own = plain(model).split(' ');
      return words.every((word) => own.some((one) => one.startsWith(word))) || own.join('').includes(joined);
    })
    .toSorted(IN_ORDER.compare);
}

/** L205 before L1000. */
const IN_ORDER = new Intl.Collator('en-US', { numeric: true });
