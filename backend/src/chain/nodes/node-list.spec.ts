import { NodeList } from './node-list.js';
import { NODE_OPTIONS } from './node-options.js';

describe('a list of nodes', () => {
  let list: NodeList;

  beforeEach(() => {
    list = new NodeList(['http://127.0.0.1:1', 'http://127.0.0.1:2'], 31337, NODE_OPTIONS);
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
});
