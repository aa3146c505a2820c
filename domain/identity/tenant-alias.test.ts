import { describe, expect, it } from 'vitest';
import { agreesWithTenant, tenantOfAlias } from './tenant-alias.ts';

describe('the tenant that a request names', () => {
  it.each(['StaplesAdvantage', 'staplesadvantage', 'SBA', 'sba'])('is the business site for %s', (tenantId) => {
    expect(tenantOfAlias(tenantId)).toBe('SBA');
  });

  it.each(['dotcom', 'DotCom'])('is the consumer site for %s', (tenantId) => {
    expect(tenantOfAlias(tenantId)).toBe('dotcom');
  });

  it('is none for a name that nobody has', () => {
    expect(tenantOfAlias('StaplesRetail')).toBeUndefined();
    expect(tenantOfAlias('')).toBeUndefined();
  });

  it('may have further names', () => {
    expect(tenantOfAlias('Advantage2', new Map([['advantage2', 'SBA']]))).toBe('SBA');
  });
});

describe('a request with a tenantId', () => {
  it('goes on when it names its own tenant or none', () => {
    expect(agreesWithTenant('StaplesAdvantage', 'SBA')).toBe(true);
    expect(agreesWithTenant('dotcom', 'dotcom')).toBe(true);
    expect(agreesWithTenant(undefined, 'dotcom')).toBe(true);
    expect(agreesWithTenant('', 'SBA')).toBe(true);
  });

  it('is refused when it names the other tenant, or one that does not exist', () => {
    expect(agreesWithTenant('StaplesAdvantage', 'dotcom')).toBe(false);
    expect(agreesWithTenant('dotcom', 'SBA')).toBe(false);
    expect(agreesWithTenant('elsewhere', 'dotcom')).toBe(false);
  });
});
