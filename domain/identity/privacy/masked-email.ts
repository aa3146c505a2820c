/** An email by which nobody is written to, and whose owner is known to who knew it: its first sign and where it is. */
export function maskedEmail(email: string): string {
  const at = Math.max(email.lastIndexOf('@'), 0);
  const [first = ''] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
