export { machineRoutes } from './machines.routes.ts';
export { hasMachines, machineOwnerOf, ownModels } from './machines.ts';
export { isOwned, ownerValues } from './machine.repository.ts';
