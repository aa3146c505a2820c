import { z } from 'zod';

/** A picture with a few words on it. */
export const Banner = z.object({
  type: z.literal('BANNER'),
  scene: z.string().meta({ description: 'The name of a composed picture' }),
  title: z.string(),
  text: z.string(),
});

/** A part of a landing page as it is kept: what it shows of the catalogue is looked up when somebody asks. */
export const KeptComponent = z.discriminatedUnion('type', [
  Banner,
  z.object({ type: z.literal('CATEGORIES'), title: z.string(), categoryIds: z.array(z.string()) }),
  z.object({ type: z.literal('PRODUCTS'), title: z.string(), skuListId: z.string() }),
  /** What is reduced the most, as whoever looks pays for it. */
  z.object({ type: z.literal('SAVINGS'), title: z.string() }),
]);
export type KeptComponent = z.output<typeof KeptComponent>;

/** A landing page as it is kept. */
export const LandingPage = z.object({
  pageId: z.string().min(1).max(80),
  name: z.string().min(1),
  description: z.string(),
  /** Of which items it is: all that is said has to hold. */
  meant: z.strictObject({ categoryIds: z.array(z.string()).optional(), words: z.string().optional(), isOnSale: z.boolean().optional() }),
  components: z.array(KeptComponent),
});
export type LandingPage = z.output<typeof LandingPage>;
