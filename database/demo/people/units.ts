import { idOf } from '../random.ts';
import { accountOf } from './accounts.ts';
import { personCalled } from './people.ts';

/** A part of an organization, with what whoever orders for it begins with. */
type DemoUnit = {
  readonly unitId: string;
  readonly accountNumber: string;
  readonly name: string;
  readonly shipToId: string | null;
  readonly budgetCenter: string;
  readonly approverId: string;
  readonly people: readonly string[];
  /** Who of them orders for it now. */
  readonly orderedBy: readonly string[];
};

const HARBOR = '4410001';

function harborUnit(
  name: string,
  place: number,
  unit: { budgetCenter: string; people: readonly string[]; orderedBy: readonly string[] },
): DemoUnit {
  const idsOf = (nicknames: readonly string[]) => nicknames.map((nickname) => personCalled(nickname).userId);
  return {
    unitId: idOf(`unit ${HARBOR} ${name}`),
    accountNumber: HARBOR,
    name,
    shipToId: accountOf(HARBOR).shipTos[place]?.addressId ?? null,
    budgetCenter: unit.budgetCenter,
    approverId: personCalled('ann').userId,
    people: idsOf(unit.people),
    orderedBy: idsOf(unit.orderedBy),
  };
}

/** Bea orders for the front office, and can order for the lab. */
export const units: readonly DemoUnit[] = [
  harborUnit('Front office', 0, { budgetCenter: 'FRONT-DESK', people: ['bea'], orderedBy: ['bea'] }),
  harborUnit('Lab', 1, { budgetCenter: 'LAB', people: ['bea', 'gil'], orderedBy: ['gil'] }),
];
