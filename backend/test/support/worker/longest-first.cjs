const { default: Sequencer } = require('@jest/test-sequencer');

/** What fills tables, waits for a chain to rest or starts many processes: begun last, one of them would be waited for alone. */
const LONGEST = ['idle-calls', 'query-plans', 'search-growth', 'audit-command', 'vote-leaves'];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/${name}.e2e-spec.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** By what each took the last time, as Jest does; where that is not known, as in a fresh clone, these come before it goes by their size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = Sequencer.prototype.sort.call(this, tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return isKnown ? sorted : sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
};
