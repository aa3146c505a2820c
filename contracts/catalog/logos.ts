import { z } from 'zod';
import { MOST_LOGO_BYTES } from '#domain/personalization/logo.ts';
import { call } from '../call.ts';
import { Nothing } from '../shapes.ts';

/** So many signs write the bytes of the largest file, and of one that is too large, so that it is told. */
const MOST_SIGNS = Math.ceil(MOST_LOGO_BYTES / 3) * 4 + 4_096;

/** The largest form that brings a logo. */
export const LOGO_FORM_LIMIT = MOST_LOGO_BYTES + 64 * 1024;

/** Keeps a logo, to be named by what is printed for its owner. */
export const addLogo = call({
  name: 'addLogo',
  method: 'POST',
  path: '/cc/api/personal/logos',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'Sends a logo for business cards, a PNG or a JPEG of at most 2 MB. Its id is the `logo` of their personalization',
  params: Nothing,
  query: Nothing,
  body: z.object({ picture: z.string().max(MOST_SIGNS).meta({ description: 'The file in base64' }) }),
  answer: z.object({ logoId: z.string(), width: z.int(), height: z.int() }),
  bodyLimit: MOST_SIGNS + 1_024,
  // The same logo again is one more, which nothing names: it goes by itself.
  ignoresKey: true,
});
