import { badgeTypeNumber, badgeTypeOfRole } from './badge-types.js';

describe('the kinds of badge', () => {
  it('have the numbers of the contract', () => {
    expect((['supporter', 'participant', 'organiser'] as const).map(badgeTypeNumber)).toEqual([1, 2, 3]);
  });

  it.each([
    ['user', 'supporter'],
    ['viewer', 'supporter'],
    ['participant', 'participant'],
    ['admin', 'organiser'],
  ] as const)('follow the role: an account of the role %s gets the one of a %s', (role, type) => {
    expect(badgeTypeOfRole(role)).toBe(type);
  });
});
