import { PATHS } from '#app/shell/site-paths.ts';
import type { AboutPage } from './about-texts.ts';

/** A part of the help page, by its anchor. */
export type HelpPart = 'ink' | 'delivery' | 'pickup' | 'orders' | 'returns' | 'payment' | 'tax' | 'organizations' | 'contact';

/** What the shop says of itself. */
export function aboutPath(page: AboutPage): string {
  return `/about/${page}`;
}

export function helpPath(part: HelpPart): string {
  return `${PATHS.help}#${part}`;
}
