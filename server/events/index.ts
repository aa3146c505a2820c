export { combined, dispatchDue, type Handlers } from './dispatch.ts';
export { publish, publishAll, type EventKind, type OrderEventKind } from './publish.ts';
