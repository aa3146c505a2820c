import { idOf } from '../random.ts';
import { CONTRACT_ACCOUNT } from './accounts.ts';
import { personCalled } from './people.ts';

type DemoMachine = {
  readonly machineId: string;
  readonly userId: string | null;
  readonly accountNumber: string | null;
  readonly model: string;
  readonly nickname: string;
  readonly addedBy: string;
};

const sam = personCalled('sam').userId;
const ofSam = (model: string, nickname: string): DemoMachine => ({
  machineId: idOf(`machine sam ${model}`),
  userId: sam,
  accountNumber: null,
  model,
  nickname,
  addedBy: sam,
});
const ofHarbor = (model: string, nickname: string, by: string): DemoMachine => ({
  machineId: idOf(`machine harbor ${model}`),
  userId: null,
  accountNumber: CONTRACT_ACCOUNT,
  model,
  nickname,
  addedBy: personCalled(by).userId,
});

/** Sam's two printers, and the three of the dental practice. */
export const demoMachines: readonly DemoMachine[] = [
  ofSam('Ardent L48', 'Home office'),
  ofSam('Ardent Studio J310', ''),
  ofHarbor('Ardent L48', 'Front desk', 'abe'),
  ofHarbor('Ardent Column L205', 'Billing', 'bea'),
  ofHarbor('Ardent Studio J334', 'Exam room 2', 'abe'),
];
