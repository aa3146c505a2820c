import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * What every answer tells browsers for safety, in lower case. It is the same for all of them, so it is worked out once.
 *
 * @param expected.isSecure whether the shop is served over HTTPS only.
 */
export function safeHeaders({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: false, // by what is sent
    // "no-referrer" would make browsers send the origin "null" with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Hosts below ours may be somebody else's, without HTTPS.
    strictTransportSecurity: isSecure && { includeSubDomains: false },
  });
  set(request, answer, () => undefined);
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
