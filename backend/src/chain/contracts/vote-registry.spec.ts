import { registriesOf } from './vote-registry.js';

const FIRST = { address: 'first', firstMonth: null };
const SECOND = { address: 'second', firstMonth: '2026-05' };
const THIRD = { address: 'third', firstMonth: '2026-08' };
/** Deployed last, for months before those of the second. */
const LATE = { address: 'late', firstMonth: '2026-03' };
const TWIN = { address: 'twin', firstMonth: '2026-08' };

describe('the registries of a month', () => {
  it.each([
    ['an only one of the first version takes any', '2099-12', [FIRST], ['first']],
    ['the first version takes what was before the second', '2026-04', [FIRST, SECOND], ['first']],
    ['and nothing that the second was made for', '2026-05', [FIRST, SECOND], ['second']],
    ['whoever may seal months ahead there', '2099-12', [FIRST, SECOND], ['second']],
    ['one that was made for a later month takes over', '2026-09', [FIRST, SECOND, THIRD], ['third']],
    ['one added for earlier months takes these', '2026-04', [FIRST, SECOND, LATE], ['late']],
    ['and none that another was made for', '2026-06', [FIRST, SECOND, LATE], ['second']],
    ['nor a later one', '2026-09', [FIRST, SECOND, THIRD, LATE], ['third']],
    ['and leaves the months before its own', '2026-02', [FIRST, SECOND, LATE], ['first']],
    ['of two for the same month the newest comes first', '2026-09', [SECOND, THIRD, TWIN], ['twin', 'third']],
    ['one that was made later takes none from before', '2026-07', [FIRST, SECOND, THIRD], ['second']],
    ['there may be none', '2026-04', [SECOND], []],
  ])('%s', (_case, month, registries, expected) => {
    expect(registriesOf(month, registries).map(({ address }) => address)).toEqual(expected);
  });
});
