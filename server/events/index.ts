export { combined, dispatchDue, type Handlers } from './dispatch.ts';
export { publish, type EventKind, type OrderEventKind } from './publish.ts';
