/** How a document looks that does something by itself, asks others for something or carries other files. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|Sound|Movie)(?![A-Za-z])/;
const LOCKED = /\/Encrypt(?![A-Za-z])/;
/** A name may be written with its letters as numbers: /J#61vaScript. */
const WRITTEN_OTHERWISE = /#([\da-f]{2})/gi;
const HEAD = /^%PDF-[12]\.\d/;
/** The end stands in the last kilobyte, as readers look for it. */
const TAIL = 1_024;

/**
 * What is wrong with a document that somebody sent, as its owner is told; undefined: nothing that can be seen. What is packed inside is not looked
 * into: browsers open documents in a room of their own, and this keeps out what was not even hidden.
 *
 * @param text the document, a letter for each byte.
 */
export function wrongOfPdf(text: string): string | undefined {
  if (!HEAD.test(text)) return 'is no PDF';
  if (!text.slice(-TAIL).includes('%%EOF')) return 'is not complete: its end is missing';
  const names = text.replaceAll(WRITTEN_OTHERWISE, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (LOCKED.test(names)) return 'is locked with a password';
  const [, what] = ACTIVE.exec(names) ?? [];
  return what === undefined ? undefined : `does more than show pages (${what})`;
}
