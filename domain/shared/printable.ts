/** What a terminal obeys, does not show, or turns the direction of what stands beside it by; not the line's end and the tab. */
const UNPRINTABLE = /[[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]--[\t\n]]/gv;

/** A text as it can be written to a terminal, whoever has written it: signs that it would obey stand as `\x1b` and `\u202e`. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x1_00) return String.raw`\x${code.toString(16).padStart(2, '0')}`;
    return code < 0x1_00_00 ? String.raw`\u${code.toString(16).padStart(4, '0')}` : String.raw`\u{${code.toString(16)}}`;
  });
}
