import { logoPath } from '#domain/personalization/logo.ts';
import type { PersonalLine } from '#domain/personalization/personalization.ts';

/** What was written for an item, as it is looked at once more: its logo as a picture. */
export type PersonalText = { readonly label: string; readonly text: string; readonly picture?: string };

export function personalTexts(lines: readonly PersonalLine[]): PersonalText[] {
  return lines.map(({ field, label, text, value }) => ({ label, text, ...(field === 'logo' && { picture: logoPath(value) }) }));
}
