import { readOperatorKeys } from './operator-keys.js';

const variablesOf = (names: string[], chainId?: string) => {
  const env = Object.fromEntries(names.map((name) => [name, `key of ${name}`]));
  const keys = Object.entries(readOperatorKeys(env, chainId));
  return Object.fromEntries(keys.map(([part, key]) => [part, key?.variable]));
};

describe('the keys that sign', () => {
  it("are the operator's for every part that has none of its own", () => {
    const operator = 'OPERATOR_PRIVATE_KEY';
    expect(variablesOf([operator])).toEqual({ moderator: operator, minter: operator, publisher: operator });
    expect(variablesOf([operator, 'MINTER_PRIVATE_KEY'])).toEqual({
      moderator: operator,
      minter: 'MINTER_PRIVATE_KEY',
      publisher: operator,
    });
  });

  it('may be set for some parts alone', () => {
    expect(variablesOf(['PUBLISHER_PRIVATE_KEY'])).toEqual({ publisher: 'PUBLISHER_PRIVATE_KEY' });
    expect(variablesOf([])).toEqual({});
  });

  it("are a further chain's own where one ends in its id, before those for all chains", () => {
    const everywhere = ['OPERATOR_PRIVATE_KEY', 'MODERATOR_PRIVATE_KEY'];
    expect(variablesOf(everywhere, '56').moderator).toBe('MODERATOR_PRIVATE_KEY');
    expect(variablesOf([...everywhere, 'OPERATOR_PRIVATE_KEY_56'], '56').moderator).toBe(
      'OPERATOR_PRIVATE_KEY_56',
    );
    const own = 'MODERATOR_PRIVATE_KEY_56';
    expect(variablesOf([...everywhere, 'OPERATOR_PRIVATE_KEY_56', own], '56').moderator).toBe(own);
    expect(variablesOf([...everywhere, own], '97').moderator).toBe('MODERATOR_PRIVATE_KEY');
  });

  it('keep what they were read from beside them', () => {
    const { minter } = readOperatorKeys({ MINTER_PRIVATE_KEY: ' 0x1 ' });
    expect(minter).toEqual({ variable: 'MINTER_PRIVATE_KEY', privateKey: '0x1' });
  });
});
