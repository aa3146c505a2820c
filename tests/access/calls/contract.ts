import { administrators, buyers, plain, type Table } from '../row.ts';

export const CONTRACT: Table = {
  'PUT /cc/api/organization/off-contract': plain('signed in', '/cc/api/organization/off-contract', 403, {
    body: { offContract: 'ALLOW' },
    // The other one has no contract that anything could be off.
    except: { ...administrators(200), adminElsewhere: 400 },
  }),
  'GET /cc/api/organization/contract/instead': plain('signed in', '/cc/api/organization/contract/instead?itemId=100001', 200),
  'GET /cc/api/organization/home': plain('signed in', '/cc/api/organization/home', 403, { except: buyers(200) }),
  'GET /cc/api/organization/contract': plain('signed in', '/cc/api/organization/contract', 403, { except: buyers(200) }),
  'GET /cc/api/organization/contract/prices': plain('signed in', '/cc/api/organization/contract/prices', 403, { except: buyers(200) }),
  'GET /cc/api/billing-email': plain('everybody', '/cc/api/billing-email?token=x', 410),
  'POST /cc/api/billing-email': plain('everybody', '/cc/api/billing-email', 410, { body: { token: 'x' } }),
  'GET /cc/api/invitation': plain('everybody', '/cc/api/invitation?token=x', 410),
  'POST /cc/api/invitation': plain('everybody', '/cc/api/invitation', 410, {
    body: { token: 'x', firstName: 'A', lastName: 'B', password: 'A-good-password-1' },
  }),
};
