/** A reason not to start, in one sentence for a person. */
export class StartError extends Error {}
