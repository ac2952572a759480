import { describe, expect, it } from 'vitest';
import { parseWhitelist, whitelistProblem, writeWhitelist } from './whitelist';

describe('the whitelist', () => {
  it('reads addresses with commas or lines between, whatever their case', () => {
    expect(parseWhitelist(' Ada@example.org, bo@example.org\ncy@example.org,,')).toEqual([
      'ada@example.org',
      'bo@example.org',
      'cy@example.org',
    ]);
  });

  it.each(['،', '，', '、'])('takes %s for a comma', (comma) => {
    expect(parseWhitelist(`ada@example.org${comma} bo@example.org`)).toHaveLength(2);
  });

  it('writes what it reads', () => {
    expect(parseWhitelist(writeWhitelist(['ada@example.org', 'bo@example.org']))).toHaveLength(2);
  });

  it('refuses what is no address, and what is there already', () => {
    expect(whitelistProblem([], ' ')).toBe('invalid');
    expect(whitelistProblem([], 'ada')).toBe('invalid');
    expect(whitelistProblem(['ada@example.org'], 'ADA@example.org ')).toBe('duplicate');
    expect(whitelistProblem(['ada@example.org'], 'bo@example.org')).toBeNull();
  });
});
