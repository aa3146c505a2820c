/** Who acts: the visitor themselves, or somebody or something that acts for a shopper. */
export type Actor =
  | {
      readonly kind: 'VISITOR';
      /** Of the session that the request came with; one for which nothing is stored can be had for the asking, and is nobody's yet. */
      readonly sessionKey: string | undefined;
      /** Little is to be feared of how they signed in: they are asked no question that is there to keep programs out. */
      readonly isCertified?: boolean;
      /** The network address. */
      readonly address: string;
    }
  | { readonly kind: 'REPRESENTATIVE' | 'APPROVER'; readonly userId: string }
  | { readonly kind: 'JOB'; readonly name: string };

/** Who did it, as an order's history keeps it. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'VISITOR':
      return 'shopper';
    case 'JOB':
      return `job:${actor.name}`;
    case 'REPRESENTATIVE':
      return `representative:${actor.userId}`;
    case 'APPROVER':
      return `approver:${actor.userId}`;
    default:
      return actor satisfies never;
  }
}

/** Whose attempts are counted together; a job attempts nothing. */
export function whoAttempts(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'VISITOR':
      return actor.sessionKey ?? actor.address;
    case 'JOB':
      return undefined;
    case 'REPRESENTATIVE':
    case 'APPROVER':
      return actor.userId;
    default:
      return actor satisfies never;
  }
}
