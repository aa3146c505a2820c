/** What the page of a product reads of its address, each in the one way in which it is written; what stands there by itself is left out. */
const READ: readonly (readonly [key: string, known: RegExp])[] = [
  ['stars', /^[1-5]$/],
  ['by', /^(newest|highest|lowest)$/],
  ['reviews', /^([2-9]|[1-9]\d)$/],
  ['questions', /^([2-9]|[1-9]\d)$/],
];

/** Which reviews are shown, as the address of a product's page says it. */
export function readByProduct(said: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const [key, known] of READ) {
    const value = said.get(key) ?? '';
    if (known.test(value)) read.set(key, value);
  }
  return read;
}
