export { beginProcurement } from './begin-procurement.ts';
export { registerHandover } from './handover.routes.ts';
export { procurementRoutes } from './procurement.routes.ts';
