import {
  addTaxCertificate as addCall,
  decideTaxCertificate as decideCall,
  listTaxCertificates as listCall,
  listWaitingCertificates as waitingCall,
  removeTaxCertificate as removeCall,
} from '#contracts/account/tax-certificates.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { decideTaxCertificate, listWaitingCertificates } from './decide-certificates.ts';
import { addTaxCertificate, listTaxCertificates, removeTaxCertificate } from './own-certificates.ts';

export const taxRoutes: readonly Route[] = [
  lookingRoute(listCall, listTaxCertificates),
  lookingRoute(addCall, addTaxCertificate),
  lookingRoute(removeCall, removeTaxCertificate),
  lookingRoute(waitingCall, listWaitingCertificates),
  lookingRoute(decideCall, decideTaxCertificate),
];
