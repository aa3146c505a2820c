import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** What every answer says, for those that Node.js would otherwise give by itself. The others have theirs from the hooks of the app. */
const HEADERS = {
  Connection: 'close',
  'Content-Length': '0',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Ends a connection on which no request came that could be read. */
export function refuseUnread(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(writeRefusal(STATUS_OF_ERROR[error.code ?? ''] ?? 400));
  socket.destroy();
}

/** Refuses what Node.js would answer by itself, or by hanging up: whoever takes us for a proxy, and what nobody can expect of us. */
export function refuseUnheard(server: Server): void {
  server.on('connect', (_request, socket) => socket.end(writeRefusal(405)));
  server.on('checkExpectation', (_request, response) => response.writeHead(417, HEADERS).end());
}

function writeRefusal(status: number): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
