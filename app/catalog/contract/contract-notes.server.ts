import { findInsteadOnContract, MOST_ASKED_ABOUT } from '#contracts/catalog/instead-on-contract.ts';
import type { Door } from '#contracts/door.ts';
import { contractNote, type ContractNote } from './contract-note.ts';

/** By item, what is said of those that are not on the contract of who asks; of very many items the first ones. Undefined: nothing can be said. */
export async function contractNotesOf(door: Door, items: readonly string[]): Promise<ReadonlyMap<string, ContractNote> | undefined> {
  const itemId = [...new Set(items)].slice(0, MOST_ASKED_ABOUT);
  const reply = itemId.length === 0 ? undefined : await door(findInsteadOnContract, { query: { itemId } });
  if (reply?.ok !== true) return undefined;
  const { offContract, items: found } = reply.body;
  return new Map(
    found.flatMap((one) => {
      const note = contractNote(offContract, one.instead);
      return note === undefined ? [] : [[one.itemId, note] as const];
    }),
  );
}
