const [BASE, LEAST, MOST, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How soon the digits of the next number end, by the one before. */
function biasAfter(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}

function digitsOf(delta: number, bias: number): string {
  let digits = '';
  let rest = delta;
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(MOST, Math.max(LEAST, place - bias));
    if (rest < threshold) return digits + DIGITS.charAt(rest);
    digits += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** A part of a domain in a to z, digits and hyphens, as names are written down in the net. (RFC 3492, as `xn--…`) */
export function labelInAscii(label: string): string {
  const codes = Array.from(label, (sign) => sign.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < FIRST_CODE);
  if (plain.length === codes.length) return label;
  let written = plain.length === 0 ? '' : `${String.fromCodePoint(...plain)}-`;
  let [delta, bias, done, next] = [0, FIRST_BIAS, plain.length, FIRST_CODE];
  while (done < codes.length) {
    const least = Math.min(...codes.filter((code) => code >= next));
    delta += (least - next) * (done + 1);
    for (const code of codes) {
      if (code < least) delta += 1;
      if (code !== least) continue;
      written += digitsOf(delta, bias);
      bias = biasAfter(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    next = least + 1;
  }
  return `xn--${written}`;
}
