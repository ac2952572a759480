import { setTimeout as delay } from 'node:timers/promises';
import { inTurns } from './measure.ts';

describe('what is measured in turns', () => {
  it('has a figure for both, where the first call of one takes longer than there is time', async () => {
    const slowly = async () => {
      await delay(40);
      return 40;
    };
    expect(await inTurns({ few: async () => 1, many: slowly }, 20)).toEqual({ few: 1, many: 40 });
  });
});
