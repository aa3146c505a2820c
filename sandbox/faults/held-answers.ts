import type { FastifyReply } from 'fastify';

/** Connections that are kept open and never answered, as those of a vendor that hangs. */
export interface HeldAnswers {
  /** Takes the connection of a reply; it is cut after `holdMs` at the latest. */
  hold(reply: FastifyReply): void;
  /** Cuts all of them, so that a stop need not wait. */
  cutAll(): void;
}

export function createHeldAnswers(holdMs: number): HeldAnswers {
  const cuts = new Set<() => void>();
  return {
    hold(reply) {
      reply.hijack();
      const { socket } = reply.raw;
      const cut = (): void => {
        socket?.destroy();
      };
      const timer = setTimeout(cut, holdMs);
      cuts.add(cut);
      reply.raw.once('close', () => {
        clearTimeout(timer);
        cuts.delete(cut);
      });
    },
    cutAll() {
      for (const cut of cuts) cut();
    },
  };
}
