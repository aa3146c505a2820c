import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import type { RightsChoices } from '#contracts/organization/people.ts';
import type {
  addUnit as addCall,
  changeUnit as changeCall,
  changeUnitPeople as peopleCall,
  getUnit as getCall,
  listUnits as listCall,
  OneUnit,
  removeUnit as removeCall,
  Unit,
  WantedUnit,
} from '#contracts/organization/units.ts';
import { differencesOf } from '#domain/accounts/people/rights.ts';
import { MOST_UNITS, UNIT_NAME_CHARACTERS } from '#domain/accounts/units.ts';
import type { Db, Tx } from '../../db/database.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { noteAccountChange, type Looking } from '../../shoppers/index.ts';
import { administrating } from '../administrating.ts';
import { administratorOf, changingAdministrator, type Administrator, type Giver } from '../administrator.ts';
import { findPersonOfAccount } from '../people.repository.ts';
import { choicesOf } from '../rights.ts';
import {
  addToUnit,
  applyUnit,
  deleteUnit,
  findNamesake,
  findOthersOfUnit,
  findPeopleOfUnit,
  findUnit,
  findUnits,
  insertUnit,
  settleUnits,
  takeFromUnit,
  updateUnit,
  type UnitPerson,
  type UnitRow,
} from './units.repository.ts';

/** So many people are offered to be added. */
const MOST_OTHERS = 500;
const NAME = `Enter a name of up to ${UNIT_NAME_CHARACTERS} characters.`;
const NAMESAKE = 'You already have a unit with this name.';
const FULL = `You can have up to ${MOST_UNITS} units. Remove one first.`;
const NEW = '';

/** The units of an organization. */
export async function listUnits(shop: Shop, looking: Looking): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const asked = administratorOf(looking);
  if (!asked.ok) return asked;
  const [rows, choices] = await Promise.all([findUnits(shop.database, [asked.body.account.number]), choicesFor(shop.database, asked.body)]);
  return answer({ units: rows.map(viewUnit), choices, mayAdd: rows.length < MOST_UNITS });
}

/** One of them, with its people. */
export async function getUnit(shop: Shop, looking: Looking, { params }: Input<typeof getCall>): Promise<Reply<OneUnit>> {
  const asked = administratorOf(looking);
  return asked.ok ? viewOf(shop, asked.body, params.unitId) : asked;
}

/** Adds a unit, without anybody in it. */
export async function addUnit(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof addCall>,
): Promise<Reply<z.input<(typeof addCall)['answer']>>> {
  const asked = await changing(shop, looking);
  if (!asked.ok) return asked;
  return administrating(shop, asked.body, async (tx, giver) => {
    const { account } = giver;
    const checked = await check(tx, { giver, wanted: body, unitId: NEW });
    if (!checked.ok) return checked;
    if ((await findUnits(tx, [account.number])).length >= MOST_UNITS) return refuse('INVALID_REQUEST', { message: FULL });
    const { name, shipToAddressId, budgetCenter, approverEmail, words } = checked.body;
    const [row] = await insertUnit(tx, [account.number, name, shipToAddressId, budgetCenter, approverEmail, shop.now()]);
    if (row === undefined) return invalid('name', NAMESAKE);
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'UNIT_ADDED', about: { subject: subjectOf(name) }, differences: differencesOf({}, words) },
    );
    return answer({ unitId: row.unit_id });
  });
}

/** Changes one: whoever orders for it hears of it with their next request. */
export async function changeUnit(shop: Shop, looking: Looking, { params, body }: Input<typeof changeCall>): Promise<Reply<OneUnit>> {
  return changed(shop, looking, params.unitId, async (tx, { giver, row }) => {
    const checked = await check(tx, { giver, wanted: body, unitId: row.unit_id });
    if (!checked.ok) return checked;
    const { name, shipToAddressId, budgetCenter, approverEmail, words } = checked.body;
    const differences = differencesOf(wordsOf(viewUnit(row), await choicesFor(tx, giver)), words);
    if (differences.length === 0) return undefined;
    await updateUnit(tx, [row.unit_id, giver.account.number, name, shipToAddressId, budgetCenter, approverEmail]);
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'UNIT_CHANGED', about: { subject: subjectOf(row.name) }, differences },
    );
    await renew(shop, tx, await applyUnit(tx, [row.unit_id]));
    return undefined;
  });
}

/** Has somebody belong to one, or no more. */
export async function changeUnitPeople(
  shop: Shop,
  looking: Looking,
  { params, body: { userId, isIn } }: Input<typeof peopleCall>,
): Promise<Reply<OneUnit>> {
  return changed(shop, looking, params.unitId, async (tx, { giver, row }) => {
    const [person] = await findPersonOfAccount(tx, [giver.account.number, userId]);
    if (person === undefined) return refuse('NOT_FOUND');
    if ((await (isIn ? addToUnit : takeFromUnit)(tx, [row.unit_id, person.user_id])) === 0) return undefined;
    const [before, after] = isIn ? ['', row.name] : [row.name, ''];
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'RIGHTS_CHANGED', about: { userId: person.user_id }, differences: [{ what: 'Unit', before, after }] },
    );
    await renew(shop, tx, [{ user_id: person.user_id }, ...(await settleUnits(tx, [giver.account.number]))]);
    return undefined;
  });
}

/** Removes one. What was ordered for it says so still. */
export async function removeUnit(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Promise<Reply<null>> {
  const done = await changingUnit(shop, looking, params.unitId, async (tx, { giver, row }) => {
    await deleteUnit(tx, [row.unit_id]);
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'UNIT_REMOVED', about: { subject: subjectOf(row.name) } });
    await renew(shop, tx, await settleUnits(tx, [giver.account.number]));
    return undefined;
  });
  return done.ok ? answer(null) : done;
}

async function changing(shop: Shop, looking: Looking): Promise<Reply<Administrator>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: asked.body.userId }]);
  return seats.ok ? asked : tooManyAttempts(seats);
}

type Change = (tx: Tx, about: { readonly giver: Giver; readonly row: UnitRow }) => Promise<Reply<never> | undefined>;

async function changingUnit(shop: Shop, looking: Looking, unitId: string, change: Change): Promise<Reply<Giver>> {
  const asked = await changing(shop, looking);
  if (!asked.ok) return asked;
  return administrating(shop, asked.body, async (tx, giver) => {
    const [row] = await findUnit(tx, [giver.account.number, unitId]);
    return row === undefined ? refuse('NOT_FOUND') : ((await change(tx, { giver, row })) ?? answer(giver));
  });
}

async function changed(shop: Shop, looking: Looking, unitId: string, change: Change): Promise<Reply<OneUnit>> {
  const done = await changingUnit(shop, looking, unitId, change);
  return done.ok ? viewOf(shop, done.body, unitId) : done;
}

async function renew(shop: Shop, tx: Tx, rows: readonly { readonly user_id: string }[]): Promise<void> {
  for (const userId of new Set(rows.map((row) => row.user_id))) await shop.sessions.renewUser(tx, userId);
}

type Choices = Pick<RightsChoices, 'shipTos' | 'approvers' | 'budgetCenters'>;

async function choicesFor(db: Db, giver: Giver): Promise<Choices> {
  const { shipTos, approvers, budgetCenters } = await choicesOf(db, giver);
  return { shipTos, approvers, budgetCenters };
}

type Wish = { readonly giver: Giver; readonly wanted: WantedUnit; /** '': a new one */ readonly unitId: string };

/** What is wanted of a unit, as it can be written; refused where it names what the organization has not. */
async function check(
  tx: Tx,
  { giver, wanted, unitId }: Wish,
): Promise<Reply<WantedUnit & { readonly words: Readonly<Record<string, string>> }>> {
  const name = wanted.name.trim().replaceAll(/\s+/g, ' ');
  const choices = await choicesFor(tx, giver);
  const namesakes = await findNamesake(tx, [giver.account.number, name, unitId]);
  const [row] = unitId === NEW ? [] : await findUnit(tx, [giver.account.number, unitId]);
  const { shipToAddressId, budgetCenter, approverEmail } = wanted;
  const isKnown = (value: string | null, before: string | null | undefined, all: readonly string[]) =>
    value === null || value === before || all.includes(value);
  const errors: ErrorDetail[] = [
    ...(name === '' || name.length > UNIT_NAME_CHARACTERS ? [detail('name', NAME)] : []),
    ...(namesakes.length > 0 ? [detail('name', NAMESAKE)] : []),
    ...(isKnown(
      shipToAddressId,
      row?.ship_to_id,
      choices.shipTos.map(({ id }) => id),
    )
      ? []
      : [detail('shipToAddressId', 'Choose one of your ship-to addresses.')]),
    ...(isKnown(
      budgetCenter,
      row?.budget_center,
      choices.budgetCenters.map(({ value }) => value),
    )
      ? []
      : [detail('budgetCenter', 'Choose an open budget center of your organization.')]),
    ...(isKnown(
      approverEmail,
      row?.approver_email,
      choices.approvers.map(({ email }) => email),
    )
      ? []
      : [detail('approverEmail', 'Choose an approver or administrator of your organization.')]),
  ];
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const checked = { name, shipToAddressId, budgetCenter, approverEmail };
  return answer({ ...checked, words: wordsOf(checked, choices) });
}

const detail = (field: string, message: string): ErrorDetail => ({ field, code: 'INVALID', message });
const invalid = (field: string, message: string): Reply<never> => refuse('INVALID_REQUEST', { message, errors: [detail(field, message)] });
const subjectOf = (name: string): string => `unit ${name}`;

/** A unit as the log says it. */
function wordsOf(
  { name, shipToAddressId, budgetCenter, approverEmail }: WantedUnit,
  { shipTos }: Choices,
): Readonly<Record<string, string>> {
  return {
    Name: name,
    'Ship-to': shipTos.find(({ id }) => id === shipToAddressId)?.text ?? 'None',
    'Budget Center': budgetCenter ?? 'None',
    Approver: approverEmail ?? 'None',
  };
}

function viewUnit(row: UnitRow): Unit {
  const { unit_id: unitId, name, ship_to_id: shipToAddressId, budget_center: budgetCenter, approver_email: approverEmail, people } = row;
  return { unitId, name, shipToAddressId, budgetCenter, approverEmail, people };
}

async function viewOf(shop: Shop, giver: Giver, unitId: string): Promise<Reply<OneUnit>> {
  const [row] = await findUnit(shop.database, [giver.account.number, unitId]);
  if (row === undefined) return refuse('NOT_FOUND');
  const [members, others, choices] = await Promise.all([
    findPeopleOfUnit(shop.database, [row.unit_id]),
    findOthersOfUnit(shop.database, [giver.account.number, row.unit_id, MOST_OTHERS]),
    choicesFor(shop.database, giver),
  ]);
  return answer({ unit: viewUnit(row), members: members.map(viewPerson), others: others.map(viewPerson), choices });
}

function viewPerson({ user_id: userId, name, email }: UnitPerson): OneUnit['members'][number] {
  return { userId, name: name === '' ? email : name, email };
}
