/** For which part of their organization somebody orders. */
export type PersonUnit = { readonly unitId: string; readonly name: string };

/** Of the user `u`, the unit that they order for. */
export const UNIT_OF_PERSON = `(select jsonb_build_object('unitId', n.unit_id, 'name', n.name) from unit_people m join units n using (unit_id)
          where m.user_id = u.user_id and n.account_number = u.account_number and n.unit_id::text = u.settings ->> 'unitId')`;
