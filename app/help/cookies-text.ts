/** Which cookies the shop sets, in plain words. Apart from the other texts: a drawer of any page shows them. (contracts/cookies.ts) */
export const COOKIES_TEXT = [
  'We set cookies that the shop needs to work: one that says it is still you, one for your ZIP code, one for your store, one that tells us which browser is yours so that we can warn you of others, and one or two for what you were just doing. None of them follows you to other sites.',
  'Measuring or advertising cookies are off. Should we ever want them, we will ask you first.',
];
