import type { changeQuickBuy as changeCall, QuickBuySettings, readQuickBuy as readCall } from '#contracts/account/quick-buy.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { missingForQuickBuy } from '#domain/checkout/quick-buy.ts';
import { findAddress, knownAddresses, mayBeSentTo, mayKeepAddress, quickBuyAddress, viewAddress } from '../../addresses/index.ts';
import { command } from '../../db/database.ts';
import { readWallet } from '../../payment/index.ts';
import { isQuickBuyShownFirst, type Looking, type Person, type UserSettings } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';

/** $1 user, $2 what is different. */
const updateSettings = command('user_settings_update', 'update users set settings = settings || $2::jsonb where user_id = $1');
/** $1 user, $2 address */
const forgetAddress = command(
  'quick_buy_address_forget',
  `update users set settings = (settings - 'quickBuyAddressId') || '{"hasQuickBuyOverlay": true}' where user_id = $1 and settings ->> 'quickBuyAddressId' = $2`,
);

/** An address that is about to go is none to buy at once for: the next time is looked over first, since it goes to another place. */
export async function forgetQuickBuyAddress(shop: Shop, { userId, settings }: Person, addressId: string): Promise<void> {
  if (settings.quickBuyAddressId === addressId) await forgetAddress(shop.database, [userId, addressId]);
}

/** How somebody buys one item at once, and what that still lacks. */
export async function readQuickBuy(shop: Shop, { shopper }: Looking, _input: Input<typeof readCall>): Promise<Reply<QuickBuySettings>> {
  const { person } = shopper;
  return person === undefined ? refuse('UNAUTHORIZED') : answer(await viewSettings(shop, person));
}

/** Switches it on or off, and says where such orders go. It is on only for who has all that it needs: what is missing is told. */
export async function changeQuickBuy(
  shop: Shop,
  { shopper: { person } }: Looking,
  { body }: Input<typeof changeCall>,
): Promise<Reply<QuickBuySettings>> {
  if (person === undefined) return refuse('UNAUTHORIZED');
  const { quickBuyActive: isQuickBuyActive, quickBuyAddressId, quickBuyOverlayPreference: hasQuickBuyOverlay } = body;
  if (quickBuyAddressId !== undefined && !(await mayBeChosen(shop, person, quickBuyAddressId))) {
    const message = 'There is no such address.';
    return refuse('ADDRESS_INVALID', { message, errors: [{ field: 'quickBuyAddressId', code: 'INVALID', message }] });
  }
  const changes: UserSettings = {
    ...(isQuickBuyActive !== undefined && { isQuickBuyActive }),
    ...(quickBuyAddressId !== undefined && { quickBuyAddressId }),
    ...(hasQuickBuyOverlay !== undefined && { hasQuickBuyOverlay }),
  };
  const after = await viewSettings(shop, { ...person, settings: { ...person.settings, ...changes } });
  const refusal = isQuickBuyActive === true ? refuseMissing(after.missing) : undefined;
  if (refusal !== undefined) return refusal;
  await updateSettings(shop.database, [person.userId, JSON.stringify(changes)]);
  await shop.sessions.renewUser(shop.database, person.userId);
  return answer(after);
}

/** Whether it is an address of theirs, and one that their orders may go to. */
async function mayBeChosen(shop: Shop, person: Person, addressId: string): Promise<boolean> {
  const known = await findAddress(shop, { person }, addressId);
  return known !== undefined && mayBeSentTo(shop, { person }, known);
}

/** What keeps somebody from buying at once; undefined: nothing does. */
export function refuseMissing([first]: QuickBuySettings['missing']): Reply<never> | undefined {
  switch (first) {
    case undefined:
      return undefined;
    case 'ADDRESS':
      return refuse('ADDRESS_INVALID', { message: 'First, choose a delivery address for Buy now.' });
    case 'CARD':
      return refuse('PAYMENT_REQUIRED', {
        message: 'Buy now pays with your saved card, and you have none. Save one the next time you check out.',
      });
    case 'VALID_CARD':
      return refuse('PAYMENT_EXPIRED', { message: 'Your default card has expired. Save another one the next time you check out.' });
  }
}

async function viewSettings(shop: Shop, person: Person): Promise<QuickBuySettings> {
  const [addresses, address, wallet, mayAddAddress] = await Promise.all([
    knownAddresses(shop, person),
    quickBuyAddress(shop, person),
    readWallet(shop, person),
    mayKeepAddress(shop, person),
  ]);
  const preferred = wallet?.userPayments.find(({ isDefault }) => isDefault);
  const card = preferred && {
    brand: preferred.brand,
    lastFourDigit: preferred.lastFourDigit,
    isExpired: preferred.isExpired,
  };
  return {
    quickBuyActive: person.settings.isQuickBuyActive === true,
    quickBuyAddressId: address?.id ?? null,
    quickBuyOverlayPreference: isQuickBuyShownFirst(person.settings),
    addresses: addresses.map(viewAddress),
    card: card ?? null,
    missing: missingForQuickBuy({ hasAddress: address !== undefined, card }),
    mayAddAddress,
  };
}
