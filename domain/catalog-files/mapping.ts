/** From where a column of ours has what stands in it. */
export type Source =
  /** The column of the file that is headed so. */
  | string
  /** The same for all rows. */
  | { readonly is: string }
  /** An amount for several pieces, as lines of orders have it, before what was taken off: for one piece, in whole cents. */
  | { readonly column: string; readonly per?: string | undefined; readonly beforeDiscount?: string | undefined };

/** How the columns of a file that somebody else wrote are read. */
export type Mapping = {
  /** By our names. What is not named here is found by its name, or by one that is usual for it. */
  readonly columns?: Readonly<Record<string, Source>> | undefined;
  /** Whether texts were written in UTF-8 twice, as programs do that take UTF-8 for Latin-1: "Itâ\u0080\u0099s" is read as "It’s". */
  readonly isEncodedTwice?: boolean | undefined;
  /** What becomes of the file's columns that are nothing of ours. Plain: the file is refused. */
  readonly others?: 'refuse' | 'leave out' | undefined;
  /** What becomes of several rows of one thing. Plain: the file is refused. */
  readonly repeated?: 'refuse' | 'first' | 'last' | undefined;
  /** Whether categories that there are not are made. Plain: the file is refused. */
  readonly newCategories?: boolean | undefined;
};

/** A text that was written in UTF-8 twice as it was meant; one that was not, as it is. */
export function decodedAgain(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    const bytes = Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return decodeURIComponent(bytes.join(''));
  } catch {
    return text;
  }
}

/** A heading as it is looked up: "Unit Price" and "unit_price" are one. */
export function headingKey(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
