import { z } from 'zod';
import { UNIT_NAME_CHARACTERS } from '#domain/accounts/units.ts';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/units';
const OWN = '/cc/api/account/units';
const unitId = z.object({ unitId: text(64) });

/** What an administrator says of a unit. Null: whoever orders for it keeps what is theirs. */
const Wanted = z
  .object({
    name: text(100).meta({ description: `At most ${UNIT_NAME_CHARACTERS} characters, as no other unit is called` }),
    shipToAddressId: text(64).nullable(),
    budgetCenter: text(60).nullable(),
    approverEmail: text(300).nullable(),
  })
  .meta({ id: 'WantedUnit' });
export type WantedUnit = z.output<typeof Wanted>;

const Unit = Wanted.extend({ unitId: z.string(), people: z.int() }).meta({ id: 'Unit' });
export type Unit = z.output<typeof Unit>;

const Choices = z.object({
  shipTos: z.array(z.object({ id: z.string(), text: z.string() })),
  approvers: z.array(z.object({ email: z.string(), name: z.string() })),
  budgetCenters: z.array(z.object({ value: z.string(), name: z.string() })),
});

export const listUnits = call({
  name: 'listUnits',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'The units of the organization, by name, for its administrators',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ units: z.array(Unit), choices: Choices, mayAdd: z.boolean() }).meta({ id: 'Units' }),
});

export const addUnit = call({
  name: 'addUnit',
  method: 'POST',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Add a unit; one of that name can be there once',
  params: Nothing,
  query: Nothing,
  body: Wanted,
  answer: z.object({ unitId: z.string() }),
});

const UnitPerson = z.object({ userId: z.string(), name: z.string(), email: z.string() });
const OneUnit = z
  .object({
    unit: Unit,
    members: z.array(UnitPerson),
    others: z.array(UnitPerson).meta({ description: 'Who of the organization can be added; the first 500 by name' }),
    choices: Choices,
  })
  .meta({ id: 'OneUnit' });
export type OneUnit = z.output<typeof OneUnit>;

export const getUnit = call({
  name: 'getUnit',
  method: 'GET',
  path: `${PATH}/:unitId`,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'One unit of the organization, with who belongs to it',
  params: unitId,
  query: Nothing,
  body: NoBody,
  answer: OneUnit,
});

export const changeUnit = call({
  name: 'changeUnit',
  method: 'PUT',
  path: `${PATH}/:unitId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Change a unit: whoever orders for it orders by what it says from their next request on',
  params: unitId,
  query: Nothing,
  body: Wanted,
  answer: OneUnit,
});

export const changeUnitPeople = call({
  name: 'changeUnitPeople',
  method: 'POST',
  path: `${PATH}/:unitId/people`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Have somebody belong to a unit, or no more; who belongs to none yet orders for it from then on',
  params: unitId,
  query: Nothing,
  body: z.object({ userId: text(64), isIn: z.boolean() }),
  answer: OneUnit,
});

export const removeUnit = call({
  name: 'removeUnit',
  method: 'DELETE',
  path: `${PATH}/:unitId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Remove a unit; what was ordered for it keeps its name',
  params: unitId,
  query: Nothing,
  body: NoBody,
  answer: z.null(),
});

const OwnUnits = z
  .object({
    units: z.array(
      z.object({ unitId: z.string(), name: z.string(), place: z.string().nullable().meta({ description: 'Where its orders go' }) }),
    ),
    chosenId: z.string().nullable(),
  })
  .meta({ id: 'OwnUnits' });

export const listOwnUnits = call({
  name: 'listOwnUnits',
  method: 'GET',
  path: OWN,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'The units of their organization that somebody can order for',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: OwnUnits,
});

export const chooseUnit = call({
  name: 'chooseUnit',
  method: 'POST',
  path: `${OWN}/:unitId`,
  tag: 'account',
  openTo: 'signed-in',
  summary:
    'Order for a unit from now on: its ship-to, budget center and approver are theirs; the visit goes on under another context token',
  params: unitId,
  query: Nothing,
  body: NoBody,
  answer: OwnUnits,
});
