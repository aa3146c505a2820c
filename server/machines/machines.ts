import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type {
  addMachine as addCall,
  findPrinterModels as modelsCall,
  listMachines as listCall,
  removeMachine as removeCall,
  renameMachine as renameCall,
} from '#contracts/machines/machines.ts';
import { findModels, makesOf, modelNamed, modelOfItem, nearestModels, seriesOf } from '#domain/machines/known-models.ts';
import { LONGEST_NICKNAME, mayChangeMachine, MOST_MACHINES, mostAddedBy, readNickname } from '#domain/machines/machine.ts';
import { contractAccountOf, printerModels, viewTiles } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import type { Looking, Person, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import {
  countLocked,
  deleteMachine,
  findMachine,
  findMachines,
  findSameMachine,
  hasAny,
  insertMachine,
  updateNickname,
  type MachineOwner,
  type MachineRow,
} from './machine.repository.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;
type Machine = z.output<(typeof listCall)['answer']>['machines'][number];

/** As many as a series has, and some more. */
const MODELS_ANSWERED = 60;

/** Whose machines a shopper sees: on the business site their organisation's, else their own. Undefined: a guest's, of which there are none. */
export function machineOwnerOf(shopper: Shopper): MachineOwner | undefined {
  const accountNumber = contractAccountOf(shopper);
  if (accountNumber !== undefined) return { userId: null, accountNumber };
  return shopper.person && { userId: shopper.person.userId, accountNumber: null };
}

/** Whether a shopper sees any machines as theirs. */
export async function hasMachines(shop: Pick<Shop, 'database'>, shopper: Shopper): Promise<boolean> {
  const owner = machineOwnerOf(shopper);
  return owner !== undefined && hasAny(shop.database, owner);
}

export async function listMachines(shop: Shop, { shopper }: Looking): Answer<typeof listCall> {
  const { owner, person } = signedIn(shopper);
  const rows = await findMachines(shop.database, owner);
  return answer({ isShared: isShared(owner), machines: rows.map((row) => machineView(row, owner, person)), most: MOST_MACHINES });
}

/** The models of a shopper's printers; none of a guest. */
export async function ownModels(shop: Pick<Shop, 'database'>, shopper: Shopper): Promise<readonly string[]> {
  const owner = machineOwnerOf(shopper);
  return owner === undefined ? [] : (await findMachines(shop.database, owner)).map(({ model }) => model);
}

/** Models that the catalogue has something for, by words of their names. */
export async function findPrinterModels(shop: Shop, _looking: Looking, { query }: Input<typeof modelsCall>): Answer<typeof modelsCall> {
  const models = await printerModels(shop);
  const found = findModels(query.q, models);
  const near = found.length > 0 ? [] : nearestModels(query.q, models);
  const all = found.length > 0 ? found : near;
  return answer({
    models: all.slice(0, MODELS_ANSWERED),
    totalModels: all.length,
    makes: makesOf(models),
    series: all.length > MODELS_ANSWERED ? seriesOf(all) : [],
    ...(near.length > 0 && { isNear: true as const }),
  });
}

/** Adds a machine. One with the same model and nickname that is there already is taken for it. */
export async function addMachine(shop: Shop, { shopper }: Looking, { body }: Input<typeof addCall>): Answer<typeof addCall> {
  const { owner, person } = signedIn(shopper);
  const nickname = readNickname(body.nickname ?? '');
  if (nickname === undefined) return refuseField('nickname', TOO_LONG);
  const model = 'itemId' in body ? await modelOf(shop, shopper, body.itemId) : modelNamed(body.model, await printerModels(shop));
  if (model === undefined) return refuseField('model', 'We don’t know this printer. Choose one from the list.');
  return transaction(shop.database, async (tx): Promise<Reply<z.output<(typeof addCall)['answer']>>> => {
    const taken = await countLocked(tx, owner, person.userId);
    const same = await findSameMachine(tx, owner, model, nickname);
    if (same !== undefined) return answer({ machine: machineView(same, owner, person), isNew: false });
    if (taken.all >= MOST_MACHINES) return refuseField('model', `You have ${MOST_MACHINES} printers already. Remove one first.`);
    const mostOfOne = mostAddedBy(person, { isShared: isShared(owner) });
    if (taken.added >= mostOfOne)
      return refuseField(
        'model',
        `You’ve added ${mostOfOne} printers already. Remove one of them first, or ask who manages your organization’s account.`,
      );
    await insertMachine(tx, owner, { model, nickname, addedBy: person.userId, at: shop.now() });
    const added = await findSameMachine(tx, owner, model, nickname);
    if (added === undefined) throw new Error('A machine is gone in the transaction that added it.');
    return answer({ machine: machineView(added, owner, person), isNew: true });
  });
}

export async function renameMachine(
  shop: Shop,
  { shopper }: Looking,
  { params, body }: Input<typeof renameCall>,
): Answer<typeof renameCall> {
  const { owner, person } = signedIn(shopper);
  const nickname = readNickname(body.nickname);
  return transaction(shop.database, async (tx): Promise<Reply<z.output<(typeof renameCall)['answer']>>> => {
    await countLocked(tx, owner, person.userId);
    const found = await findToChange(() => findMachine(tx, owner, params.machineId), person);
    if ('refusal' in found) return found.refusal;
    if (nickname === undefined) return refuseField('nickname', TOO_LONG);
    const { model, machine_id: machineId } = found.row;
    const same = await findSameMachine(tx, owner, model, nickname);
    if (same !== undefined && same.machine_id !== machineId)
      return refuseField('nickname', `Another ${model} has ${nickname === '' ? 'no nickname' : 'this nickname'} already.`);
    await updateNickname(tx, owner, machineId, nickname);
    return answer({ machine: machineView({ ...found.row, nickname }, owner, person) });
  });
}

export async function removeMachine(shop: Shop, { shopper }: Looking, { params }: Input<typeof removeCall>): Answer<typeof removeCall> {
  const { owner, person } = signedIn(shopper);
  const found = await findToChange(() => findMachine(shop.database, owner, params.machineId), person);
  if ('refusal' in found) return found.refusal;
  await deleteMachine(shop.database, owner, found.row.machine_id);
  return answer({ machine: machineView(found.row, owner, person) });
}

const TOO_LONG = `Please use at most ${LONGEST_NICKNAME} letters.`;

/** What is somebody else's does not exist; what may only be looked at is refused. */
async function findToChange(
  find: () => Promise<MachineRow | undefined>,
  person: Person,
): Promise<{ readonly row: MachineRow } | { readonly refusal: Reply<never> }> {
  const row = await find();
  if (row === undefined) return { refusal: refuse('NOT_FOUND') };
  return mayChangeMachine({ addedBy: row.added_by }, person) ? { row } : { refusal: refuse('FORBIDDEN') };
}

/** The printer that an item of the shop is, if the shopper may see it. */
async function modelOf(shop: Shop, shopper: Shopper, itemId: string): Promise<string | undefined> {
  const [[tile], models] = await Promise.all([viewTiles(shop, shopper, [itemId]), printerModels(shop)]);
  return tile && modelOfItem(tile.title, models);
}

function isShared({ accountNumber }: MachineOwner): boolean {
  return accountNumber !== null;
}

function machineView(row: MachineRow, owner: MachineOwner, person: Person): Machine {
  return {
    machineId: row.machine_id,
    model: row.model,
    nickname: row.nickname,
    addedBy: isShared(owner) ? row.added_by_name : null,
    mayChange: mayChangeMachine({ addedBy: row.added_by }, person),
  };
}

/** @throws for a guest: these calls are open to who is signed in. */
function signedIn(shopper: Shopper): { readonly owner: MachineOwner; readonly person: Person } {
  const owner = machineOwnerOf(shopper);
  if (owner === undefined || shopper.person === undefined) throw new Error('Machines are asked for by nobody.');
  return { owner, person: shopper.person };
}
