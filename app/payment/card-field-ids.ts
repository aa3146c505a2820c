/** The card fields that a frame of the vendor can show, as its messages name them. */
export const CARD_FIELDS = ['number', 'expiry', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** For links to a field: it is inside the frame, where no link of this page leads, so these stand before the frame and hand the focus on. */
export const CARD_FIELD_IDS: Readonly<Record<CardField, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  cvv: 'card-cvv',
};

/** Reads a field's name; undefined for what no frame of ours has. */
export function readCardField(text: unknown): CardField | undefined {
  return CARD_FIELDS.find((field) => field === text);
}
