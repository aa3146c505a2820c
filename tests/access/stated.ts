import { ROUTE_PREFIX } from '#contracts/call.ts';
import { ROUTES } from '#server/routes.ts';

/** The paths in a call's answer that its contract does not name. */
export function unstatedIn(route: string, text: string): string[] {
  const contract = ROUTES.map((one) => one.contract).find(({ method, path, isPrefixed }) =>
    isPrefixed === true
      ? [`${method} ${ROUTE_PREFIX}${path}`, `${method} ${path.replace('/api', '')}`].includes(route)
      : `${method} ${path}` === route,
  );
  if (contract === undefined || text === '' || contract.isStream === true) return [];
  const told: unknown = JSON.parse(text);
  const stated = contract.answer.safeParse(told);
  return stated.success ? missingFrom(told, stated.data, '') : ['off its contract'];
}

function missingFrom(told: unknown, stated: unknown, at: string): string[] {
  if (typeof told !== 'object' || told === null) return [];
  if (typeof stated !== 'object' || stated === null) return [at];
  return Object.entries(told).flatMap(([key, value]) =>
    key in stated ? missingFrom(value, Reflect.get(stated, key), `${at}.${key}`) : [`${at}.${key}`],
  );
}
