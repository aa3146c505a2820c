import { randomUUID } from 'node:crypto';
import type { Bench } from '../bench.ts';
import { BUDGETS } from '../budgets.ts';
import { shareOf } from '../figure.ts';
import { CARD, GUEST_ORDER } from '../guest-order.ts';
import { fieldOf, Shopper } from '../shopper.ts';
import { adding } from './adds.ts';

/** A guest's whole order: in adds, and beside its own statements without a shop. */
export async function measureCheckout({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const heard = await new Shopper(ceilings.base).send('GET', '/order');
  const sides = await sideBySide({
    "a guest's order": { pid: running.pid, makeBody: async () => guest(running) },
    'its statements alone': {
      pid: ceilings.pid,
      makeBody: async () => {
        const shopper = new Shopper(ceilings.base);
        return async () => {
          const order = randomUUID();
          for (const step of GUEST_ORDER.keys()) await shopper.send('POST', `/order/${step}`, {}, { 'x-order': order });
        };
      },
    },
    'an add': adding(running.base, running.pid),
  });
  const [order, alone, add] = [sides.of("a guest's order"), sides.of('its statements alone'), sides.of('an add')];
  const inAdds = order.cost.server / add.cost.server;
  report({
    id: 'checkout',
    what: "guest's order of 2 rows, in adds (CPU)",
    value: inAdds,
    unit: 'adds',
    goal: { atMost: 7 },
    sides: sides.all,
  });
  const value = shareOf(order, alone);
  report({ id: 'checkout.share', what: '… against its statements alone', value, unit: '×' });
  const note = `by call: ${[fieldOf(heard, 'byStep')].flat().join(' + ')}`;
  const statements = Number(fieldOf(heard, 'statements'));
  report({
    id: 'statements.checkout',
    what: '… SQL statements of it',
    value: statements,
    unit: '',
    goal: { atMost: BUDGETS.statements.guestOrder },
    note,
  });
}

/** One guest who orders again and again, as somebody new each time. */
function guest({ base, sandbox }: Bench['running']): () => Promise<void> {
  const [shopper, vendor] = [new Shopper(base), new Shopper(sandbox)];
  return async () => {
    shopper.forget();
    let token = '';
    for (const { name, path, body, headers } of GUEST_ORDER) {
      if (name === 'card') token = String(fieldOf(await vendor.send('POST', CARD.path, CARD.body), 'token'));
      const answer = await shopper.send('POST', path, body(token), headers);
      if (name === 'order' && fieldOf(answer, 'status') !== 'PLACED') throw new Error('an order was not placed');
    }
  };
}
