import { idOf } from '../random.ts';
import type { AccountSettings } from './settings.ts';

type ShipTo = {
  readonly addressId: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
};

/** What is left of its year; what it was given says what its orders have spent. */
type BudgetCenter = { readonly value: string; readonly description: string; readonly leftCents: number };

export type Account = {
  readonly accountNumber: string;
  readonly name: string;
  readonly settings: AccountSettings;
  /** The first is the usual one. */
  readonly shipTos: readonly ShipTo[];
  readonly budgetCenters: readonly BudgetCenter[];
  readonly blockedCategoryIds: readonly string[];
  /** What it may owe on invoices, and when they are due; undefined: it pays otherwise. */
  readonly credit?: {
    readonly limitCents: number;
    readonly termsDays: number;
    /** So many days after an invoice it has paid it so far. */
    readonly paysAfterDays: number;
  };
};

type Place = Omit<ShipTo, 'addressId' | 'name'>;

function shipTos(accountNumber: string, name: string, places: readonly Place[]): ShipTo[] {
  return places.map((place) => ({ ...place, addressId: idOf(`ship-to ${accountNumber} ${place.address1}`), name }));
}

const plain: AccountSettings = {
  displayRules: {},
  taxExemptType: 'NONE',
  isInvoiceAllowed: true,
  isBudgetingEnabled: false,
  hasApprovals: false,
  isAccountingMandatory: false,
  divisionNumber: '001',
};

const harborDental: Account = {
  accountNumber: '4410001',
  name: 'Harbor Dental Group',
  settings: {
    ...plain,
    displayRules: { BC_ORDER_LEVEL: true, DISPLAY_PAYMENT: true, SHOW_INVOICE: true },
    healthcareStatus: 'ACTIVE',
    isBudgetingEnabled: true,
    hasApprovals: true,
    divisionNumber: '017',
    salesRep: { name: 'Cora Service', email: 'cora.csr@foolscap.example', phone: '6175550180' },
  },
  shipTos: shipTos('4410001', 'Harbor Dental Group', [
    { address1: '40 Wharf St', city: 'Boston', state: 'MA', zip: '02116', phone: '6175550161' },
    { address1: '9 Mill Rd', city: 'Worcester', state: 'MA', zip: '01608', phone: '5085550162' },
  ]),
  budgetCenters: [
    { value: 'FRONT-DESK', description: 'Front desk', leftCents: 100_000 },
    { value: 'LAB', description: 'Laboratory', leftCents: 5000 },
  ],
  blockedCategoryIds: ['energy-drinks'],
  credit: { limitCents: 1_000_000, termsDays: 30, paysAfterDays: 28 },
};

const northwindSchools: Account = {
  accountNumber: '4410002',
  name: 'Northwind Schools',
  settings: {
    ...plain,
    displayRules: { BC_ORDER_LEVEL: false, DISPLAY_PAYMENT: true, SHOW_INVOICE: true },
    taxExemptType: 'FULL',
    healthcareStatus: 'ACTIVE',
    isBudgetingEnabled: true,
    divisionNumber: '023',
  },
  shipTos: shipTos('4410002', 'Northwind Schools', [
    { address1: '1 School St', city: 'Framingham', state: 'MA', zip: '01702', phone: '5085550163' },
  ]),
  budgetCenters: [
    { value: 'CLASSROOM', description: 'Classroom supplies', leftCents: 231_450 },
    { value: 'ART', description: 'Art room', leftCents: 78_725 },
    { value: 'OFFICE', description: 'School office', leftCents: 103_960 },
  ],
  blockedCategoryIds: [],
  credit: { limitCents: 2_500_000, termsDays: 30, paysAfterDays: 45 },
};

const cedarLegal: Account = {
  accountNumber: '4410003',
  name: 'Cedar Legal',
  settings: { ...plain, displayRules: { DELIVERY_WINDOW_15: true, DELIVERY_WINDOW_90: false }, hasApprovals: true, divisionNumber: '031' },
  shipTos: shipTos('4410003', 'Cedar Legal', [{ address1: '77 State St', city: 'Boston', state: 'MA', zip: '02109', phone: '6175550164' }]),
  budgetCenters: [],
  blockedCategoryIds: [],
  credit: { limitCents: 500_000, termsDays: 15, paysAfterDays: 14 },
};

const pikeStreetBakery: Account = {
  accountNumber: '4410004',
  name: 'Pike Street Bakery',
  settings: { ...plain, displayRules: { SHOW_INVOICE: false }, isInvoiceAllowed: false, divisionNumber: '042' },
  shipTos: shipTos('4410004', 'Pike Street Bakery', [
    { address1: '5 Pike St', city: 'Nashua', state: 'NH', zip: '03060', phone: '6035550165' },
  ]),
  budgetCenters: [],
  blockedCategoryIds: [],
};

/** The organisations of the business site. */
export const accounts: readonly Account[] = [harborDental, northwindSchools, cedarLegal, pikeStreetBakery];

/** The account with contract prices; carl may buy nothing else. */
export const CONTRACT_ACCOUNT = harborDental.accountNumber;

/** An account by its number. @throws when there is none */
export function accountOf(accountNumber: string): Account {
  const found = accounts.find((account) => account.accountNumber === accountNumber);
  if (found === undefined) throw new Error(`no account ${accountNumber}`);
  return found;
}
