import {
  checkBillingEmail as checkBillingCall,
  confirmBillingEmail as confirmBillingCall,
  getBilling as getBillingCall,
  saveBilling as saveBillingCall,
} from '#contracts/organization/billing.ts';
import { listAccountChanges as listChangesCall } from '#contracts/organization/changes.ts';
import {
  cancelCompanySignInChange as cancelSignInCall,
  getCompanySignIn as getSignInCall,
  saveCompanySignIn as saveSignInCall,
  switchOffCompanySignIn as signInOffCall,
} from '#contracts/organization/company-sign-in.ts';
import { getContract as contractCall, listContractPrices as contractPricesCall } from '#contracts/organization/contract.ts';
import {
  acceptInvitation as acceptCall,
  changePerson as changeCall,
  checkInvitation as checkCall,
  getPerson as getCall,
  getRightsChoices as choicesCall,
  invitePerson as inviteCall,
  listPeople as listCall,
  removePerson as removeCall,
  sendInvitationAgain as againCall,
  switchPerson as switchCall,
  takeBackInvitation as takeBackCall,
} from '#contracts/organization/people.ts';
import {
  addPolicy as addPolicyCall,
  listPolicies as listPoliciesCall,
  removePolicy as removePolicyCall,
  setOffContract as offContractCall,
  setReordering as reorderingCall,
} from '#contracts/organization/policies.ts';
import {
  addUnit as addUnitCall,
  changeUnit as changeUnitCall,
  changeUnitPeople as unitPeopleCall,
  getUnit as getUnitCall,
  listUnits as listUnitsCall,
  removeUnit as removeUnitCall,
} from '#contracts/organization/units.ts';
import {
  listSalesRepresentatives as listRepsCall,
  setSalesRepresentative as setRepCall,
} from '#contracts/operations/sales-representatives.ts';
import { getWorkHome as workHomeCall } from '#contracts/organization/work-home.ts';
import { lookingOf } from '../http/buying.ts';
import type { Caller } from '../http/caller.ts';
import { lookingRoute, route, type Route } from '../http/route.ts';
import { listAccountChanges } from './account-log.ts';
import { checkBillingEmail, confirmBillingEmail, getBilling, saveBilling } from './billing/billing.ts';
import {
  acceptInvitation,
  checkInvitation,
  getRightsChoices,
  invitePerson,
  sendInvitationAgain,
  takeBackInvitation,
} from './invitations.ts';
import { getContract, listContractPrices } from './contract.ts';
import { addPolicy, listPolicies, removePolicy, setOffContract, setReordering } from './policies.ts';
import { changePerson, getPerson, listPeople, removePerson, switchPerson } from './people.ts';
import { addUnit, changeUnit, changeUnitPeople, getUnit, listUnits, removeUnit } from './units/units.ts';
import { listSalesRepresentatives, setSalesRepresentative } from './served/sales-representatives.ts';
import { cancelCompanySignInChange, getCompanySignIn, saveCompanySignIn, switchOffCompanySignIn } from './sign-in/company-sign-in.ts';
import { getWorkHome } from './work-home.ts';

/** As somebody of an organization, and as who has signed in. */
const askingOf = (caller: Caller) => ({ looking: lookingOf(caller), requester: caller });

export const organizationRoutes: readonly Route[] = [
  lookingRoute(listRepsCall, listSalesRepresentatives),
  lookingRoute(setRepCall, setSalesRepresentative),
  lookingRoute(listCall, listPeople),
  lookingRoute(getCall, getPerson),
  lookingRoute(changeCall, changePerson),
  lookingRoute(switchCall, switchPerson),
  lookingRoute(removeCall, removePerson),
  lookingRoute(choicesCall, getRightsChoices),
  lookingRoute(inviteCall, invitePerson),
  lookingRoute(againCall, sendInvitationAgain),
  lookingRoute(takeBackCall, takeBackInvitation),
  route(checkCall, checkInvitation),
  route(acceptCall, acceptInvitation),
  lookingRoute(listPoliciesCall, listPolicies),
  lookingRoute(addPolicyCall, addPolicy),
  lookingRoute(removePolicyCall, removePolicy),
  lookingRoute(offContractCall, setOffContract),
  lookingRoute(reorderingCall, setReordering),
  lookingRoute(workHomeCall, getWorkHome),
  lookingRoute(contractCall, getContract),
  lookingRoute(contractPricesCall, listContractPrices),
  route(getSignInCall, (shop, caller) => getCompanySignIn(shop, askingOf(caller))),
  route(saveSignInCall, (shop, caller, input) => saveCompanySignIn(shop, askingOf(caller), input)),
  route(signInOffCall, (shop, caller, input) => switchOffCompanySignIn(shop, askingOf(caller), input)),
  route(cancelSignInCall, (shop, caller) => cancelCompanySignInChange(shop, askingOf(caller))),
  lookingRoute(listChangesCall, listAccountChanges),
  lookingRoute(getBillingCall, getBilling),
  lookingRoute(saveBillingCall, saveBilling),
  route(checkBillingCall, checkBillingEmail),
  route(confirmBillingCall, confirmBillingEmail),
  lookingRoute(listUnitsCall, listUnits),
  lookingRoute(addUnitCall, addUnit),
  lookingRoute(getUnitCall, getUnit),
  lookingRoute(changeUnitCall, changeUnit),
  lookingRoute(unitPeopleCall, changeUnitPeople),
  lookingRoute(removeUnitCall, removeUnit),
];
