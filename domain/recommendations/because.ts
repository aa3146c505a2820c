const WORDS = {
  BOUGHT: 'Because you bought',
  ORDERED_WITH: 'Often bought with',
  GOES_WITH: 'Goes with',
} as const;

/** Why something is recommended. Of a long name what stands before its first comma is enough to know it by. */
export function becauseText(is: keyof typeof WORDS, name: string): string {
  return `${WORDS[is]} ${name.split(',', 1)[0]?.trim() ?? name}`;
}
