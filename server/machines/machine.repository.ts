import { command, statement, type Db } from '../db/database.ts';
import type { Tx } from '../db/database.ts';

/** Whose machines they are: a person's or an organisation's, the other is null. */
export type MachineOwner = { readonly userId: string | null; readonly accountNumber: string | null };

export type MachineRow = {
  machine_id: string;
  model: string;
  nickname: string;
  added_by: string | null;
  /** Null: nobody whom we know. */
  added_by_name: string | null;
};

/**
 * Which machines are an owner's, as a condition.
 *
 * @param from number of the first of the parameters that `ownerValues` gives.
 */
export function isOwned(from: number): string {
  return `(m.user_id = $${from}::uuid or m.account_number = $${from + 1}::text)`;
}

/** The values of the parameters that `isOwned` has. Of nobody there is none. */
export function ownerValues(owner: MachineOwner | undefined): readonly [string | null, string | null] {
  return [owner?.userId ?? null, owner?.accountNumber ?? null];
}

const COLUMNS = `m.machine_id, m.model, m.nickname, m.added_by, u.first_name || ' ' || u.last_name as added_by_name`;
const FROM = 'from machines m left join users u on u.user_id = m.added_by';

/** $1 and $2 owner */
const findAll = statement<MachineRow>(
  'machines_of_owner',
  `select ${COLUMNS} ${FROM} where ${isOwned(1)} order by m.added_at, m.machine_id`,
);
/** $1 and $2 owner */
const any = statement<{ has_any: boolean }>('machines_any', `select exists (select from machines m where ${isOwned(1)}) as has_any`);
/** $1 and $2 owner, $3 id */
const findOne = statement<MachineRow>('machine_of_owner', `select ${COLUMNS} ${FROM} where ${isOwned(1)} and m.machine_id::text = $3`);
/** $1 and $2 owner, $3 model, $4 nickname */
const findSame = statement<MachineRow>(
  'machine_same',
  `select ${COLUMNS} ${FROM} where ${isOwned(1)} and m.model = $3 and m.nickname = $4`,
);
/** $1 and $2 owner, $3 who added some of them */
const count = statement<{ n: number; added: number }>(
  'machines_count',
  `select count(*)::int as n, count(*) filter (where m.added_by = $3)::int as added from machines m where ${isOwned(1)}`,
);
/** $1 user, $2 account: whoever adds to the same list waits here. */
const lockUser = command('machines_lock_user', 'select from users where user_id = $1 for no key update');
const lockAccount = command('machines_lock_account', 'select from accounts where account_number = $1 for no key update');
/** $1 user, $2 account, $3 model, $4 nickname, $5 who adds it, $6 when */
const insert = command(
  'machine_add',
  'insert into machines (user_id, account_number, model, nickname, added_by, added_at) values ($1, $2, $3, $4, $5, $6)',
);
/** $1 and $2 owner, $3 id, $4 nickname */
const update = command('machine_rename', `update machines m set nickname = $4 where ${isOwned(1)} and m.machine_id::text = $3`);
/** $1 and $2 owner, $3 id */
const remove = command('machine_remove', `delete from machines m where ${isOwned(1)} and m.machine_id::text = $3`);

/** All machines of an owner, in the order in which they were added. */
export function findMachines(db: Db, owner: MachineOwner): Promise<MachineRow[]> {
  return findAll(db, ownerValues(owner));
}

/** Whether an owner has any machine. */
export async function hasAny(db: Db, owner: MachineOwner): Promise<boolean> {
  return (await any(db, ownerValues(owner)))[0]?.has_any === true;
}

/** One of an owner's machines; undefined when it is somebody else's, too. */
export async function findMachine(db: Db, owner: MachineOwner, machineId: string): Promise<MachineRow | undefined> {
  return (await findOne(db, [...ownerValues(owner), machineId]))[0];
}

/** The machine of an owner with this model and nickname. */
export async function findSameMachine(db: Db, owner: MachineOwner, model: string, nickname: string): Promise<MachineRow | undefined> {
  return (await findSame(db, [...ownerValues(owner), model, nickname]))[0];
}

/** How many an owner has, and how many of them somebody added, while nobody else adds to them. */
export async function countLocked(tx: Tx, owner: MachineOwner, addedBy: string): Promise<{ readonly all: number; readonly added: number }> {
  if (owner.userId === null) await lockAccount(tx, [owner.accountNumber]);
  else await lockUser(tx, [owner.userId]);
  const [row] = await count(tx, [...ownerValues(owner), addedBy]);
  return { all: row?.n ?? 0, added: row?.added ?? 0 };
}

type NewMachine = { readonly model: string; readonly nickname: string; readonly addedBy: string; readonly at: Date };

export async function insertMachine(tx: Tx, owner: MachineOwner, { model, nickname, addedBy, at }: NewMachine): Promise<void> {
  await insert(tx, [...ownerValues(owner), model, nickname, addedBy, at]);
}

export async function updateNickname(tx: Tx, owner: MachineOwner, machineId: string, nickname: string): Promise<void> {
  await update(tx, [...ownerValues(owner), machineId, nickname]);
}

export async function deleteMachine(db: Db, owner: MachineOwner, machineId: string): Promise<void> {
  await remove(db, [...ownerValues(owner), machineId]);
}
