import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { logClientError as logCall } from '#contracts/session/identity.ts';
import { addressHome } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { withoutCardNumbers } from '../telemetry/log.ts';
import type { Requester } from '../sessions/index.ts';

const LONGEST_TEXT = 2_000;

/** Records an error of the browser. It never fails: whoever reports an error must not get another. (K-17) */
export async function logClientError(shop: Shop, requester: Requester, { body }: Input<typeof logCall>): Promise<Reply<null>> {
  // A visit for which nothing is stored can be had for the asking: what counts is its network.
  const network = addressHome(requester.address);
  const client = requester.session?.hasStored === true ? requester.session.hash.toString('base64') : network;
  if (shop.nodeCounts.take('CLIENT_ERRORS', client) === 0 && shop.nodeCounts.take('CLIENT_ERRORS_ADDRESS', network) === 0)
    shop.log.warn(
      { requestId: requester.requestId, client: { msg: short(body.msg), error: short(body.error), info: short(body.info) } },
      'error in the browser',
    );
  return answer(null, 204);
}

function short(value: unknown): string {
  // Covered before it is cut: half a card number would not be known as one.
  const safe = withoutCardNumbers(value);
  return (typeof safe === 'string' ? safe : (JSON.stringify(safe) ?? '')).slice(0, LONGEST_TEXT);
}
