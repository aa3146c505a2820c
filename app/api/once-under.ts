import type { Door } from '#contracts/door.ts';

/** A door through which each call that changes something is made once under the key, where there is one. */
export function onceUnder(door: Door, key: string | null): Door {
  if (key === null || key === '') return door;
  return (contract, input, options) => door(contract, input, contract.method === 'GET' ? options : { ...options, onceKey: key });
}
