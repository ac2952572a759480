import { id } from 'ethers';
import { type OperatorKeys, readOperatorKeys } from '../../config/operator-keys.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from './development-keys.js';
import { operatorWallets } from './operator-wallets.js';

const LOCAL = 31337;
const BSC_TESTNET = 97;
const OWN_KEY = id('a key of our own');

const addresses = (keys: OperatorKeys, chainId: number, isHome = true) =>
  [...operatorWallets(keys, chainId, isHome)].map(([part, wallet]) => [part, wallet?.address]);

describe('the wallets that sign', () => {
  it('are the one development account on a local chain where nothing is set', () => {
    const { address } = developmentWallet(DEVELOPMENT_ACCOUNT.operator);
    expect(addresses(readOperatorKeys({}), LOCAL)).toEqual([
      ['moderator', address],
      ['minter', address],
      ['publisher', address],
    ]);
  });

  it('are a moderator alone on a further chain', () => {
    const keys = readOperatorKeys({ OPERATOR_PRIVATE_KEY: OWN_KEY }, '97');
    expect(addresses(keys, BSC_TESTNET, false).map(([part]) => part)).toEqual(['moderator']);
  });

  it('are missing on a public chain where no key is set', () => {
    expect(addresses(readOperatorKeys({ MINTER_PRIVATE_KEY: OWN_KEY }), BSC_TESTNET)).toEqual([
      ['moderator', undefined],
      ['minter', expect.stringMatching(/^0x/)],
      ['publisher', undefined],
    ]);
  });

  it.each(['OPERATOR_PRIVATE_KEY', 'MODERATOR_PRIVATE_KEY', 'MINTER_PRIVATE_KEY', 'PUBLISHER_PRIVATE_KEY'])(
    'are refused by the name of %s where everybody knows the key, or it is none',
    (variable) => {
      const withKey = (privateKey: string) =>
        readOperatorKeys({ OPERATOR_PRIVATE_KEY: OWN_KEY, [variable]: privateKey });
      const known = developmentWallet(3).privateKey;
      expect(() => operatorWallets(withKey(known), BSC_TESTNET, true)).toThrow(
        `${variable} is a public development key`,
      );
      expect(() => operatorWallets(withKey('no key'), BSC_TESTNET, true)).toThrow(
        `${variable} is no private key`,
      );
    },
  );
});
