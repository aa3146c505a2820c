/** A reason why the shop's own PostgreSQL does not run, in a sentence or two for a person. */
export class EmbeddedPostgresError extends Error {}
