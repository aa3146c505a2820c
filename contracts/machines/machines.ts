import { z } from 'zod';
import { LONGEST_MODEL, LONGEST_NICKNAME, MOST_MACHINES } from '#domain/machines/machine.ts';
import { call } from '../call.ts';
import { ItemId, NoBody, Nothing } from '../shapes.ts';

const Machine = z
  .object({
    machineId: z.string(),
    model: z.string().meta({ description: 'As the items that are made for it name it', examples: ['Ardent L48'] }),
    nickname: z.string().meta({ description: 'What its owner calls it, or where it stands; empty: nothing', examples: ['Front desk'] }),
    addedBy: z.string().nullable().meta({ description: "Of an organization's: who added it" }),
    mayChange: z.boolean().meta({ description: 'Whether who asks may rename or remove it' }),
  })
  .meta({ id: 'Machine' });

const Model = z.string().trim().min(1).max(LONGEST_MODEL);
const Nickname = z
  .string()
  .max(400)
  .meta({ description: `At most ${LONGEST_NICKNAME} letters, on one line` });
const OfMachine = z.object({ machineId: z.string().min(1).max(64) });

/** The printers of who asks: their own, or on the business site those of their organization. */
export const listMachines = call({
  name: 'listMachines',
  method: 'GET',
  path: '/cc/api/machines',
  tag: 'machines',
  openTo: 'signed-in',
  summary: "Printers of the shopper, or of the shopper's organization",
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    isShared: z.boolean().meta({ description: 'They are an organization’s: all of its people see them' }),
    machines: z.array(Machine),
    most: z.int(),
  }),
});

/** The printers that the catalogue has something for. */
export const findPrinterModels = call({
  name: 'findPrinterModels',
  method: 'GET',
  path: '/cc/api/printer-models',
  tag: 'machines',
  openTo: 'shopper',
  summary: 'Models of printers that something is made for, by the words of their names',
  params: Nothing,
  query: z.object({ q: z.string().max(200).default('') }),
  body: NoBody,
  answer: z.object({
    models: z.array(z.string()).meta({ description: 'The first of them' }),
    totalModels: z.int(),
    makes: z.array(z.string()).meta({
      description: 'Who makes the printers that there is something for, those with the most models first',
      examples: [['Ardent']],
    }),
    series: z
      .array(z.string())
      .meta({ description: 'Of more than are answered: the series to choose from, each to be asked for', examples: [['Ardent Studio']] }),
    isNear: z.literal(true).optional().meta({ description: 'None has all of these words: those that were meant most likely' }),
  }),
});

/** Registers a printer. */
export const addMachine = call({
  name: 'addMachine',
  method: 'POST',
  path: '/cc/api/machines',
  tag: 'machines',
  openTo: 'signed-in',
  summary: `Adds a printer, by its model or as an item of the shop; at most ${MOST_MACHINES}. The same again, with the same nickname, is the one that is there`,
  params: Nothing,
  query: Nothing,
  body: z.union([z.object({ model: Model, nickname: Nickname.optional() }), z.object({ itemId: ItemId, nickname: Nickname.optional() })]),
  answer: z.object({ machine: Machine, isNew: z.boolean() }),
  ignoresKey: true,
});

/** Gives a printer another nickname. */
export const renameMachine = call({
  name: 'renameMachine',
  method: 'PUT',
  path: '/cc/api/machines/:machineId',
  tag: 'machines',
  openTo: 'signed-in',
  summary: 'Gives a printer another nickname, or none',
  params: OfMachine,
  query: Nothing,
  body: z.object({ nickname: Nickname }),
  answer: z.object({ machine: Machine }),
  ignoresKey: true,
});

/** Takes a printer off the list. */
export const removeMachine = call({
  name: 'removeMachine',
  method: 'DELETE',
  path: '/cc/api/machines/:machineId',
  tag: 'machines',
  openTo: 'signed-in',
  summary: 'Removes a printer',
  params: OfMachine,
  query: Nothing,
  body: NoBody,
  answer: z.object({ machine: Machine }),
  ignoresKey: true,
});
