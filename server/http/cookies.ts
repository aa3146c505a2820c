/** The cookies of a request; a malformed one is left out. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null);
  if (header === undefined || header.length > 16_384) return cookies;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (name in cookies) continue; // the first one is the most specific
    const value = decode(part.slice(at + 1).trim());
    if (value !== undefined) cookies[name] = value;
  }
  return cookies;
}

function decode(text: string): string | undefined {
  const bare = text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    return undefined;
  }
}

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
