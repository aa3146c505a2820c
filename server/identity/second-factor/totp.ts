import { createHmac } from 'node:crypto';
import { STEP_SECONDS } from '#domain/identity/second-factor/authenticator.ts';

/** The time step of a moment. (RFC 6238, 4.2) */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The six digits of a step. (RFC 4226, 5.3) */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The steps whose code it is: that of the moment, and those beside it, since clocks differ. The earliest first. */
export function stepsOf(secret: Buffer, code: string, moment: Date): readonly number[] {
  const now = stepAt(moment);
  return [now - 1, now, now + 1].filter((step) => codeAt(secret, step) === code);
}
