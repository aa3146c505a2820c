import { describe, expect, it } from 'vitest';
import { creatableLevels, LIST_ACCESS, rightsOn, settableLevels, type ListViewer, type OwnedList } from './list-access.ts';
import { LIST_NAME_REQUIRED_TEXT, listNameProblem, listNoteProblem, oneLine } from './list-name.ts';

const viewer = (more: Partial<ListViewer> = {}): ListViewer => ({ userId: 'me', accountNumber: '1', isAdministrator: false, ...more });
const list = (access: OwnedList['access'], more: Partial<OwnedList> = {}): OwnedList => ({
  ownerId: 'me',
  accountNumber: '1',
  access,
  ...more,
});

/** What somebody may: S see, E edit, M manage. */
const may = (one: OwnedList, who: ListViewer) => {
  const { maySee, mayEdit, mayManage } = rightsOn(one, who);
  return `${maySee ? 'S' : ''}${mayEdit ? 'E' : ''}${mayManage ? 'M' : ''}`;
};

describe('who may do what with a list', () => {
  const colleague = viewer({ userId: 'colleague' });
  const admin = viewer({ userId: 'admin', isAdministrator: true });
  const stranger = viewer({ userId: 'stranger', accountNumber: '2', isAdministrator: true });
  const shopper = viewer({ userId: 'shopper', accountNumber: undefined });

  it.each([
    ['PERSONAL', 'SEM', '', '', '', ''],
    ['SHARED', 'SEM', 'SE', 'SE', '', ''],
    ['GLOBAL', 'S', 'S', 'SEM', '', ''],
  ] as const)('%s: owner %s, colleague %s, administrator %s, another organization %s, a shopper %s', (access, ...expected) => {
    expect([viewer(), colleague, admin, stranger, shopper].map((who) => may(list(access), who))).toEqual(expected);
  });

  it('of one whose owner has left is its administrators’', () => {
    const left = list('SHARED', { ownerId: null });
    expect([colleague, admin, stranger].map((who) => may(left, who))).toEqual(['SE', 'SEM', '']);
    expect(settableLevels(left, admin)).toEqual(['SHARED', 'GLOBAL']);
  });

  it('of a consumer’s is theirs alone; none can be shared there', () => {
    const own = list('PERSONAL', { accountNumber: null, ownerId: 'shopper' });
    expect([shopper, stranger].map((who) => may(own, who))).toEqual(['SEM', '']);
    expect([creatableLevels(shopper), settableLevels(own, shopper)]).toEqual([['PERSONAL'], ['PERSONAL']]);
    expect([creatableLevels(viewer()), creatableLevels(admin)]).toEqual([['PERSONAL', 'SHARED'], LIST_ACCESS]);
  });
});

describe('the name of a list', () => {
  it.each([
    ['  Front\tdesk \n', 'Front desk', undefined],
    ['\u200b \u0007', '', LIST_NAME_REQUIRED_TEXT],
    ['é'.repeat(50), 'é'.repeat(50), undefined],
    ['📎'.repeat(51), '📎'.repeat(51), 'Use at most 50 characters'],
  ])('%j is kept as %j: %j', (typed, kept, problem) => {
    expect([oneLine(typed), listNameProblem(oneLine(typed))]).toEqual([kept, problem]);
  });
});

it('a note has 200 characters, and may be none', () => {
  expect(['', '📎'.repeat(200), '📎'.repeat(201)].map(listNoteProblem)).toEqual([undefined, undefined, 'Use at most 200 characters']);
});
