/**
 * Whether an address is nobody's, so that no mail can reach it: names below `.invalid` are given to nobody (RFC 2606, 2), and we name people by them of
 * whom we know no email.
 */
export function isNobodysEmail(email: string): boolean {
  return /[@.]invalid\.?>?\s*$/i.test(email);
}
