import type { GivenPermission } from '#domain/accounts/people/rights.ts';
import type { GlobalPermission } from '#domain/accounts/permissions.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { idOf } from '../random.ts';
import { accountOf } from './accounts.ts';
import type { UserSettings } from './settings.ts';

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'Foolscap-demo-1';

type Role = 'APPROVER' | 'GROUP_APPROVER' | 'ACCOUNT_ADMIN' | 'CSR' | 'ASSOCIATE' | 'OPERATOR';

type HomeAddress = {
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
};

export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tenants: readonly Tenant[];
  readonly roles: readonly Role[];
  readonly accountNumber: string | null;
  readonly permissions: readonly (GlobalPermission | GivenPermission)[];
  readonly membership: 'NON_MEMBER' | 'SELECT' | 'PREMIUM';
  readonly rewardsTier: 'PR6' | 'PR7' | null;
  readonly rewardsNumber: string | null;
  /** Days before the load on which they joined. */
  readonly joinedDaysAgo: number | null;
  readonly segments: readonly string[];
  readonly rewardsCents: number;
  readonly settings: UserSettings;
  readonly home?: HomeAddress;
};

const plain = {
  tenants: ['dotcom'],
  roles: [],
  accountNumber: null,
  permissions: [],
  membership: 'NON_MEMBER',
  rewardsTier: null,
  rewardsNumber: null,
  joinedDaysAgo: null,
  segments: [],
  rewardsCents: 0,
  settings: {},
} as const;

type Differences = Partial<Omit<Person, 'userId' | 'email' | 'firstName' | 'lastName'>>;

function person(email: string, firstName: string, lastName: string, differences: Differences = {}): Person {
  return { ...plain, userId: userIdOf(email), email, firstName, lastName, ...differences };
}

/** A buyer of an organisation, whose usual ship-to is its first. */
function buyer(email: string, firstName: string, lastName: string, accountNumber: string, differences: Differences): Person {
  const shipToAddressId = accountOf(accountNumber).shipTos[0]?.addressId;
  const settings = { ...(shipToAddressId === undefined ? {} : { shipToAddressId }), ...differences.settings };
  return person(email, firstName, lastName, { ...differences, tenants: ['SBA'], accountNumber, settings });
}

/** The id that a person has in every load. */
function userIdOf(email: string): string {
  return idOf(`user ${email}`);
}

const HARBOR = '4410001';
const NORTHWIND = '4410002';
const CEDAR = '4410003';
const PIKE = '4410004';
const ANN = 'ann.approver@harbordental.example';
const AXEL = 'axel.approver@cedarlegal.example';

const harborCodes = ['G_IOC', 'G_CSE', 'G_BOP', 'G_BIO'] as const;

const shoppers: readonly Person[] = [
  person('sam.shopper@example.com', 'Sam', 'Shopper', {
    settings: { storeNumber: '1547', isQuickBuyActive: true },
    home: { address1: '12 Main St', city: 'Framingham', state: 'MA', zip: '01702', phone: '5085550170' },
  }),
  person('rita.rewards@example.com', 'Rita', 'Rewards', {
    rewardsTier: 'PR7',
    rewardsNumber: '2200000001',
    joinedDaysAgo: 30,
    rewardsCents: 1500,
    home: { address1: '83 Pond St', city: 'Natick', state: 'MA', zip: '01760', phone: '5085550171' },
  }),
  person('paula.plus@example.com', 'Paula', 'Plus', {
    rewardsTier: 'PR6',
    rewardsNumber: '2200000002',
    joinedDaysAgo: 730,
    rewardsCents: 4000,
    segments: ['26_LOYALTY_ELT'],
    home: { address1: '210 Newbury St', address2: 'Apt 4', city: 'Boston', state: 'MA', zip: '02116', phone: '6175550172' },
  }),
  person('selma.select@example.com', 'Selma', 'Select', {
    membership: 'SELECT',
    rewardsNumber: '2200000003',
    joinedDaysAgo: 240,
    home: { address1: '17 Hope St', city: 'Providence', state: 'RI', zip: '02906', phone: '4015550173' },
  }),
  person('preston.premium@example.com', 'Preston', 'Premium', {
    membership: 'PREMIUM',
    rewardsNumber: '2200000004',
    joinedDaysAgo: 400,
    home: { address1: '340 W 23rd St', address2: 'Suite 5', city: 'New York', state: 'NY', zip: '10011', phone: '2125550174' },
  }),
];

const buyers: readonly Person[] = [
  buyer('bea.buyer@harbordental.example', 'Bea', 'Buyer', HARBOR, {
    permissions: harborCodes,
    settings: { orderLimitCents: 50_000, approverEmail: ANN, defaultBudgetCenter: 'FRONT-DESK' },
  }),
  buyer('carl.contract@harbordental.example', 'Carl', 'Contract', HARBOR, {
    permissions: ['G_CSE'],
    settings: { approverEmail: ANN },
  }),
  buyer(ANN, 'Ann', 'Approver', HARBOR, { permissions: harborCodes, roles: ['APPROVER'] }),
  buyer('gil.group@harbordental.example', 'Gil', 'Group', HARBOR, { permissions: harborCodes, roles: ['GROUP_APPROVER'] }),
  buyer('abe.admin@harbordental.example', 'Abe', 'Admin', HARBOR, { permissions: harborCodes, roles: ['ACCOUNT_ADMIN'] }),
  buyer('tess.teacher@northwindschools.example', 'Tess', 'Teacher', NORTHWIND, {
    permissions: [...harborCodes, 'PAY_INVOICES'],
    settings: { defaultBudgetCenter: 'CLASSROOM' },
  }),
  buyer('walt.wholesale@northwindschools.example', 'Walt', 'Wholesale', NORTHWIND, { permissions: ['G_WS', 'G_IOC'] }),
  buyer('lina.link@pikestreet.example', 'Lina', 'Link', PIKE, { permissions: ['G_AL', 'G_IOC', 'G_BOP'] }),
  buyer('lou.linkplus@pikestreet.example', 'Lou', 'Linkplus', PIKE, { permissions: ['G_ALP', 'G_IOC', 'G_BOP'] }),
  buyer(AXEL, 'Axel', 'Approver', CEDAR, { permissions: ['G_IOC', 'G_CSE', 'G_BOP'], roles: ['APPROVER'] }),
  buyer('bo.buyer@cedarlegal.example', 'Bo', 'Buyer', CEDAR, {
    permissions: ['G_IOC', 'G_CSE', 'G_BOP'],
    settings: { orderLimitCents: 10_000, approverEmail: AXEL },
  }),
  buyer('cleo.clerk@cedarlegal.example', 'Cleo', 'Clerk', CEDAR, {
    permissions: ['G_IOC', 'G_CSE', 'G_BOP'],
    settings: { displayRules: { SHOW_PRICE: false }, approverEmail: AXEL },
  }),
];

const staff: readonly Person[] = [
  person('cora.csr@foolscap.example', 'Cora', 'Service', { tenants: ['dotcom', 'SBA'], roles: ['CSR'] }),
  person('asa.associate@foolscap.example', 'Asa', 'Associate', { roles: ['ASSOCIATE'], settings: { storeNumber: '1547' } }),
  person('olga.operator@foolscap.example', 'Olga', 'Operator', { tenants: ['dotcom', 'SBA'], roles: ['OPERATOR'] }),
];

/** Everybody who can sign in to the demo. */
export const people: readonly Person[] = [...shoppers, ...buyers, ...staff];

/** A person by the part of the address before the dot: `bea`, `sam`. @throws when there is none */
export function personCalled(nickname: string): Person {
  const found = people.find(({ email }) => email.startsWith(`${nickname}.`));
  if (found === undefined) throw new Error(`nobody is called ${nickname}`);
  return found;
}
