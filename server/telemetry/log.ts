import pino, { type Logger, type LoggerOptions } from 'pino';
import { hasCardNumber, maskCardNumbers } from '#domain/payment/cards/card-number-in-text.ts';

/** A value as it may stand in the log: with every card number in its texts, names and figures covered but for the last four digits. */
export function withoutCardNumbers(value: unknown): unknown {
  if (typeof value === 'string') return maskCardNumbers(value);
  if (typeof value === 'number') return hasCardNumber(String(value)) ? maskCardNumbers(String(value)) : value;
  if (Array.isArray(value)) return value.map(withoutCardNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [maskCardNumbers(name), withoutCardNumbers(part)]));
}

/** Looked at as it is about to be written, so that no way into the log leads around it. */
function maskedLine(line: string): string {
  return `${JSON.stringify(withoutCardNumbers(JSON.parse(line)))}\n`;
}

/**
 * The structured log: one JSON object a line, with the request's id where there is one, and nothing secret. Card numbers are covered wherever
 * they stand.
 *
 * @param destination where lines go; the standard output when absent.
 */
export function makeLog(level: string, destination?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.cvv', '*.token', '*.authorization', '*.cookie', '*.email', '*.accountNumber', '*.pin', '*.secret'],
      censor: '[hidden]',
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error ? { type: error.name, message: error.message, stack: error.stack ?? '' } : { message: String(error) },
    },
    hooks: { streamWrite: maskedLine },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
