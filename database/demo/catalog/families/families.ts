import { accessories } from './accessories.ts';
import { binderSupplies } from './binder-supplies.ts';
import { breakroom } from './breakroom.ts';
import { computers } from './computers.ts';
import { deskSurface } from './desk-surface.ts';
import { deskTools } from './desk-tools.ts';
import { facilities } from './facilities.ts';
import type { Family } from '../family.ts';
import type { Wave } from '../plan.ts';
import { filing } from './filing.ts';
import { furniture } from './furniture.ts';
import { inkAndToner } from './ink-toner.ts';
import { machines } from './machines.ts';
import { mailing } from './mailing.ts';
import { notebooks } from './notebooks.ts';
import { pads } from './pads.ts';
import { pantrySupplies } from './pantry-supplies.ts';
import { a4Paper, paper } from './paper.ts';
import { pencilsAndMarkers } from './pencils-markers.ts';
import { pens } from './pens.ts';
import { rooms } from './rooms.ts';
import { roomSupplies } from './room-supplies.ts';
import { services } from './services.ts';
import { smallSupplies } from './small-supplies.ts';
import { deskExtras } from './third-wave/desk-extras.ts';
import { everydayThings } from './third-wave/everyday.ts';
import { kitchenAndMail } from './fifth-wave/kitchen-and-mail.ts';
import { deskAndPower } from './sixth-wave/desk-and-power.ts';
import { holdAndCarry } from './sixth-wave/hold-and-carry.ts';
import { foldersAndBoards } from './fourth-wave/folders-and-boards.ts';
import { namesAndStamps } from './fourth-wave/names-and-stamps.ts';
import { powerAndPorts } from './fourth-wave/power-and-ports.ts';
import { washroom } from './washroom.ts';

/**
 * The product families of the generated catalogue, as they came into the shop. What is in a wave and its order decides the
 * numbers of all items from its `from` on: leave waves that have been shipped as they are, and give new families a wave of
 * their own from where the usual demo ended.
 */
export const waves: readonly Wave[] = [
  {
    from: 0,
    families: [
      ...paper,
      ...pens,
      ...pencilsAndMarkers,
      ...notebooks,
      ...deskTools,
      ...deskSurface,
      ...filing,
      ...inkAndToner,
      ...machines,
      ...computers,
      ...accessories,
      ...furniture,
      ...rooms,
      ...facilities,
      ...breakroom,
      ...mailing,
      ...services,
    ],
  },
  { from: 2500, families: [...washroom, ...pads, ...smallSupplies, ...binderSupplies, ...pantrySupplies, ...roomSupplies, a4Paper] },
  { from: 3000, families: [...deskExtras, ...everydayThings] },
  { from: 3120, families: [...namesAndStamps, ...powerAndPorts, ...foldersAndBoards] },
  { from: 3348, families: kitchenAndMail },
  { from: 3405, families: [...holdAndCarry, ...deskAndPower] },
];

/** All of them. */
export const families: readonly Family[] = waves.flatMap((wave) => wave.families);
