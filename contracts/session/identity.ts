import { z } from 'zod';
import { USER_TYPES } from '#domain/identity/user-type.ts';
import { call } from '../call.ts';
import { CartState } from '../cart-events.ts';
import { NoBody, Nothing } from '../shapes.ts';

export const text = (most: number) => z.string().max(most);
export const returnTo = { jumpUrl: text(2000).optional(), TARGET: text(2000).optional(), redirected: text(10).optional() };

export const User = z
  .object({
    userType: z.enum(USER_TYPES),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    rewardsTier: z.string().nullable(),
    rewardsNumber: z.string().nullable(),
    membershipProgram: z.string(),
    accountNumber: z.string().nullable(),
  })
  .meta({ id: 'User' });

export const SignedIn = z.object({ user: User, redirectUrl: z.string() }).meta({ id: 'SignedIn' });

/** */
export const login = call({
  name: 'login',
  method: 'POST',
  path: '/cc/api/auth/login',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Sign in; the cart of the visit goes along',
  params: Nothing,
  query: z.object(returnTo),
  body: z.object({ email: text(300), password: text(200), ...returnTo }),
  answer: SignedIn,
});
export const register = call({
  name: 'register',
  method: 'POST',
  path: '/cc/api/auth/register',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Open an account and sign in',
  params: Nothing,
  query: z.object(returnTo),
  body: z.object({ email: text(300), password: text(200), firstName: text(60), lastName: text(60), ...returnTo }),
  answer: SignedIn,
});
export const logout = call({
  name: 'logout',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/auth/logout',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Sign out',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ redirectUrl: z.string() }),
});
export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/cc/api/auth/reset',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Ask for a mail with a link to a new password; always 204',
  params: Nothing,
  query: Nothing,
  body: z.object({ email: text(300) }),
  answer: z.null(),
});

export const checkResetLink = call({
  name: 'checkResetLink',
  method: 'GET',
  path: '/cc/api/auth/reset/confirm',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Whether the token of the mail still works',
  params: Nothing,
  query: z.object({ token: text(100) }),
  body: NoBody,
  answer: z.null(),
});

export const choosePassword = call({
  name: 'choosePassword',
  method: 'POST',
  path: '/cc/api/auth/reset/confirm',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Choose a new password with the token of the mail; it works once, and all sessions end',
  params: Nothing,
  query: Nothing,
  body: z.object({ token: text(100), password: text(200) }),
  answer: z.null(),
});

/** What a business user may do, in groups by category: each key of a group with its value. (S §3, Session data) */
const PermissionDetail = z.object({
  /** Each of the global permissions and whether the user has it; empty for everybody to whom they mean nothing. */
  globalPermission: z.record(z.string(), z.boolean()),
  /** What a request may say for itself, and what holds where it does not. */
  deprecableRequestFields: z.object({ shippingZip: z.string() }),
  /** Of somebody who buys for an organization; null to everybody else. */
  sessionData: z.object({
    userEmail: z.string().nullable(),
    shipToShipZipCodeOverride: z.string().nullable(),
    shipToShipCityOverride: z.string().nullable(),
    shipToShipStateOverride: z.string().nullable(),
    salesRepEmail: z.string().nullable(),
    salesRepName: z.string().nullable(),
    salesRepPhone: z.string().nullable(),
    accountIsDigitalEnrollment: z.boolean(),
    isMarketPriceEnabled: z.boolean().meta({ description: 'The price of everybody stands beside that of the contract. An addition' }),
    healthcareStatus: z.string().nullable().meta({ description: 'ACTIVE: may buy what is kept for healthcare. An addition' }),
  }),
});

/** what the page needs to know about the visit. */
export const getSession = call({
  name: 'getSession',
  method: 'GET',
  path: '/api/session',
  isPrefixed: true,
  tag: 'session',
  openTo: 'anyone',
  summary: 'Session, user, site and toggles of this visit',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    sessionData: z.object({
      isLoggedIn: z.boolean(),
      accountNumber: z.string().nullable(),
      /** The division number of the account. */
      dcn: z.string().nullable(),
      customerNumber: z.string().nullable(),
      /** SHA-256 of the email in lower case, as hex. */
      emailHash: z.string().nullable(),
      /** Names the visit without opening it. */
      fingerprint: z.string().nullable(),
      /** The representative who acts for the customer. */
      csrUserId: z.string().nullable(),
      /** The campaign by which the visit came, while it counts. */
      cidParam: z.string().nullable(),
      /** Names a person on all their devices. */
      xdeviceID: z.string().nullable(),
      storeNumber: z.string().nullable(),
      zipcode: z.string(),
      requestId: z.string(),
      routePrefix: z.string(),
      isMobileAPP: z.boolean(),
      membershipDetail: z.object({ membershipProgram: z.string() }),
      sessionIPA: z.object({ permissionDetail: PermissionDetail }),
    }),
    userData: z.object({
      isLoggedIn: z.boolean(),
      consumer: z.boolean(),
      routeType: z.string(),
      routeId: z.string(),
      flowType: z.string().nullable(),
      userType: z.enum([...USER_TYPES, 'ASC']),
      /** Through whom they came in. */
      partnerName: z.string().nullable(),
      /** Whether they are in the rewards programme. */
      isSlp: z.boolean(),
      isMobileAPP: z.boolean(),
      rewardsNumber: z.string().nullable(),
      rewardsTier: z.string().nullable(),
      isSpanishMode: z.boolean(),
      newSAHeader: z.enum(['y', 'n']),
      /** Little is to be feared of how they signed in. */
      certifiedUser: z.boolean(),
      enableQuickOrderDrawer: z.boolean(),
    }),
    custData: z.object({
      custAttrbs: z.object({
        USERCONTACT: z.object({ fname: z.string(), lname: z.string() }),
        UBAS: z.object({ customerNo: z.string().nullable(), rewardsNo: z.string().nullable() }),
      }),
    }),
    siteVariables: z.object({
      isCOM: z.boolean(),
      isSBA: z.boolean(),
      isLoggedIn: z.boolean(),
      channelId: z.string(),
      locale: z.string(),
      hyphenatedLocale: z.string(),
      langId: z.string(),
      langCd: z.string(),
      siteId: z.string(),
      storeId: z.string(),
      tenant: z.object({ fullName: z.string(), legacy: z.string() }),
    }),
    segments: z.array(z.string()),
    capabilities: z.array(z.string()),
    permissions: z.array(z.string()),
    displayRules: z.array(
      z.object({ name: z.string(), display: z.boolean(), subDisplayRules: z.array(z.object({ name: z.string(), display: z.boolean() })) }),
    ),
    webToggleList: z.array(z.object({ toggleName: z.string(), values: z.array(z.string()), active: z.boolean() })),
    cart: CartState,
  }),
});

/** K-26: who is signed in stays so for another while. What stands in the body may stand in the query, too; it is for whoever shares the session. */
const context = { serviceContext: z.unknown().optional(), query: z.unknown().optional() };
export const updateSessionToken = call({
  name: 'updateSessionToken',
  isNoAct: true,
  method: 'POST',
  path: '/api/sparxProxy/updateSessionToken',
  isPrefixed: true,
  tag: 'session',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Keep the session of who is signed in, and say how long it lasts',
  params: Nothing,
  query: z.object(context),
  body: z.object(context),
  answer: z.object({
    token: z.string().meta({ description: 'The context token: it opens nothing' }),
    validUntil: z.int().meta({ description: 'Epoch ms' }),
  }),
});

/** K-17 */
export const logClientError = call({
  name: 'logClientError',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/log',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Record an error of the browser; always 204',
  bodyLimit: 16 * 1024,
  masksCardNumbers: true,
  ignoresKey: true,
  params: Nothing,
  query: Nothing,
  body: z.object({ msg: z.unknown(), error: z.unknown().optional(), info: z.unknown().optional() }),
  answer: z.null(),
});
