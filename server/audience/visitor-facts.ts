import { displaySettings } from '#domain/accounts/display-rules.ts';
import type { VisitorFacts } from '#domain/audience/facts.ts';
import { flowTypeOf } from '#domain/identity/ways-in/ways-in.ts';
import type { Requester, Session } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { rulesOf } from '../shoppers/index.ts';

/** The cookie by which somebody is spoken to in Spanish. */
const SPANISH_COOKIE = 'isSpanishMode';

type Visitor = Pick<Requester, 'site' | 'cookies' | 'isMobileApp'> & {
  readonly session: Pick<Session, 'user' | 'representative' | 'partner'> | undefined;
};

/** What decides what a visitor sees and may do: from the session, the host, the cookies and the toggles. Nothing of it is taken at the visitor's word but their language. */
export async function visitorFacts(shop: Pick<Shop, 'toggles'>, { site, session, cookies, isMobileApp }: Visitor): Promise<VisitorFacts> {
  const user = session?.user;
  const display = displaySettings(rulesOf(user));
  return {
    tenant: site.tenant,
    routeType: site.routeType,
    routeId: site.routeId,
    flowType: session?.representative === undefined ? flowTypeOf(session?.partner?.way) : 'CSR',
    person: user && {
      roles: user.roles,
      permissions: user.permissions,
      segments: user.segments,
      membership: user.membership,
      rewardsTier: user.rewardsTier,
      organization: user.account?.settings,
    },
    // Of the person, and not of how they came in: who acts for somebody sees what that person does.
    isPartnerVisit: user?.isPartnersShopper === true,
    isMobileApp,
    isSpanishMode: isSpokenToInSpanish(cookies),
    mayChangeShippingLocation: display.mayChangeShippingLocation,
    showsPrices: display.showsPrices,
    deliveryWindowDays: display.deliveryWindowDays,
    showsProfileCards: display.offersProfileCards,
    toggles: await shop.toggles.read(),
  };
}

/** Whether somebody wants to be spoken to in Spanish. */
export function isSpokenToInSpanish(cookies: Requester['cookies']): boolean {
  return cookies[SPANISH_COOKIE] === 'true';
}
