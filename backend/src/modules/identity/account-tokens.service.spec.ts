import { tokenHash } from './account-tokens.service.js';

describe('the hash of a link', () => {
  it('is the one that a restore knows it by', () => {
    // The same two as in `scripts/keep/end-access.test.ts`, which has the hash for itself.
    const token = 'kX3vQ0m9Zb7JtY2sLr8uWc5nHf1aEg6dPi4oTq_VwR-';
    expect(tokenHash(token)).toBe('Mz51EQGY9RS1UBod7FNrDwSDJFYhuDjMo1PhNvPpNuw');
  });
});
