import { readFile } from 'node:fs/promises';

let words: Promise<ReadonlySet<string>> | undefined;

/** Some 40,000 words that everybody knows, of four letters or more, in lower case: those of american-english-small by SCOWL. Read once. */
export function readEnglishWords(): Promise<ReadonlySet<string>> {
  return (words ??= readFile(new URL('english-words.txt', import.meta.url), 'utf8').then((text) => new Set(text.trimEnd().split('\n'))));
}
