export { machineRoutes } from './machines.routes.ts';
export { machineOwnerOf } from './machines.ts';
export { isOwned, ownerValues } from './machine.repository.ts';
