import { z } from 'zod';
import { CERTIFICATE_DECISIONS, CERTIFICATE_STATES, EXEMPTION_REASONS } from '#domain/pricing/fees/tax-exemption.ts';
import { call } from '../call.ts';
import { IsoDate, NoBody, Nothing } from '../shapes.ts';

const text = (most: number) => z.string().max(most);

/** A certificate of exemption from a state's sales tax. */
export const TaxCertificate = z
  .object({
    certificateId: z.string(),
    state: z.string(),
    number: z.string(),
    reason: z.enum(EXEMPTION_REASONS),
    validUntil: IsoDate,
    status: z.enum(CERTIFICATE_STATES),
    words: z.string().meta({ description: 'Why it was declined' }),
    isExpired: z.boolean(),
  })
  .meta({ id: 'TaxCertificate' });
export type TaxCertificate = z.output<typeof TaxCertificate>;

const Own = z.object({
  certificates: z.array(TaxCertificate),
  mayAdd: z.boolean(),
  isExemptEverywhere: z.boolean().meta({ description: 'Their organization pays no sales tax in any state, by agreement' }),
});

export const listTaxCertificates = call({
  name: 'listTaxCertificates',
  method: 'GET',
  path: '/cc/api/account/tax-certificates',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'The certificates of exemption of the shopper, or of the organization that they buy for',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Own,
});

export const addTaxCertificate = call({
  name: 'addTaxCertificate',
  method: 'POST',
  path: '/cc/api/account/tax-certificates',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Tell of a certificate; it counts once the shop has approved it',
  params: Nothing,
  query: Nothing,
  body: z.object({ state: text(2), number: text(100), reason: z.enum(EXEMPTION_REASONS), validUntil: text(10) }),
  answer: Own,
});

export const removeTaxCertificate = call({
  name: 'removeTaxCertificate',
  method: 'DELETE',
  path: '/cc/api/account/tax-certificates/:certificateId',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Take a certificate back; what is ordered from then on is taxed',
  params: z.object({ certificateId: text(64) }),
  query: Nothing,
  body: NoBody,
  answer: Own,
});

const Waiting = TaxCertificate.extend({
  of: z.string().meta({ description: 'The organization, or the name of the shopper' }),
  email: z.string(),
});
export type WaitingCertificate = z.output<typeof Waiting>;

/** For operators. */
export const listWaitingCertificates = call({
  name: 'listWaitingCertificates',
  method: 'GET',
  path: '/cc/api/operations/tax-certificates',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Certificates that wait for a decision, the oldest first',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ total: z.int(), waiting: z.array(Waiting) }),
});

export const decideTaxCertificate = call({
  name: 'decideTaxCertificate',
  method: 'POST',
  path: '/cc/api/operations/tax-certificates',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Approve a certificate, or decline it with the reason',
  params: Nothing,
  query: Nothing,
  body: z.object({ certificateId: text(64), decision: z.enum(CERTIFICATE_DECISIONS), words: text(300).default('') }),
  answer: z.object({ decision: z.enum(CERTIFICATE_DECISIONS) }),
});
