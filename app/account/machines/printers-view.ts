import type { Done } from '#contracts/page.ts';
import type { z } from 'zod';
import type { findPrinterModels, listMachines } from '#contracts/machines/machines.ts';
import { machineName, type Machine } from '#domain/machines/machine.ts';

/** A printer, ready to be shown. */
export type PrinterView = Machine & {
  readonly machineId: string;
  /** Who added it, where that is told. */
  readonly addedBy: string | undefined;
  readonly mayChange: boolean;
  /** Added just now. */
  readonly isNew: boolean;
};

/** What was found for what somebody typed. */
export type FoundModels = z.output<(typeof findPrinterModels)['answer']> & {
  readonly typed: string;
  /** The form was sent with nothing in it. */
  readonly isNothing?: boolean;
  /** No printer is called so, and a cartridge is. */
  readonly isCartridge?: boolean;
  /** The maker that was named, of whose printers none takes anything of the shop. */
  readonly otherMaker?: string | undefined;
};

export type PrintersView = {
  readonly title: string;
  readonly isShared: boolean;
  /** Nobody is signed in: there is no list, only what fits. */
  readonly isGuest?: boolean;
  readonly printers: readonly PrinterView[];
  readonly isFull: boolean;
  readonly found: FoundModels;
  /** What was done to the list. */
  readonly changed: string | undefined;
};

/** What the page's forms lead to, unless they lead to the page anew. */
export type PrinterAnswer = {
  readonly removed?: Machine | undefined;
  readonly error?: string | undefined;
  /** The printer that an error is about, with the nickname that was wanted. */
  readonly machineId?: string | undefined;
  readonly nickname?: string | undefined;
};

type Listed = z.output<(typeof listMachines)['answer']>;

/** @param told the id of a printer that was added, or renamed, before the page was asked for. */
export function printersView({ isShared, machines, most }: Listed, found: FoundModels, told: Done | undefined): PrintersView {
  const changed = machines.find(({ machineId }) => machineId === told?.about);
  const isNew = told?.done === 'added';
  return {
    title: isShared ? 'Our printers' : 'My printers',
    isShared,
    printers: machines.map(({ machineId, model, nickname, addedBy, mayChange }) => ({
      machineId,
      model,
      nickname,
      addedBy: addedBy === null ? undefined : `Added by ${addedBy}`,
      mayChange,
      isNew: isNew && machineId === told.about,
    })),
    isFull: machines.length >= most,
    found,
    changed: changed && `${machineName(changed)} ${isNew ? 'is on your list' : 'is saved'}.`,
  };
}
