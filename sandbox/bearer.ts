import type { FastifyRequest } from 'fastify';
import { isSameSecret } from './fingerprint.ts';
import type { Vendor } from './vendor.ts';

/** Whether a request carries the shop's secret key as its bearer token. */
export function hasSecretKey(request: FastifyRequest, { settings }: Pick<Vendor, 'settings'>): boolean {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && isSameSecret(key, settings.secretKey);
}
