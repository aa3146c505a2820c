import fc from 'fast-check';

/** Any signs there are, up to so many. (fast-check's own `binary` strings take five seconds to be made ready, in each program that has one.) */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.integer({ min: 0, max: 0x10_ffff }).map((code) => (code >= 0xd8_00 && code <= 0xdf_ff ? 0x20 : code)),
      { maxLength },
    )
    .map((codes) => String.fromCodePoint(...codes));
