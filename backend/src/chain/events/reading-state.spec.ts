import type { Block } from 'ethers';
import { ReadingState } from './reading-state.js';

const HEAD = { number: 30, hash: '0x30' } as Block;
const NEXT = { number: 31, hash: '0x31' } as Block;

describe('what a watcher has read', () => {
  let state: ReadingState;

  beforeEach(() => {
    state = new ReadingState();
    state.beginFor(['0xa0']);
    state.kept(HEAD, 'all', 21, true);
  });

  const due = async (head: Block, lowest: number, isStanding = true) =>
    state.due(head, lowest, async () => Promise.resolve(isStanding));

  it('is not read again at once, but for what came since', async () => {
    expect(await due(HEAD, 21)).toEqual({ what: 'nothing' });
    expect(await due(NEXT, 21)).toEqual({ what: 'news', from: 31 });
    expect(state.wholeTo(21)).toBe(30);
  });

  it('is read again where its newest block has left the chain', async () => {
    expect(await due(NEXT, 21, false)).toEqual({ what: 'all', from: 21 });
  });

  it('is read again where a cursor stands before it, which was taken back, and counts for nothing there', async () => {
    expect(await due(HEAD, 16)).toEqual({ what: 'all', from: 16 });
    expect(state.wholeTo(16)).toBe(0);
    state.kept(HEAD, 'all', 16, true);
    expect(state.wholeTo(16)).toBe(30);
  });

  it('says of other contracts nothing', async () => {
    state.beginFor(['0xa0', '0xb0']);
    expect(state.isSettled).toBe(false);
    expect(await due(HEAD, 21)).toEqual({ what: 'all', from: 21 });
    expect(state.wholeTo(21)).toBe(0);
  });
});
