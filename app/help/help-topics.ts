import { PATHS } from '#app/shell/site-paths.ts';

/** A part of the help page, by its anchor. */
export type HelpPart = 'ink' | 'delivery' | 'pickup' | 'orders' | 'returns' | 'payment' | 'tax' | 'organizations' | 'contact';

export function helpPath(part: HelpPart): string {
  return `${PATHS.help}#${part}`;
}
