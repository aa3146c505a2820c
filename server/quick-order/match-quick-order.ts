import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { matchQuickOrder as matchCall } from '#contracts/quick-order/quick-order.ts';
import { aliasKey } from '#domain/quick-order/alias-key.ts';
import { MOST_CHOICES, MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { findByNumbers, findByWords, makeViewer, tilesFor, type Numbered, type Viewer, type Worded } from '../catalog/index.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { chosenBefore } from './aliases.ts';
import { askedRows, refused, TOO_MANY, type AskedRow } from './asked-rows.ts';
import { outcomeOf, referenceOf, type Candidates } from './outcome.ts';
import { searchesOf } from './searches.ts';
import type { Sold } from './quick-item.ts';

/** With more rows than a page's own form begins with it counts for the limits; what is looked up row by row does not. */
const FEW_ROWS = 25;
/** Nor does a text as short as these are: how it is divided into rows is known only once it is read. */
const FEW_LETTERS = 1_500;

/**
 * Finds what a list means: by numbers, by what was chosen before, by words, each for all rows at once. Each row ends as matched, ambiguous or refused, in the order of
 * the list, and what the caller may not see is as what there is not. INVALID_REQUEST: as of `askedRows`; TOO_MANY_REQUESTS.
 */
export async function matchQuickOrder(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof matchCall>,
): Promise<Reply<z.input<(typeof matchCall)['answer']>>> {
  const { text = '', rows: given = [] } = body;
  const isLarge =
    body.file !== undefined || given.length > FEW_ROWS || text.split(/[\r\n]+/).length > FEW_ROWS || text.length > FEW_LETTERS;
  const seats = isLarge
    ? await reserve(shop, attemptsBy(looking.actor, { own: 'QUICK_ORDER', network: 'QUICK_ORDER_ADDRESS' }))
    : undefined;
  if (seats?.ok === false) return tooManyAttempts(seats);
  const asked = await askedRows(body);
  if ('ok' in asked) return asked;
  const viewer = await makeViewer(shop, looking.shopper);
  const numbered = asked.codes.length === 0 ? new Map<string, Numbered>() : await findByNumbers(shop, viewer, asked.codes);
  const { rows, passed } = asked.settle((code) => numbered.get(code)?.itemIds.join(' '));
  // One line may name many items.
  if (rows.length > MOST_QUICK_ROWS) return refused('text', TOO_MANY);
  const aliases = await chosenBefore(
    shop,
    { ...looking, viewer },
    rows.map((row) => keyOf(row, numbered)),
  );
  const candidates = await candidatesOf(shop, viewer, rows, { numbered, aliases });
  const sold = await soldFor(shop, viewer, candidates);
  return answer({
    rows: rows.map((row, at) => outcomeOf(row, candidates[at] ?? NOTHING, sold)),
    passed: passed.map(({ line, lines, typed, why }) => ({ row: line, lines, typed, why })),
    notes: [...asked.notes],
  });
}

const NOTHING: Candidates = { foundBy: undefined, itemIds: [], isSure: false };

/** Under which text a choice for a row is remembered. */
function keyOf(row: AskedRow, numbered: Known['numbered']): string {
  return aliasKey(referenceOf(row, numbered.has(row.number ?? '')));
}

type Known = { readonly numbered: ReadonlyMap<string, Numbered>; readonly aliases: ReadonlyMap<string, string> };

/** The items that each row may mean: by what was chosen, by its number where that is of one, by what was chosen before, else by the search. */
async function candidatesOf(shop: Shop, viewer: Viewer, rows: readonly AskedRow[], known: Known): Promise<readonly Candidates[]> {
  const direct = rows.map((row) => directly(row, known));
  const open = rows.filter((row, at) => direct[at] === undefined && row.unread === undefined);
  const worded = new Map<string, Worded>();
  // First what was written, then less of it where nothing has all.
  for (const turn of [0, 1]) {
    const texts = open.flatMap((row) => {
      const searches = searchesOf(row);
      const isFound = searches.some((text) => worded.has(text));
      return isFound ? [] : turn === 0 ? searches.slice(0, 1) : searches.slice(1);
    });
    for (const [text, found] of await findByWords(shop, viewer, [...new Set(texts)])) worded.set(text, found);
  }
  return rows.map((row, at) => {
    const found = direct[at];
    if (found !== undefined) return found;
    const searches = row.unread === undefined ? searchesOf(row) : [];
    const text = searches.find((one) => worded.has(one));
    const words = text === undefined ? undefined : worded.get(text);
    if (words === undefined) return NOTHING;
    return { foundBy: 'NAME', itemIds: words.itemIds, isSure: words.isWhole && text === searches[0] };
  });
}

function directly(row: AskedRow, { numbered, aliases }: Known): Candidates | undefined {
  const { number, chosen } = row;
  if (chosen !== undefined) return { foundBy: 'CHOICE', itemIds: (numbered.get(chosen)?.itemIds ?? []).slice(0, 1), isSure: true };
  const found = number === undefined ? undefined : numbered.get(number);
  if (found !== undefined && found.itemIds.length === 1) return { foundBy: found.kind, itemIds: found.itemIds, isSure: true };
  const alias = aliases.get(keyOf(row, numbered));
  if (alias !== undefined) return { foundBy: 'ALIAS', itemIds: [alias], isSure: true };
  return found && { foundBy: found.kind, itemIds: found.itemIds, isSure: false };
}

/** The items of all candidates, as the viewer may see and buy them, with what stands in for what is gone. */
async function soldFor(shop: Shop, viewer: Viewer, candidates: readonly Candidates[]): Promise<ReadonlyMap<string, Sold>> {
  const ids = new Set(candidates.flatMap(({ itemIds, isSure }) => itemIds.slice(0, isSure ? Infinity : MOST_LOOKED_AT)));
  const items = await shop.catalog.items(ids);
  const instead = [...items.values()].flatMap(({ facts }) => facts.substitute?.itemId ?? []);
  const all = [...new Set([...ids, ...instead])];
  const [tiles, known] = await Promise.all([tilesFor(shop, viewer, all), shop.catalog.items(all)]);
  return new Map(
    tiles.flatMap((tile) => {
      const item = known.get(tile.itemId);
      return item === undefined ? [] : [[tile.itemId, { tile, item }] as const];
    }),
  );
}

/** So many of what the search finds are looked at to choose those that are shown: what is sold by the unit that was said comes first. */
const MOST_LOOKED_AT = MOST_CHOICES * 4;
