/**
 * Parts that a thing has or has not, by the labels of their lines: people look for a binder "with pockets", and what a line says of the pockets is only
 * how many. What all things of the shop have (a color, a size) is none.
 */
const PARTS: ReadonlySet<string> = new Set([
  'Arms',
  'Backlight',
  'Casters',
  'Dimmer',
  'Drawers',
  'Encryption',
  'Eraser',
  'Fingerprint reader',
  'Handle',
  'Headrest',
  'Inside pockets',
  'Lid',
  'Lock',
  'Lumbar support',
  'Microphone',
  'Perforation',
  'Pockets',
  'Refillable',
  'Surge protection',
  'Touchscreen',
  'Wall mount',
]);

/** What a line says where there is no such part. */
const HAS_NONE: ReadonlySet<string> = new Set(['None', 'No', '0']);

/** Lines that say what somebody asks for in these very words: "gluten-free", "credit cards". */
const SAID_IN_TEXT: ReadonlySet<string> = new Set(['Dietary', 'Also shreds']);

/** What an item has and can, in words for its search, from all lines that are known of it. */
export function partsHad(lines: readonly (readonly [label: string, text: string])[]): readonly string[] {
  return lines.flatMap(([label, text]) => {
    if (SAID_IN_TEXT.has(label)) return [text];
    return PARTS.has(label) && !HAS_NONE.has(text) ? [label] : [];
  });
}
