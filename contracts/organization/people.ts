import { z } from 'zod';
import { ORGANIZATION_ROLES, GIVEN_PERMISSIONS, PERMISSION_CODES, ROLE_CODES } from '#domain/accounts/people/rights.ts';
import { SHOWN_PEOPLE } from '#domain/accounts/people/shown-people.ts';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing, paging } from '../shapes.ts';

const PATH = '/cc/api/organization/people';
const INVITATIONS = '/cc/api/organization/invitations';
const userId = z.object({ userId: text(64) });
const invitationId = z.object({ invitationId: text(64) });
const token = text(100);

/** US dollars: what an administrator allows somebody, and no price. */
const Limit = z.number();

const Role = z.enum(ROLE_CODES).meta({ description: Object.keys(ORGANIZATION_ROLES).join(', ') });
const Permission = z.enum(PERMISSION_CODES).meta({ description: Object.keys(GIVEN_PERMISSIONS).join(', ') });

/** What somebody may do for their organization. */
const Rights = z
  .object({
    roles: z.array(Role).max(10),
    permissions: z.array(Permission).max(20),
    orderLimit: Limit.nullable().meta({
      description: 'The most that an order may come to, up to 10,000,000; null: no limit. What is no such amount is told by its field',
    }),
    seesPrices: z.boolean(),
    mayChangeShipTo: z.boolean(),
    approverEmail: text(300).nullable().meta({ description: 'Whom they ask about an order above their limit' }),
    shipToAddressId: text(64).nullable().meta({ description: 'Where their orders go' }),
    budgetCenter: text(60)
      .nullable()
      .optional()
      .meta({ description: 'The budget center that their orders are charged to unless they choose another one; absent: as it is' }),
  })
  .meta({ id: 'OrganizationRights' });
export type OrganizationRights = z.output<typeof Rights>;

/** One of the people of an organization, as its administrators see them in a list. */
const ListedPerson = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(Role),
  orderLimit: Limit.nullable(),
  isOn: z.boolean().meta({ description: 'False: deactivated. They can’t sign in until they are reactivated' }),
  lastSeenAt: z.string().nullable().meta({ description: 'Up to some minutes early; null where they are signed in nowhere' }),
  isYou: z.boolean(),
});
export type ListedPerson = z.output<typeof ListedPerson>;

const Invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  roles: z.array(Role),
  invitedBy: z.string(),
  sentAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

const Invitations = z.object({ total: z.int(), invitations: z.array(Invitation) });

export const listPeople = call({
  name: 'listPeople',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'The people of the organization, by name, for its administrators',
  params: Nothing,
  query: z.object({ q: text(100).default(''), show: z.enum(SHOWN_PEOPLE).default('ALL'), ...paging(25, 100) }),
  body: NoBody,
  answer: z.object({ total: z.int(), people: z.array(ListedPerson), waiting: Invitations }).meta({ id: 'OrganizationPeople' }),
});

const ShipToChoice = z.object({ id: z.string(), text: z.string() });

/** What there is to choose from for somebody's rights, and what of it the administrator can give. */
const Choices = z.object({
  mayGive: z.array(Permission),
  mostOrderLimit: Limit.nullable().meta({ description: 'The highest limit that they can give; null: any' }),
  shipTos: z.array(ShipToChoice),
  approvers: z.array(z.object({ email: z.string(), name: z.string() })).meta({ description: 'Who can be asked about orders' }),
  budgetCenters: z.array(z.object({ value: z.string(), name: z.string() })).meta({ description: 'Empty where there are no budgets' }),
});
export type RightsChoices = z.output<typeof Choices>;

const Person = ListedPerson.extend({ rights: Rights, choices: Choices, isLastAdministrator: z.boolean() }).meta({
  id: 'OrganizationPerson',
});
export type OrganizationPerson = z.output<typeof Person>;

export const getPerson = call({
  name: 'getPerson',
  method: 'GET',
  path: `${PATH}/:userId`,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'One of the people of the organization, with what they may do',
  params: userId,
  query: Nothing,
  body: NoBody,
  answer: Person,
});

export const changePerson = call({
  name: 'changePerson',
  method: 'PUT',
  path: `${PATH}/:userId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Change what somebody may do, from their next request on; nobody gives rights that they do not have',
  params: userId,
  query: Nothing,
  body: Rights,
  answer: Person,
});

export const switchPerson = call({
  name: 'switchPerson',
  method: 'POST',
  path: `${PATH}/:userId/standing`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Deactivate someone, which signs them out everywhere at once, or reactivate them',
  params: userId,
  query: Nothing,
  body: z.object({ isOn: z.boolean() }),
  answer: Person,
});

export const removePerson = call({
  name: 'removePerson',
  method: 'DELETE',
  path: `${PATH}/:userId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Remove somebody for good; their orders stay with the organization, and their email is free again',
  params: userId,
  query: Nothing,
  body: NoBody,
  answer: z.null(),
});

export const getRightsChoices = call({
  name: 'getRightsChoices',
  method: 'GET',
  path: `${INVITATIONS}/choices`,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'What can be given to somebody who is invited',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Choices,
});

export const invitePerson = call({
  name: 'invitePerson',
  method: 'POST',
  path: INVITATIONS,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'Invite somebody by email; the same email again is the invitation that is there',
  params: Nothing,
  query: Nothing,
  body: Rights.extend({ email: text(300) }),
  answer: z.object({ isNew: z.boolean(), waiting: Invitations }),
});

export const sendInvitationAgain = call({
  name: 'sendInvitationAgain',
  method: 'POST',
  path: `${INVITATIONS}/:invitationId`,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'Mail a new link; the old one works no more',
  params: invitationId,
  query: Nothing,
  body: NoBody,
  answer: Invitations,
});

export const takeBackInvitation = call({
  name: 'takeBackInvitation',
  method: 'DELETE',
  path: `${INVITATIONS}/:invitationId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Take an invitation back; its link works no more',
  params: invitationId,
  query: Nothing,
  body: NoBody,
  answer: Invitations,
});

const company = z
  .string()
  .nullable()
  .meta({ description: 'The name of the company’s sign-in by which its people come in, and no other way; null: they choose a password' });

export const checkInvitation = call({
  name: 'checkInvitation',
  method: 'GET',
  path: '/cc/api/invitation',
  tag: 'organization',
  openTo: 'anyone',
  summary: 'What the link of an invitation leads to: LINK_USED_UP when it works no more',
  params: Nothing,
  query: z.object({ token }),
  body: NoBody,
  answer: z.object({
    organization: z.string(),
    email: z.string(),
    isTaken: z.boolean().meta({ description: 'There is an account with this email already: it can’t be used for another' }),
    company,
  }),
});

export const acceptInvitation = call({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/cc/api/invitation',
  tag: 'organization',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Join an organization with a name and a password; without one where it signs its people in',
  params: Nothing,
  query: Nothing,
  body: z.object({ token, firstName: text(60), lastName: text(60), password: text(200).default('') }),
  answer: z.object({ organization: z.string(), email: z.string(), company }),
});
