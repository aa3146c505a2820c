/** A `set-cookie` value. Session cookies of ours are readable by nobody's script and are not sent along from other sites. */
export function writeCookie(
  name: string,
  value: string,
  options: { maxAgeSeconds?: number; isSecure: boolean; isHttpOnly: boolean },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  if (options.isHttpOnly) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}
