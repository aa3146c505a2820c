import { describe, expect, it } from 'vitest';
import { abilitiesOf, GLOBAL_PERMISSIONS } from './permissions.ts';

const business = (...codes: string[]) => abilitiesOf('SBA', codes);
const ALL = Object.keys(GLOBAL_PERMISSIONS);
const without = (code: string) => business(...ALL.filter((other) => other !== code));

describe("a business user's permissions", () => {
  it('make him a link customer with G_AL [C6-05]', () => {
    expect(business('G_AL').isLink).toBe(true);
    expect(without('G_AL').isLink).toBe(false);
  });

  it('make him a link-plus customer with G_ALP [C6-06]', () => {
    expect(business('G_ALP').isLinkPlus).toBe(true);
    expect(without('G_ALP').isLinkPlus).toBe(false);
  });

  it('show him wholesaler items with G_WS only [C6-07]', () => {
    expect(business('G_WS').maySeeWholesale).toBe(true);
    expect(without('G_WS').maySeeWholesale).toBe(false);
  });

  it('free him from the contract with G_IOC [C6-08]', () => {
    expect(business('G_IOC').isContractOnly).toBe(false);
    expect(business('G_CSE').isContractOnly).toBe(true);
    expect(business().isContractOnly).toBe(true);
  });

  it('tie no link customer to a contract that he has not', () => {
    expect(business('G_AL').isContractOnly).toBe(false);
    expect(business('G_ALP').isContractOnly).toBe(false);
  });

  it('give him the on-contract filter with G_CSE only [C6-09]', () => {
    expect(business('G_CSE').hasContractFilter).toBe(true);
    expect(without('G_CSE').hasContractFilter).toBe(false);
  });

  it('let him pick up with G_BOP only [C6-10]', () => {
    expect(business('G_BOP').mayPickUp).toBe(true);
    expect(without('G_BOP').mayPickUp).toBe(false);
  });

  it('set block type G with G_BIO [C6-11]', () => {
    expect(business('G_BIO').blockType).toBe('G');
  });

  it('set block type G with G_IBV [C6-12]', () => {
    expect(business('G_IBV').blockType).toBe('G');
  });

  it('leave block type H without either [C6-13]', () => {
    expect(business(...ALL.filter((code) => code !== 'G_BIO' && code !== 'G_IBV')).blockType).toBe('H');
    expect(business().blockType).toBe('H');
  });

  it('are nothing but these codes, in exactly this spelling', () => {
    expect(business('g_ws', 'G_WS ', 'G_XX', 'toString')).toEqual(business());
  });
});

describe('a consumer', () => {
  it('has no contract, no wholesaler items and may pick up, whatever codes he brings', () => {
    expect(abilitiesOf('dotcom', [])).toMatchObject({ isContractOnly: false, mayPickUp: true, maySeeWholesale: false, isLink: false });
    expect(abilitiesOf('dotcom', ALL)).toEqual(abilitiesOf('dotcom', []));
  });
});
