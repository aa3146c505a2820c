import {
  addMachine as addCall,
  findPrinterModels as modelsCall,
  listMachines as listCall,
  removeMachine as removeCall,
  renameMachine as renameCall,
} from '#contracts/machines/machines.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { addMachine, findPrinterModels, listMachines, removeMachine, renameMachine } from './machines.ts';

export const machineRoutes: readonly Route[] = [
  lookingRoute(listCall, listMachines),
  lookingRoute(modelsCall, findPrinterModels),
  lookingRoute(addCall, addMachine),
  lookingRoute(renameCall, renameMachine),
  lookingRoute(removeCall, removeMachine),
];
