/** Shows what would be handed back to the purchasing system. */
export const RETURN_PATH = '/procurement/return';
/** Ends the session, and leads there. */
export const HANDOVER_PATH = '/procurement/handover';
/** Stands for a purchasing system in the demo: shows what it was handed. */
export const DEMO_PURCHASING_PATH = '/dev/purchasing-system';
