import pino, { type Logger, type LoggerOptions } from 'pino';

/** Thirteen to nineteen digits, with spaces or dashes between: what a card number looks like. */
const CARD_LIKE = /\b(?:\d[ -]?){12,18}\d\b/g;

/** Covers whatever looks like a card number in a text, so that none reaches a log or an error message. */
export function maskCardNumbers(text: string): string {
  return text.replace(CARD_LIKE, (found) => (isCardNumber(found) ? `****${found.replace(/\D/g, '').slice(-4)}` : found));
}

/** By the Luhn checksum, so that order numbers and amounts stay readable. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * The structured log: one JSON object a line, with the request's id where there is one, and nothing secret.
 *
 * @param destination where lines go; the standard output when absent.
 */
export function makeLog(level: string, destination?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.cvv', '*.token', '*.authorization', '*.cookie', '*.email', '*.accountNumber'], censor: '[hidden]' },
    serializers: {
      err: (error: unknown) => {
        if (!(error instanceof Error)) return { message: maskCardNumbers(String(error)) };
        return { type: error.name, message: maskCardNumbers(error.message), stack: maskCardNumbers(error.stack ?? '') };
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
