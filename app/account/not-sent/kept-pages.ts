import { APPROVALS_PATH } from '#app/approvals/approval-paths.ts';
import { BUDGET_PATHS } from '#app/budgets/budget-paths.ts';
import { BUY_AGAIN } from '#app/buy-again/again-paths.ts';
import { listPath, LISTS_PATH, listsPath, NEW_LIST_PATH } from '#app/lists/list-paths.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { ROUNDS_PATH } from '#app/rounds/round-paths.ts';

/** Pages of an organization: its sign-in asks for a password, and is none of them. */
const { people, units, policies, approvals, contract, billing } = ORGANIZATION_PATHS;
const LISTS = [LISTS_PATH, listsPath('SBA'), listPath('SBA', ''), listsPath('dotcom'), NEW_LIST_PATH, '/lists'];

const ORGANIZATIONS = [people, units, policies, approvals, contract, billing];
const OTHERS = [APPROVALS_PATH, QUOTES_PATH, ROUNDS_PATH, BUDGET_PATHS.centers, BUY_AGAIN.href, WORK_PATHS.quotes];
/** The pages whose forms are kept when nobody is signed in any more, with all below them. None of them asks for a password, a code or a card. */
const KEPT = [...ORGANIZATIONS, ...OTHERS, ...LISTS].map(pathOf);

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}

/** Whether a form that is sent to a page is kept. @param path without what is asked there */
export function isKeptPage(path: string): boolean {
  return KEPT.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Fields that open something, or could be guessed with: they are kept nowhere. */
const SECRET = /password|credential|secret|card|pin$|token|^code$/i;

/** Whether what is typed into a field may be kept. */
export function isKeptField(name: string): boolean {
  return !SECRET.test(name);
}

/** Of what is asked at a page, what says which page it is: the rest says how it is looked at, or what has just been done. */
const NAMES_A_PAGE = ['listId', 'again'];

/** Where the page of a form stands. */
export function pageOf({ pathname, searchParams }: URL): string {
  const named = new URLSearchParams([...searchParams].filter(([name]) => NAMES_A_PAGE.includes(name)));
  return named.size === 0 ? pathname : `${pathname}?${named.toString()}`;
}
