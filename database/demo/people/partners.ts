import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { WayIn } from '#domain/identity/ways-in/ways-in.ts';

/** What a partner of the demo says of somebody whom it sends. */
export type PartnerPerson = { readonly sub: string; readonly given_name?: string; readonly family_name?: string; readonly email?: string };

export type DemoPartner = {
  readonly partnerId: string;
  readonly name: string;
  readonly way: WayIn;
  readonly tenant: Tenant;
  readonly accountNumber: string | null;
  readonly keyId: string;
  /** How it signs tokens, or that it has an identity provider. */
  readonly algorithm: 'HS256' | 'EdDSA' | 'SAML';
  readonly people: readonly PartnerPerson[];
};

/** A partner for each way in. What they sign with is known to everybody, and to the demo alone. */
export const demoPartners: readonly DemoPartner[] = [
  {
    partnerId: 'ledgerline',
    name: 'Ledgerline Purchasing',
    way: 'MVP',
    tenant: 'SBA',
    accountNumber: '4410001',
    keyId: 'ledgerline-1',
    algorithm: 'HS256',
    people: [
      { sub: 'bea.buyer@harbordental.example' },
      { sub: 'ann.approver@harbordental.example' },
      { sub: 'nobody@harbordental.example' },
    ],
  },
  {
    partnerId: 'cedar-sign-in',
    name: 'Cedar Legal sign-in',
    way: 'SAML',
    tenant: 'SBA',
    accountNumber: '4410003',
    keyId: 'cedar-1',
    algorithm: 'SAML',
    people: [
      { sub: 'bo.buyer@cedarlegal.example' },
      { sub: 'axel.approver@cedarlegal.example' },
      // Not known here yet: an account is opened for her when she comes.
      { sub: 'nora.new@cedarlegal.example', given_name: 'Nora', family_name: 'Novak' },
    ],
  },
  {
    partnerId: 'payday-perks',
    name: 'Payday Perks',
    way: 'THIRD_PARTY',
    tenant: 'dotcom',
    accountNumber: null,
    keyId: 'payday-1',
    algorithm: 'EdDSA',
    people: [
      { sub: 'shopper-1001', given_name: 'Pat', family_name: 'Perkins', email: 'pat.perkins@paydayperks.example' },
      { sub: 'shopper-1002', given_name: 'Quinn', family_name: 'Adeyemi' },
    ],
  },
];

/** What stands before the 32 bytes of a private Ed25519 key (RFC 8410, PKCS #8). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const seedOf = ({ keyId }: DemoPartner): Buffer => createHash('sha256').update(`a key of the demo: ${keyId}`).digest();

/** The secret that a partner of the demo shares with the shop. */
export const demoSecret = (partner: DemoPartner): string => seedOf(partner).toString('base64url');

/** What a partner of the demo signs with. */
export function demoPrivateKey(partner: DemoPartner): KeyObject {
  return createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seedOf(partner)]), format: 'der', type: 'pkcs8' });
}

/** What the shop knows of a partner's key. */
export function keyTextOf(partner: DemoPartner): string {
  if (partner.algorithm === 'HS256') return demoSecret(partner);
  return createPublicKey(demoPrivateKey(partner)).export({ type: 'spki', format: 'pem' }).toString();
}
