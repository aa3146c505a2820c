import { buyers, plain, type Table } from '../row.ts';

export const APPROVALS: Table = {
  'GET /cc/api/stand-ins': plain('signed in', '/cc/api/stand-ins', 403, { except: buyers(200) }),
  'POST /cc/api/stand-ins': plain('signed in', '/cc/api/stand-ins', 403, {
    body: { email: 'none', startsOn: 'x', endsOn: 'x' },
    except: buyers(400),
  }),
  'DELETE /cc/api/stand-ins/:standInId': plain('signed in', '/cc/api/stand-ins/x', 403, { except: buyers(404) }),
  'GET /cc/api/approvals/:orderNumber': plain('signed in', '/cc/api/approvals/1', 404),
  'POST /cc/api/approvals/:orderNumber/comments': plain('signed in', '/cc/api/approvals/1/comments', 404, { body: { comment: 'Why?' } }),
  'POST /ele-lpd/api/sparxProxy/getApprovalOrdersData': plain('signed in', '/ele-lpd/api/sparxProxy/getApprovalOrdersData', 403, {
    body: {},
    except: buyers(200),
  }),
  // Each entry is answered by itself.
  'GET /cc/api/approvals-of-mail': plain('everybody', '/cc/api/approvals-of-mail?key=nothing', 404),
  'POST /cc/api/approvals-of-mail': plain('everybody', '/cc/api/approvals-of-mail', 404, {
    body: { key: 'nothing', action: 'ACCEPT', version: 0 },
  }),
  'POST /ele-lpd/api/approvalsProxy/order': plain('signed in', '/ele-lpd/api/approvalsProxy/order?action=approve', 403, {
    body: [{ cartId: 'x', ownerProfileId: 'x', orderNumber: '1', action: 'ACCEPT' }],
    except: buyers(200),
  }),
};
