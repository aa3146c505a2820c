/** How many streams of events there may be at the same moment on one node: each costs a connection and some 50 kB. docs/security.md shows them. */
export const STREAM_LIMITS = {
  /** A browser opens one; one without locks opens one per visible tab. */
  EVENT_STREAMS: { counts: 'open streams of a cart’s changes', per: 'session and node', most: 6 },
  /** Wide enough for a large office, and a fifth of what a node has. */
  EVENT_STREAMS_ADDRESS: { counts: 'open streams of a cart’s changes', per: 'address block and node', most: 1_000 },
  EVENT_STREAMS_NODE: { counts: 'open streams of a cart’s changes', per: 'node', most: 5_000 },
} as const;
