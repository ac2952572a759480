import { operationsOf, readOpenApi } from '../../support/open-api.js';
import { READS, UNASKED } from './reads.ts';

const documented = operationsOf(readOpenApi())
  .filter(({ method }) => method === 'get')
  .map(({ path }) => path.replace(/^\/api/, ''));
const named = [...new Set(READS.map(({ route }) => route)), ...Object.keys(UNASKED)];
const turn = {
  ...{ id: 12, participant: 3, user: 7, transaction: `0x${'ab'.repeat(32)}` },
  ...{ month: '2026-09' },
};

describe('what `npm run scale` reads', () => {
  it('is every GET of the API, or says why not', () => {
    expect(named.toSorted()).toEqual(documented.toSorted());
  });

  it.each(READS.map((read) => [read.route, read.address(turn)]))(
    'asks %s by an address of it: %s',
    (route, address) => {
      const pattern = route.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
      expect(address.split('?')[0]).toMatch(new RegExp(`^${pattern}$`));
    },
  );
});
