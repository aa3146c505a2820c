/** The window around the frame, as the frame was told of it. */
export interface Parent {
  origin: string;
  window: unknown;
  nonce: string;
}

/** What the parent may ask of the frame. */
export type ParentRequest =
  | { type: 'tokenize'; /** What the shop allowed. */ authToken: string | undefined }
  | { type: 'focus'; field: string | undefined };

interface Message {
  origin: string;
  source: unknown;
  data: unknown;
}

/**
 * The request in a message, or `undefined` when it is none of the parent's: another window, another origin, another
 * nonce or another shape.
 */
export function parentRequest(message: Message, parent: Parent): ParentRequest | undefined {
  const { data } = message;
  if (message.source !== parent.window || message.origin !== parent.origin) return undefined;
  if (typeof data !== 'object' || data === null || !('nonce' in data) || data.nonce !== parent.nonce) return undefined;
  if (!('type' in data)) return undefined;
  if (data.type === 'tokenize')
    return { type: 'tokenize', authToken: 'authToken' in data && typeof data.authToken === 'string' ? data.authToken : undefined };
  if (data.type !== 'focus') return undefined;
  return { type: 'focus', field: 'field' in data && typeof data.field === 'string' ? data.field : undefined };
}
