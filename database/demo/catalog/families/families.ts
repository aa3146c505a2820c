import { accessories } from './accessories.ts';
import { breakroom } from './breakroom.ts';
import { computers } from './computers.ts';
import { deskSurface } from './desk-surface.ts';
import { deskTools } from './desk-tools.ts';
import { facilities } from './facilities.ts';
import type { Family } from '../family.ts';
import { filing } from './filing.ts';
import { furniture } from './furniture.ts';
import { inkAndToner } from './ink-toner.ts';
import { machines } from './machines.ts';
import { mailing } from './mailing.ts';
import { notebooks } from './notebooks.ts';
import { paper } from './paper.ts';
import { pencilsAndMarkers } from './pencils-markers.ts';
import { pens } from './pens.ts';
import { rooms } from './rooms.ts';
import { services } from './services.ts';

/** All product families of the generated catalogue. Their order is part of the plan: add new ones at the end. */
export const families: readonly Family[] = [
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
];
