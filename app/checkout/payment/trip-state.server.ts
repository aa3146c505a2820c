import { timingSafeEqual } from 'node:crypto';

/** Whether what came back from elsewhere is the secret that was sent there from this browser. Nothing is no secret. */
export function isSameState(sent: string, given: string | null): boolean {
  const [expected, told] = [Buffer.from(sent), Buffer.from(given ?? '')];
  return expected.length > 0 && expected.length === told.length && timingSafeEqual(expected, told);
}
