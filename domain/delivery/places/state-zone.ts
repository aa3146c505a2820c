import { SHOP_ZONE } from './shop-zone.ts';

const STATES_BY_ZONE: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** The zone of every state and territory, by its two letters. */
export const ZONES_BY_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES_BY_ZONE).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/**
 * The IANA zone in which most people of a US state or territory (two letters) live: an approximation, since some states
 * lie in two. An unknown state gets the shop's own zone.
 */
export function zoneOfState(state: string): string {
  return ZONES_BY_STATES.get(state.toUpperCase()) ?? SHOP_ZONE;
}
