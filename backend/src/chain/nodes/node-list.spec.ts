import type { ChainNode } from './chain-node.js';
import { NodeList } from './node-list.js';
import { NODE_OPTIONS } from './node-options.js';

describe('a list of nodes', () => {
  let list: NodeList;

  beforeEach(() => {
    const options = { ...NODE_OPTIONS, patience: 0 };
    list = new NodeList(['http://127.0.0.1:1', 'http://127.0.0.1:2'], 31337, options);
  });
  afterEach(() => list.close());

  it('asks one that is slow before one that is known to be behind, where none is well', () => {
    const [behind, slow] = list.nodes;
    list.avoid(behind!, 'stands still');
    list.leave(slow!, 'is slow');
    expect(list.preferred).toEqual([slow, behind]);
  });

  it('asks those that are well first, in their order', () => {
    const [first, second] = list.nodes;
    expect(list.preferred).toEqual([first, second]);
    list.leave(first!, 'is dead');
    expect(list.preferred).toEqual([second, first]);
  });

  describe('of which one lives and is avoided, and one was left', () => {
    let asked: number[];
    let answer: (value: string) => void;

    beforeEach(() => {
      asked = [];
      const [avoided, left] = list.nodes as [ChainNode, ChainNode];
      const silence = new Promise<string>((resolve) => (answer = resolve));
      answers(avoided, Promise.resolve('here'));
      answers(left, silence);
      list.avoid(avoided, 'claims blocks that no other node knows');
      list.leave(left, 'is slow');
    });

    function answers(node: ChainNode, what: Promise<string>): void {
      jest.spyOn(node, 'ask').mockImplementation(async () => {
        asked.push(node.index);
        return what;
      });
    }

    const ask = async () => list.ask(list.preferred, async () => Promise.resolve());

    it('gives the one that was left one chance, and has nobody wait for it again', async () => {
      for (let call = 0; call < 3; call += 1) expect(await ask()).toBe('here');
      expect(asked).toEqual([1, 0, 0, 0]);
    });

    it('says that the one is in use which is asked first', async () => {
      expect(list.inUse.index).toBe(1);
      await ask();
      expect(list.inUse.index).toBe(0);
      expect(list.preferred[0]).toBe(list.inUse);
    });

    it('takes the one that was left at its word as soon as it answers', async () => {
      answer('there');
      expect(await ask()).toBe('there');
      expect(list.well.map(({ index }) => index)).toEqual([1]);
    });
  });
});
