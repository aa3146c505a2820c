import type pg from 'pg';
import { copyRows, type Row } from '../../copy.ts';
import { addDays } from '../days.ts';
import { units } from '../people/units.ts';

/** The units of organizations, who belongs to them and orders for them, and which of the past orders were theirs: those that their budget centers bear. */
export async function loadUnits(client: pg.PoolClient, today: Date): Promise<number> {
  const copy = (table: string, columns: readonly string[], rows: readonly Row[]) =>
    copyRows({ client, table, columns, rows, onRow: () => undefined });
  const written = await copy(
    'units',
    ['unit_id', 'account_number', 'name', 'ship_to_id', 'budget_center', 'approver_id', 'created_at'],
    units.map((unit) => [
      unit.unitId,
      unit.accountNumber,
      unit.name,
      unit.shipToId,
      unit.budgetCenter,
      unit.approverId,
      addDays(today, -400),
    ]),
  );
  await copy(
    'unit_people',
    ['unit_id', 'user_id'],
    units.flatMap(({ unitId, people }) => people.map((userId) => [unitId, userId])),
  );
  for (const { unitId, shipToId, budgetCenter, orderedBy } of units)
    await client.query('update users set settings = settings || $2::jsonb where user_id = any($1::uuid[])', [
      orderedBy,
      JSON.stringify({ unitId, shipToAddressId: shipToId, defaultBudgetCenter: budgetCenter }),
    ]);
  await client.query(
    `update orders o set unit_id = n.unit_id, details = o.details || jsonb_build_object('unitName', n.name)
     from units n where n.account_number = o.account_number and n.budget_center = o.details ->> 'budgetCenter'`,
  );
  return written;
}
