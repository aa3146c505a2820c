/** The cookies of a request; one that is malformed, or holds what no database stores, is left out. */
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
    const decoded = decodeURIComponent(bare);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
