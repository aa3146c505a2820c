import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { approvalPath } from '#app/approvals/approval-paths.ts';
import { centerPath } from '#app/budgets/budget-paths.ts';
import { listImportPath, listPath, listsPath, NEW_LIST_PATH } from '#app/lists/list-paths.ts';
import { workQuotePath } from '#app/operations/work-paths.ts';
import { ORGANIZATION_PATHS, personPath, rulePath, unitPath } from '#app/organization/organization-paths.ts';
import { NEW_QUOTE_PATH, quotePath } from '#app/organization/quote-paths.ts';
import { NEW_ROUND_PATH, roundSettingsPath } from '#app/rounds/round-paths.ts';
import { isKeptField, isKeptPage, pageOf } from './kept-pages.ts';

const at = (href: string) => new URL(href, 'http://localhost');
const root = new URL('../../', import.meta.url);

describe('a form that was sent too late', () => {
  it.each([
    ...['dotcom', 'SBA'].flatMap((tenant) => [listsPath(tenant), listPath(tenant, 'one')]),
    NEW_LIST_PATH,
    listImportPath('one'),
    approvalPath('1'),
    centerPath('FRONT'),
    workQuotePath('Q-1'),
    personPath('one'),
    rulePath('new'),
    unitPath('one'),
    ORGANIZATION_PATHS.billing,
    NEW_QUOTE_PATH,
    quotePath('Q-1'),
    NEW_ROUND_PATH,
    roundSettingsPath('one'),
  ])('is kept of %s', (href) => {
    expect(isKeptPage(at(href).pathname)).toBe(true);
  });

  it.each(['/', '/listsome', '/account/cards', ORGANIZATION_PATHS.signIn, '/organization', '/approvalsome'])(
    'is not kept of %s',
    (href) => {
      expect(isKeptPage(at(href).pathname)).toBe(false);
    },
  );

  it('is kept of no page that asks for a password, a code or a card', () => {
    const routes = [...readFileSync(new URL('routes.ts', root), 'utf8').matchAll(/route\('([^']+)', '([^']+)'/g)];
    expect(routes.length).toBeGreaterThan(100);
    const asking = routes.flatMap(([, path = '', file = '']) =>
      /ProveFields|PasswordField|type="password"|CodeField|hosted-card/.test(readFileSync(new URL(file, root), 'utf8')) ? [`/${path}`] : [],
    );
    expect(asking).toContain(ORGANIZATION_PATHS.signIn);
    expect(asking.filter(isKeptPage)).toEqual([]);
  });

  it('keeps no field that opens something', () => {
    const fields = [
      'password',
      'newPassword',
      'code',
      'secret',
      'token',
      'credential',
      'cardId',
      'pin',
      'note-1',
      'billTo',
      'zipCode',
      'name',
    ];
    expect(fields.filter(isKeptField)).toEqual(['note-1', 'billTo', 'zipCode', 'name']);
  });

  it('is sent to the page that it was typed on, which may be named by what is asked there', () => {
    expect(pageOf(at('/cc/mmx/list/details?listId=a%20b&done=saved&page=2'))).toBe('/cc/mmx/list/details?listId=a+b');
    expect(pageOf(at('/organization/billing?done=saved'))).toBe('/organization/billing');
  });
});
