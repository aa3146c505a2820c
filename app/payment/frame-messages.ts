import type { GatewayConfig } from '#domain/payment/vendor-config.ts';
import { CARD_FIELDS, readCardField, type CardField } from './card-field-ids.ts';

/** The card frame as the page around it knows it. */
export type Frame = { readonly origin: string; readonly window: unknown; readonly nonce: string };

/** What the card frame tells the page around it. */
export type FrameMessage =
  | { readonly type: 'frameReady' | 'frameResize'; /** In CSS pixels. */ readonly height: number }
  | { readonly type: 'submitRequested' }
  | { readonly type: 'cardToken'; readonly token: string }
  | { readonly type: 'cardError'; readonly code: string; readonly message: string; readonly fields: readonly WrongField[] };

/** What is wrong with one field of the frame, as it stands beside it there. */
export type WrongField = { readonly field: CardField; readonly message: string };

/** A frame that is taller than this is none of ours. In CSS pixels. */
const MAX_HEIGHT = 1200;
const MAX_TEXT = 500;

/** What a message of the frame says; `undefined` when it comes from another window or origin, or is none that the frame sends. */
export function frameMessage(
  message: { readonly origin: string; readonly source: unknown; readonly data: unknown },
  frame: Frame,
): FrameMessage | undefined {
  if (message.origin !== frame.origin || message.source !== frame.window || frame.window == null) return undefined;
  const fields = fieldsOf(message.data);
  if (fields.get('nonce') !== frame.nonce) return undefined;
  const type = fields.get('type');
  switch (type) {
    case 'frameReady':
    case 'frameResize': {
      const height = fields.get('height');
      return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT ? { type, height } : undefined;
    }
    case 'submitRequested':
      return { type };
    case 'cardToken': {
      const token = textAt(fields, 'token');
      return token === undefined ? undefined : { type, token };
    }
    case 'cardError': {
      const [code, text] = [textAt(fields, 'code'), textAt(fields, 'message')];
      return code === undefined || text === undefined
        ? undefined
        : { type, code, message: text, fields: wrongFields(fields.get('errors')) };
    }
    default:
      return undefined;
  }
}

/** What the frame is shown with. */
export type FrameOf = {
  readonly gateway: GatewayConfig;
  /** Of the site around it. */
  readonly routeId: string;
  readonly checkoutId: string;
};

/** The address of the frame. (S §7, Browser-side) */
export function frameAddress({
  gateway: { desktopUrl, viewId, vendorProfileId, routeIdMap },
  routeId,
  parentOrigin,
  nonce,
  checkoutId,
}: FrameOf & { readonly parentOrigin: string; readonly nonce: string }): string {
  const style = routeIdMap[routeId] ?? 'consumer';
  const query = new URLSearchParams({
    parentOrigin,
    nonce,
    checkoutId,
    locale: 'en-US',
    expiry: 'true',
    cvv: 'true',
    iframeId: viewId,
    id: vendorProfileId,
    style,
    isDotcom: String(style === 'consumer'),
  });
  return `${desktopUrl}?${query}`;
}

/** At most one error a field; whatever else the list holds is none that the frame sends. */
function wrongFields(errors: unknown): readonly WrongField[] {
  const found = new Map<CardField, WrongField>();
  for (const error of Array.isArray(errors) ? errors.slice(0, CARD_FIELDS.length) : []) {
    const fields = fieldsOf(error);
    const [field, message] = [readCardField(fields.get('field')), textAt(fields, 'message')];
    if (field !== undefined && message !== undefined && !found.has(field)) found.set(field, { field, message });
  }
  return [...found.values()];
}

function textAt(fields: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
}

function fieldsOf(data: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
}
