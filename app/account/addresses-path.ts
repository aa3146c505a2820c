/** The addresses of who is signed in. */
export const ADDRESSES_PATH = '/account/addresses';
