import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/http/app.ts';
import { ROUTES } from '#server/routes.ts';
import type { Shop } from '#server/shop.ts';
import { dyingShop } from '#tests/faults/dying-shop.ts';
import { ledgerOf } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { CHANGING_CALLS, type Sent } from './changing-calls.ts';

const site = useShop();

/** The shop as it is now, behind an app that is made once. */
const now: { shop?: Shop; app?: FastifyInstance } = {};
beforeAll(async () => {
  const shop = new Proxy({} as Shop, { get: (_target, name) => Reflect.get(now.shop ?? site.shop, name) });
  now.app = await makeApp(shop, ROUTES, { maxEventLoopDelayMs: 0 });
});
afterAll(() => now.app?.close());

/** These change nothing that a repeat could change again: they only tell, or ask for one more mail. */
const HARMLESS = [
  // The same decision, the same change and the same words again are those that there are: server/orders/approving tells of it.
  'getApprovalOrdersData',
  'decideOrders',
  'decideApprovalOfMail',
  'modifyOrder',
  'commentApproval',
  'tryApprovalRule',
  'giftCardBalance',
  // Another token for the same checkout.
  'paymentAuthToken',
  'previewReturn',
  'logClientError',
  'openOrder',
  'mailOrderLink',
  'resetPassword',
  'getFrequentlyPurchasedData',
  // The same again is what there is already.
  'setSalesRepresentative',
  'getProductTileData',
  'atRecommendation',
  'sparxRecommendation',
  'getCriteoData',
  'getTileLabels',
  'fetchComponentsModel',
  'getEcommContentData',
  'updateSessionToken',
  // Who is on the list is on it once.
  'subscribeUserforOffers',
  // One answer more to a survey that names nobody moves nothing.
  'sendFeedback',
  // And who wants an email wants it.
  'changeEmailPreferences',
  'findPickupInStore',
  // A session that was begun is nobody's but the first one's, and who has stopped acts for nobody: server/representatives tells of it.
  'actForCustomer',
  'stopActing',
  // A partner's token works once, and what the demo signs is spent by nobody: server/identity/ways-in tells of it.
  'comeIn',
  // So does an answer of an identity provider, and a question is one that nobody need answer: server/identity/saml tells of it.
  'findCompany',
  'beginSaml',
  'comeInBySaml',
  'goOnAsArrived',
  'confirmCompany',
  'signDemoSaml',
  // A session of a purchasing system ends once, and a repeat is told what the first was: server/procurement tells of it.
  'finishProcurement',
  'signDemoToken',
  // The same ship-to again is the one that is there, and one that is chosen is chosen: server/checkout/ship-tos tells of it.
  'addShipTo',
  'chooseShipTo',
  'chooseUnit',
  // Of one name there is one unit, whoever belongs to it belongs to it, and what is said of it again is said: server/organizations/units tells of it.
  'addUnit',
  'changeUnit',
  'changeUnitPeople',
  'removeUnit',
  // An email is asked for once more, and confirmed once: server/organizations/billing tells of it.
  'saveBilling',
  'confirmBillingEmail',
  // A sign-in that is ended again is ended: server/identity tells of it.
  'endSignIn',
  'endOtherSignIns',
  // Of these each is repeated in vain: a code works once, and what is set up anew counts for nothing before a code of it. server/identity/second-factor tells of it.
  'loginWithCode',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  // So is what a passkey has signed: a challenge works once. server/identity/passkeys tells of it.
  'beginPasskeySignIn',
  'loginWithPasskey',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  // The same profile again is the same, the newest of the links that were mailed works once, and of a password that is chosen the old one is none any more:
  // server/identity/profile tells of it.
  // What is exported is read, and an account that is to be deleted is to be deleted once: server/identity/privacy tells of it.
  // A center is added once, and is as it is wanted however often that is said; rows of a file say how centers are to be: server/budgets/keeping tells of it.
  'addBudgetCenter',
  'changeBudgetCenter',
  'saveBudgetDefaults',
  'importBudgetCenters',
  'exportOwnData',
  'askForErasure',
  'takeBackErasure',
  'changeProfile',
  'askForEmail',
  'keepEmail',
  'confirmEmail',
  'changePassword',
  // So is a card that is added, named, preferred or removed again.
  'addSavedCard',
  'changeSavedCard',
  // The same certificate again is the one that is there, and one is decided once: server/tax tells of it.
  'addTaxCertificate',
  'removeTaxCertificate',
  'decideTaxCertificate',
  // A payment of an organization is recorded once for each reference: server/credit tells of it.
  'recordAccountPayment',
  'reverseAccountPayment',
  'removeSavedCard',
  // What is to be paid another way is paid once, and the same card again finds that it has: server/orders/paying-again tells of it.
  'payOrder',
  // So are invoices: under its key once, and none for more than is open: server/invoice-payments tells of it.
  'payInvoices',
  // Rights that are given again are the same, who was invited is invited once, and what an administrator says twice is said: server/organizations tells of it.
  'changePerson',
  'switchPerson',
  'removePerson',
  'invitePerson',
  'sendInvitationAgain',
  'takeBackInvitation',
  'acceptInvitation',
  'saveCompanySignIn',
  'switchOffCompanySignIn',
  'cancelCompanySignInChange',
  'addPolicy',
  'removePolicy',
  // A rule of the same name there is once, and a colleague stands in once for a day: server/approvals tells of it.
  'saveApprovalSettings',
  'addApprovalRule',
  'changeApprovalRule',
  'removeApprovalRule',
  'addStandIn',
  'endStandIn',
  'setOffContract',
  'setReordering',
  // They are of the business site, and rows are written with their round's lock; what was moved to a cart is moved once: server/rounds tells of it.
  'openRound',
  'askColleague',
  'changeRound',
  'actOnRound',
  'makeRoundLink',
  'removeRoundGuest',
  'joinRound',
  'addRoundRow',
  'changeRoundRow',
  'moveRoundToCart',
  // The same answer, the same offer and the same words again are those that there are, and a cart that has a quote has it: server/quotes tells of it.
  'answerQuote',
  'writeAboutQuote',
  'offerQuote',
  'endQuote',
  'writeToBuyer',
  'orderQuote',
  'leaveQuote',
  // A synonym that is kept or removed again is the same.
  'saveSynonym',
  'removeSynonym',
  // So is a printer that is added, renamed or removed again.
  'addMachine',
  'renameMachine',
  'removeMachine',
  // A list that is changed, emptied or deleted again is as it was wanted: server/lists tells of it.
  'getListCardData',
  'readSharedList',
  // A link that is made again is another one, and the one before is none anymore.
  'makeListLink',
  'moveListItem',
  // What was replaced is not there to be replaced again.
  'replaceListItem',
  'changeList',
  'changeListItems',
  'removeListItem',
  'deleteList',
  // What is looked up changes nothing; a choice of quick order that is remembered or forgotten again is the same.
  'matchQuickOrder',
  'rememberQuickChoices',
  'removeQuickAlias',
  // A logo that is sent again is one more, which nothing names: it costs nobody anything, and goes by itself.
  'addLogo',
  // A review is one for each person and product, the same question or answer again is the one that is there, and of a decision the second finds
  // that it was taken: server/reviews tells of each.
  'saveReview',
  'withdrawReview',
  'markHelpful',
  'askQuestion',
  'answerQuestion',
  'decideText',
  // The same alert again is the one that is there, what the link of a mail says holds once, and a held order is decided once: server/alerts and
  // server/orders/screening tell of each.
  'askForAlert',
  'removeAlert',
  'decideAlertOfMail',
  // An item comes again once, a day that is left out is out, and a day has one order however often it is tried: server/restocks tells of each.
  'startRestock',
  'changeRestock',
  'endRestock',
  'orderRestockAgain',
  'decideHeldOrder',
  // What is switched on again is on, the same address again is the one that is there, and what is made ready anew is ready: nothing is ordered by it.
  'changeQuickBuy',
  'keepAddress',
  'changeOwnAddress',
  'removeOwnAddress',
  'makeDefaultAddress',
  'prepareQuickBuy',
];
/** What a repeat may be told of an effect that is there: the link was used. */
const USED_UP = 410;
/** The same calls, and one that is sent otherwise. */
const SENT: typeof CHANGING_CALLS = {
  ...CHANGING_CALLS,
  'placeOrder without the name of its cart': async (place) => {
    const sent = await CHANGING_CALLS['placeOrder']?.(place);
    if (sent === undefined) throw new Error('there is no call that places an order');
    return { ...sent, body: {} };
  },
};

/** Of the longest lives not every step is tried, unless DEATH_STEPS=1. */
const STRIDE: Readonly<Record<string, number>> = {
  placeOrder: 4,
  'placeOrder without the name of its cart': 2,
  cancelOrder: 9,
  returnItems: 13,
  login: 5,
  logout: 3,
  register: 3,
  choosePassword: 5,
};

const send = (
  app: FastifyInstance,
  key: string,
  { visitor, url, body, method }: Sent,
): Promise<{ statusCode: number; payload: string; cookies: { name: string; value: string }[] }> => {
  const options: InjectOptions = {
    method: 'POST',
    url,
    headers: {
      host: visitor.from.host ?? 'localhost',
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(method !== undefined && { 'x-http-method-override': method }),
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: JSON.stringify(body),
  };
  return app.inject(options);
};

/** What is there of a shopper, without its ids and moments: what a call adds twice, or loses, shows. */
async function everything(visitor: Visitor): Promise<unknown> {
  const { items, coupons, sflItems, addresses, orderPayment } = await visitor.cart();
  const { body: kept } = await visitor.get<{ listItems?: { itemId: string; qty: number }[] }>('/cc/api/lists/items');
  return {
    rows: items.map(({ itemId, qty }) => [itemId, qty]).toSorted(),
    coupons: coupons.map(({ code }) => code).toSorted(),
    saved: sflItems.map(({ itemId, qty }) => [itemId, qty]),
    addresses: addresses.map(({ type, address1 }) => [type, address1]),
    payments: orderPayment.map(({ paymentType, amountApplied }) => [paymentType, amountApplied]),
    // Of somebody's lists the last one filled: those of earlier tries stand there, too.
    lists: (kept.listItems ?? []).map(({ itemId, qty }) => [itemId, qty]).at(-1),
  };
}

const TABLES = [
  'users',
  'orders',
  'order_lines',
  'order_payments',
  'shipments',
  'returns',
  'money_moves',
  'state_moves',
  'stock_holds',
  'coupon_uses',
  'reward_entries',
  'outbox',
  'wallet_cards',
  'carts',
  'saved_items',
  'shopping_lists',
  'quotes',
  'quote_entries',
];

async function counts(): Promise<number[]> {
  const { rows } = await site.database.query(
    `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return TABLES.map((table) => Number(rows[0]?.[table]));
}

type Seen = { readonly status: number; readonly left: unknown; readonly added: readonly number[] };

/** Sends a call, which dies at its nth step, and sends it again: what is there afterwards. */
async function sendTwice(
  name: string,
  steps: number,
): Promise<Seen & { readonly hasDied: boolean; readonly sent: Sent; readonly text: string }> {
  const sent = await SENT[name]?.(site);
  if (sent === undefined || now.app === undefined) throw new Error(`There is no call ${name}.`);
  const before = await counts();
  const key = randomUUID();
  const dying = dyingShop(site.shop, steps, { isHeard: true });
  now.shop = dying.shop;
  const first = await send(now.app, key, sent);
  now.shop = site.shop;
  const hasDied = dying.diedAt() !== undefined;
  // A call that has not answered for a minute is taken for lost.
  if (hasDied) await site.database.query("update idempotency_keys set created_at = created_at - interval '2 minutes' where status is null");
  const again = hasDied ? await send(now.app, key, sent) : first;
  for (const { name: cookie, value } of again.cookies) sent.visitor.cookies.set(cookie, value);
  const after = await counts();
  return {
    hasDied,
    sent,
    status: again.statusCode,
    text: again.payload,
    left: await everything(sent.visitor),
    added: after.map((count, index) => count - (before[index] ?? 0)),
  };
}

describe('a call that dies on its way and is sent again under its key [T24]', () => {
  it('is one of those that are tried here, whatever it changes', () => {
    const changing = ROUTES.map(({ contract }) => contract).filter(({ method }) => method !== 'GET');
    expect(changing.map(({ name }) => name).toSorted()).toEqual([...Object.keys(CHANGING_CALLS), ...HARMLESS].toSorted());
  });

  it.each(Object.keys(SENT))('%s has happened once, at whichever of the steps tried it died', { timeout: 120_000 }, async (name) => {
    const once = await sendTwice(name, Number.MAX_SAFE_INTEGER);
    expect(once.status, once.text).toBeLessThan(300);
    let deaths = 0;
    for (let steps = 1; steps < 150; steps += Number(process.env['DEATH_STEPS'] ?? STRIDE[name] ?? 1)) {
      const seen = await sendTwice(name, steps);
      if (!seen.hasDied) break;
      deaths += 1;
      const { status, left, added } = seen;
      const told = name === 'choosePassword' && status === USED_UP ? once.status : status;
      expect([name, steps, { status: told, left, added }], seen.text).toEqual([
        name,
        steps,
        { status: once.status, left: once.left, added: once.added },
      ]);
      if (name.startsWith('placeOrder')) {
        const { orderNumber } = JSON.parse(seen.text) as { orderNumber: string };
        expect((await ledgerOf(site, orderNumber)).map(({ type }) => type)).toEqual(['AUTHORIZE']);
      }
    }
    expect(deaths).toBeGreaterThan(0);
  });
});
