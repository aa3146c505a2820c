export { machineRoutes } from './machines.routes.ts';
export { hasMachines, machineOwnerOf } from './machines.ts';
export { isOwned, ownerValues } from './machine.repository.ts';
