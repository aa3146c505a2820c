import { z } from 'zod';
import { PERSONAL_KINDS } from '#domain/personalization/personal-fields.ts';

/** The most fields that may come, and the most characters of each: more than any item asks, so that what is too long is told with its field. */
const MOST_FIELDS = 20;
const LONGEST_SENT = 1_000;

/** What an item asks its buyer: the fields of each kind are the domain's. */
export const PersonalKind = z.enum(PERSONAL_KINDS);

/** What somebody wrote for an item that asks. */
export const GivenPersonalization = z
  .record(z.string().max(40), z.string().max(LONGEST_SENT))
  .refine((given) => Object.keys(given).length <= MOST_FIELDS, { message: `at most ${MOST_FIELDS} fields` })
  .meta({
    description:
      'What it is to say, or whom it is for, by field: as the item asks (personalKind of getProduct). Without it such an item is refused',
    examples: [{ recipientName: 'Ana', recipientEmail: 'ana@example.com', senderName: 'Sam', message: 'Thank you!' }],
  });

/** A field that was filled in, with its words for people. */
export const PersonalLine = z
  .object({ field: z.string(), label: z.string(), value: z.string(), text: z.string() })
  .meta({ id: 'PersonalLine' });
