import { administrators, buyers, plain, type Table } from '../row.ts';

/** What an administrator would give somebody: nothing. */
const NO_RIGHTS = {
  roles: [],
  permissions: [],
  orderLimit: 1,
  seesPrices: false,
  mayChangeShipTo: false,
  approverEmail: null,
  shipToAddressId: null,
};
/** A rule that asks about nothing. */
const NO_RULE = { name: '', kind: 'ITEM', above: 0, values: [], steps: [] };

export const ORGANIZATION: Table = {
  'GET /cc/api/organization/people': plain('signed in', '/cc/api/organization/people', 403, { except: administrators(200) }),
  'GET /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, { except: administrators(404) }),
  'PUT /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, {
    body: NO_RIGHTS,
    except: administrators(404),
  }),
  'POST /cc/api/organization/people/:userId/standing': plain('signed in', '/cc/api/organization/people/x/standing', 403, {
    body: { isOn: true },
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, { except: administrators(404) }),
  'GET /cc/api/organization/invitations/choices': plain('signed in', '/cc/api/organization/invitations/choices', 403, {
    except: administrators(200),
  }),
  'POST /cc/api/organization/invitations': plain('signed in', '/cc/api/organization/invitations', 403, {
    body: { ...NO_RIGHTS, email: 'none' },
    except: administrators(400),
  }),
  'POST /cc/api/organization/invitations/:invitationId': plain('signed in', '/cc/api/organization/invitations/x', 403, {
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/invitations/:invitationId': plain('signed in', '/cc/api/organization/invitations/x', 403, {
    except: administrators(404),
  }),
  'GET /cc/api/organization/changes': plain('signed in', '/cc/api/organization/changes', 403, { except: administrators(200) }),
  'GET /cc/api/organization/units': plain('signed in', '/cc/api/organization/units', 403, { except: administrators(200) }),
  'POST /cc/api/organization/units': plain('signed in', '/cc/api/organization/units', 403, {
    body: { name: '', shipToAddressId: null, budgetCenter: null, approverEmail: null },
    except: administrators(400),
  }),
  'GET /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, { except: administrators(404) }),
  'PUT /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, {
    body: { name: 'Lab', shipToAddressId: null, budgetCenter: null, approverEmail: null },
    except: administrators(404),
  }),
  'POST /cc/api/organization/units/:unitId/people': plain('signed in', '/cc/api/organization/units/x/people', 403, {
    body: { userId: 'x', isIn: true },
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, { except: administrators(404) }),
  'GET /cc/api/account/units': plain('signed in', '/cc/api/account/units', 403, { except: buyers(200) }),
  'POST /cc/api/account/units/:unitId': plain('signed in', '/cc/api/account/units/x', 403, { body: {}, except: buyers(404) }),
  'GET /cc/api/organization/billing': plain('signed in', '/cc/api/organization/billing', 403, { except: administrators(200) }),
  'PUT /cc/api/organization/billing': plain('signed in', '/cc/api/organization/billing', 403, {
    body: { billTo: '', email: 'none' },
    except: administrators(400),
  }),
  'GET /cc/api/organization/sign-in': plain('signed in', '/cc/api/organization/sign-in', 403, { except: administrators(200) }),
  'POST /cc/api/organization/sign-in/off': plain('signed in', '/cc/api/organization/sign-in/off', 403, {
    body: { password: 'not theirs' },
    except: administrators(400),
  }),
  'DELETE /cc/api/organization/sign-in/waiting': plain('signed in', '/cc/api/organization/sign-in/waiting', 403, {
    except: administrators(404),
  }),
  'PUT /cc/api/organization/sign-in': plain('signed in', '/cc/api/organization/sign-in', 403, {
    body: {
      entityId: '',
      ssoUrl: '',
      certificates: [],
      emailAttribute: '',
      takesUnasked: false,
      addsPeople: false,
      hidesPasswords: false,
    },
    except: administrators(400),
    actedFor: 403,
  }),
  'GET /cc/api/organization/policies': plain('signed in', '/cc/api/organization/policies', 403, { except: administrators(200) }),
  'POST /cc/api/organization/policies': plain('signed in', '/cc/api/organization/policies', 403, {
    body: { kind: 'ITEM', value: 'none' },
    except: administrators(400),
  }),
  'DELETE /cc/api/organization/policies/:policyId': plain('signed in', '/cc/api/organization/policies/x', 403, {
    except: administrators(404),
  }),
  'PUT /cc/api/organization/reordering': plain('signed in', '/cc/api/organization/reordering', 403, {
    body: { isAllowed: true },
    except: administrators(200),
  }),
  'GET /cc/api/organization/approvals': plain('signed in', '/cc/api/organization/approvals', 403, { except: administrators(200) }),
  'PUT /cc/api/organization/approvals': plain('signed in', '/cc/api/organization/approvals', 403, {
    body: { hasApprovals: true, flow: 'GROUP' },
    except: administrators(200),
  }),
  'POST /cc/api/organization/approvals/rules': plain('signed in', '/cc/api/organization/approvals/rules', 403, {
    body: NO_RULE,
    except: administrators(400),
  }),
  'PUT /cc/api/organization/approvals/rules/:ruleId': plain('signed in', '/cc/api/organization/approvals/rules/x', 403, {
    body: NO_RULE,
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/approvals/rules/:ruleId': plain('signed in', '/cc/api/organization/approvals/rules/x', 403, {
    except: administrators(404),
  }),
  'POST /cc/api/organization/approvals/tried': plain('signed in', '/cc/api/organization/approvals/tried', 403, {
    body: NO_RULE,
    except: administrators(400),
  }),
};
