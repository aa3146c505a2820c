import { deskVoices } from './desk-voices.ts';
import { machineVoices } from './machine-voices.ts';
import { officeVoices } from './office-voices.ts';
import { roomVoices } from './room-voices.ts';
import { singleVoices } from './single-voices.ts';
import { supplyVoices } from './supply-voices.ts';

/** What people say of each kind of product. */
export const voices = {
  ...deskVoices,
  ...machineVoices,
  ...officeVoices,
  ...roomVoices,
  ...singleVoices,
  ...supplyVoices,
} as const;

export type Voice = keyof typeof voices;
