import {
  checkResetLink as checkCall,
  choosePassword as chooseCall,
  getSession as getSessionCall,
  logClientError as logCall,
  login as loginCall,
  logout as logoutCall,
  register as registerCall,
  resetPassword as resetCall,
  updateSessionToken as updateTokenCall,
} from '#contracts/session/identity.ts';
import {
  endOtherSignIns as endOthersCall,
  endSignIn as endSignInCall,
  listSignIns as listSignInsCall,
} from '#contracts/account/sign-ins.ts';
import {
  askForEmail as askForEmailCall,
  changePassword as changePasswordCall,
  changeProfile as changeProfileCall,
  checkEmailLink as checkEmailCall,
  confirmEmail as confirmEmailCall,
  getProfile as getProfileCall,
  keepEmail as keepEmailCall,
} from '#contracts/account/profile.ts';
import {
  askForErasure as askForErasureCall,
  exportOwnData as exportCall,
  getPrivacy as getPrivacyCall,
  takeBackErasure as takeBackCall,
} from '#contracts/account/privacy.ts';
import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  beginPasskeySignIn as beginPasskeySignInCall,
  listPasskeys as listPasskeysCall,
  loginWithPasskey as withPasskeyCall,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '#contracts/account/passkeys.ts';
import {
  beginSaml as beginSamlCall,
  checkCompanyConfirmation as checkCompanyCall,
  comeInBySaml as comeInBySamlCall,
  confirmCompany as confirmCompanyCall,
  getCompanyArrival as arrivalCall,
  getSamlMetadata as metadataCall,
  goOnAsArrived as goOnCall,
} from '#contracts/session/saml.ts';
import { comeIn as comeInCall } from '#contracts/session/ways-in.ts';
import {
  beginSecondFactor as beginFactorCall,
  confirmSecondFactor as confirmFactorCall,
  endSecondFactor as endFactorCall,
  getSecondFactor as getFactorCall,
  loginWithCode as withCodeCall,
  renewRecoveryCodes as renewCodesCall,
} from '#contracts/account/second-factor.ts';
import { route, sessionRoute, type Route } from '../http/route.ts';
import { logClientError } from './log-client-error.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './own-sign-ins.ts';
import { askForEmail, checkEmailLink, confirmEmail, keepEmail } from './profile/change-email.ts';
import { changePassword } from './profile/change-password.ts';
import { askForErasure, exportOwnData, getPrivacy, takeBackErasure } from './privacy/own-privacy.ts';
import { changeProfile, getProfile } from './profile/own-profile.ts';
import { getSession } from './read-session.ts';
import { checkResetLink, choosePassword, resetPassword } from './reset-password.ts';
import { getCompanyArrival, goOnAsArrived } from './saml/arrivals.ts';
import { beginSaml, getSamlMetadata } from './saml/begin-saml.ts';
import { comeInBySaml } from './saml/come-in-by-saml.ts';
import { checkCompanyConfirmation, confirmCompany } from './saml/confirmations.ts';
import { comeIn } from './ways-in/come-in.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { beginPasskeySignIn, loginWithPasskey } from './passkeys/passkey-sign-in.ts';
import { loginWithCode } from './second-factor/half-sign-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from './second-factor/own-second-factor.ts';
import { updateSessionToken } from './update-session-token.ts';
import { login, logout, register } from './sign-in.ts';

export const identityRoutes: readonly Route[] = [
  sessionRoute(loginCall, login, login),
  sessionRoute(registerCall, register, login),
  route(comeInCall, comeIn),
  route(beginSamlCall, beginSaml),
  route(comeInBySamlCall, comeInBySaml),
  route(arrivalCall, getCompanyArrival),
  route(goOnCall, goOnAsArrived),
  route(checkCompanyCall, checkCompanyConfirmation),
  route(confirmCompanyCall, confirmCompany),
  route(metadataCall, getSamlMetadata),
  route(withCodeCall, loginWithCode),
  route(beginPasskeySignInCall, beginPasskeySignIn),
  route(withPasskeyCall, loginWithPasskey),
  route(listPasskeysCall, listPasskeys),
  route(beginPasskeyCall, beginPasskey),
  route(addPasskeyCall, addPasskey),
  route(renamePasskeyCall, renamePasskey),
  route(removePasskeyCall, removePasskey),
  route(getFactorCall, getSecondFactor),
  route(beginFactorCall, beginSecondFactor),
  route(confirmFactorCall, confirmSecondFactor),
  route(renewCodesCall, renewRecoveryCodes),
  route(endFactorCall, endSecondFactor),
  route(logoutCall, logout),
  route(resetCall, resetPassword),
  route(checkCall, checkResetLink),
  route(chooseCall, choosePassword),
  route(getSessionCall, getSession),
  route(updateTokenCall, updateSessionToken),
  route(listSignInsCall, listSignIns),
  route(endSignInCall, endSignIn),
  route(endOthersCall, endOtherSignIns),
  route(getPrivacyCall, getPrivacy),
  route(exportCall, exportOwnData),
  route(askForErasureCall, askForErasure),
  route(takeBackCall, takeBackErasure),
  route(getProfileCall, getProfile),
  route(changeProfileCall, changeProfile),
  route(askForEmailCall, askForEmail),
  route(keepEmailCall, keepEmail),
  route(checkEmailCall, checkEmailLink),
  route(confirmEmailCall, confirmEmail),
  route(changePasswordCall, changePassword),
  route(logCall, logClientError),
];
