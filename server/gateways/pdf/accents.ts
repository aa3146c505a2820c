/** The colors of the two sites on papers: those of their brands on the pages. */
export const ACCENTS = { dotcom: '#0e5a46', SBA: '#1d447c' } as const;
