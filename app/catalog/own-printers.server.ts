import { listMachines } from '#contracts/machines/machines.ts';
import type { Door } from '#contracts/door.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { machineNames } from '#domain/machines/fit.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { withParams, type ListingRequest } from './listing-url.ts';
import type { ListingNote } from './listing-view.ts';

/** The printers of who asks, where a listing is to show only what fits them. */
export type OwnPrinters = {
  /** Their models; undefined: it was not asked for, or there are none, and everything is shown. */
  readonly models: readonly string[] | undefined;
  /** Their models, where what fits them is only to come first. */
  readonly first?: readonly string[];
  /** What is said of it above the items. */
  readonly note: ListingNote | undefined;
};

const NOT_ASKED: OwnPrinters = { models: undefined, note: undefined };

/**
 * Asks for the printers of who asks, for what fits them to come first: on a page that is made for its visitor alone, as
 * `putsOwnPrintersFirst` has it.
 */
export async function ownPrintersFirst(door: Door, here: URL): Promise<OwnPrinters> {
  const reply = await door(listMachines);
  const machines = reply.ok ? reply.body.machines : [];
  if (machines.length === 0) return NOT_ASKED;
  return {
    models: undefined,
    first: [...new Set(machines.map(({ model }) => model))],
    note: {
      text: `Items that fit ${machineNames(machines)} are shown first.`,
      link: 'Show only what fits',
      to: withParams(here.searchParams, { fits: 'mine' }),
    },
  };
}

/**
 * Asks for the printers of who asks, if the address does. Only a page that is made for its visitor alone may do that: `searchRead` of
 * pages-for-many.ts sees to it.
 *
 * @param here the address of the page, to come back to it.
 */
export async function ownPrinters(
  door: Door,
  { chosen }: Pick<ListingRequest, 'chosen'>,
  here: Pick<URL, 'pathname' | 'search'>,
): Promise<OwnPrinters> {
  if (chosen.fits.length === 0) return NOT_ASKED;
  const reply = await door(listMachines);
  if (!reply.ok && reply.code === 'UNAUTHORIZED')
    return {
      models: undefined,
      note: {
        text: 'Sign in to see only what fits your printers. For now, everything is shown.',
        link: 'Sign in',
        to: signInPath(here.pathname + here.search),
      },
    };
  const { machines } = requireAnswer(reply, here);
  if (machines.length === 0)
    return {
      models: undefined,
      note: { text: 'You have no printers on your list yet, so everything is shown.', link: 'Add your printers', to: PATHS.printers },
    };
  return {
    models: [...new Set(machines.map(({ model }) => model))],
    note: { text: `Showing supplies that fit ${machineNames(machines)}.`, link: 'Change printers', to: PATHS.printers },
  };
}

/** The models for which a listing is asked: those of who asks, where it is to show only what fits them. */
export function modelsFor({ chosen }: Pick<ListingRequest, 'chosen'>, own: OwnPrinters): readonly string[] | undefined {
  return chosen.fits.length === 0 ? undefined : own.models;
}
