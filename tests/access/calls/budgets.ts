import { plain, type Table } from '../row.ts';

/** Who is of no organization that has budgets. */
const NO_BUDGETS = { shopper: 404, member: 404, representative: 404, adminElsewhere: 404 } as const;

export const BUDGETS: Table = {
  // Of an organization that has budgets: all of its people see them, those who keep them change them. What is another organization's is tried in server/budgets/keeping.
  'GET /cc/api/budgets': plain('signed in', '/cc/api/budgets', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'GET /cc/api/budgets/:value/book': plain('signed in', '/cc/api/budgets/LAB/book', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'POST /cc/api/budgets': plain('signed in', '/cc/api/budgets', 400, {
    body: { value: '', description: '', amount: 1, period: 'NONE', carry: 'NONE', carryCap: null },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'PUT /cc/api/budgets/:value': plain('signed in', '/cc/api/budgets/LAB', 400, {
    body: { description: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'PUT /cc/api/budget-defaults': plain('signed in', '/cc/api/budget-defaults', 400, {
    body: { accountDefault: 'NO-SUCH' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /cc/api/budget-changes': plain('signed in', '/cc/api/budget-changes', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'POST /cc/api/budget-import': plain('signed in', '/cc/api/budget-import', 200, {
    body: { csv: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /cc/api/budget-spend': plain('signed in', '/cc/api/budget-spend', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'GET /cc/api/budget-orders': plain('signed in', '/cc/api/budget-orders', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
};
