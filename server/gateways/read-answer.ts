/** A hundred times what any honest answer has. */
const MOST_BYTES = 256 * 1024;

/**
 * Reads an answer of somebody else, counted while it comes: one that is longer is hung up on.
 *
 * @throws where it is longer than 256 kB, or ends early.
 */
export async function readAnswer(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`an answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
