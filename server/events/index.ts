export { combined, dispatchDue, type Handlers } from './dispatch.ts';
export { publish, publishAll, type EventKind, type OrderEventKind, type SignInNews } from './publish.ts';
