/** An email by which nobody is written to, and whose owner is known to who knew it: its first sign and where it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, Math.max(at, 0))][0] ?? ''}•••${email.slice(Math.max(at, 0))}`;
}
