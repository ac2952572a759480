import { expect } from 'chai';
import { computeAddress, parseEther } from 'ethers';
import { readDeploymentSettings } from '../scripts/deployment-settings.ts';

const LOCAL = 31337n;
const SECOND_LOCAL = 31338n;
const BSC_TESTNET = 97n;
const DEVELOPMENT_ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const DEPLOYER = '0x5555555555555555555555555555555555555555';
const OPERATOR_PRIVATE_KEY = `0x${'00'.repeat(31)}05`;

const complete = {
  CONTRACT_ADMIN_ADDRESS: '0x1111111111111111111111111111111111111111',
  FOUNDER_ADDRESS: '0x2222222222222222222222222222222222222222',
  PLATFORM_ADDRESS: '0x3333333333333333333333333333333333333333',
  OPERATOR_PRIVATE_KEY,
  AD_PRICE: '0.01',
};

describe('settings of a deployment', () => {
  it('default to the development accounts and 25 coins on the local chain', () => {
    const settings = readDeploymentSettings(LOCAL, DEVELOPMENT_ACCOUNT, {});
    expect(settings.admin).to.equal(DEVELOPMENT_ACCOUNT);
    expect(new Set(Object.values(settings))).to.have.property('size', 5);
    expect(settings.adPrice).to.equal(parseEther('25'));
  });

  it('default to the development accounts on the second local chain too', () => {
    expect(readDeploymentSettings(SECOND_LOCAL, DEVELOPMENT_ACCOUNT, {})).to.deep.equal(
      readDeploymentSettings(LOCAL, DEVELOPMENT_ACCOUNT, {}),
    );
  });

  it('may differ by chain, by a variable that ends in its id', () => {
    const ownKey = `0x${'00'.repeat(31)}06`;
    const own = { OPERATOR_PRIVATE_KEY_97: ownKey, AD_PRICE_97: '0.3' };
    const settings = readDeploymentSettings(BSC_TESTNET, DEPLOYER, { ...complete, ...own });
    expect(settings).to.include({ moderator: computeAddress(ownKey), adPrice: parseEther('0.3') });
    const elsewhere = { ...complete, OPERATOR_PRIVATE_KEY_56: ownKey, AD_PRICE_56: '0.3' };
    expect(readDeploymentSettings(BSC_TESTNET, DEPLOYER, elsewhere)).to.deep.equal(
      readDeploymentSettings(BSC_TESTNET, DEPLOYER, complete),
    );
  });

  it('come from the environment on a public chain', () => {
    expect(readDeploymentSettings(BSC_TESTNET, DEPLOYER, complete)).to.deep.equal({
      admin: complete.CONTRACT_ADMIN_ADDRESS,
      moderator: computeAddress(OPERATOR_PRIVATE_KEY),
      minter: computeAddress(OPERATOR_PRIVATE_KEY),
      publisher: computeAddress(OPERATOR_PRIVATE_KEY),
      founder: complete.FOUNDER_ADDRESS,
      platform: complete.PLATFORM_ADDRESS,
      keeper: complete.CONTRACT_ADMIN_ADDRESS,
      adPrice: parseEther('0.01'),
    });
  });

  it('give each part to its own key where it has one, as the API signs', () => {
    const key = (last: string) => `0x${'00'.repeat(31)}${last}`;
    const own = {
      MODERATOR_PRIVATE_KEY: key('06'),
      MINTER_PRIVATE_KEY: key('07'),
      OPERATOR_PRIVATE_KEY_97: key('08'),
      PUBLISHER_PRIVATE_KEY_97: key('09'),
    };
    const ofTestnet = readDeploymentSettings(BSC_TESTNET, DEPLOYER, { ...complete, ...own });
    expect(ofTestnet).to.include({
      moderator: computeAddress(key('08')),
      minter: computeAddress(key('08')),
      publisher: computeAddress(key('09')),
    });
    expect(readDeploymentSettings(56n, DEPLOYER, { ...complete, ...own })).to.include({
      moderator: computeAddress(key('06')),
      minter: computeAddress(key('07')),
      publisher: computeAddress(OPERATOR_PRIVATE_KEY),
    });
  });

  it('never give a part to a key that everybody knows, on a public chain', () => {
    const known = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
    for (const name of ['MODERATOR_PRIVATE_KEY', 'MINTER_PRIVATE_KEY', 'PUBLISHER_PRIVATE_KEY'])
      expect(() => readDeploymentSettings(BSC_TESTNET, DEPLOYER, { ...complete, [name]: known })).to.throw(
        'its key is public',
      );
  });

  for (const [chain, chainId] of [
    ['BNB Smart Chain', 56n],
    ['a chain that nobody knows', 4242n],
  ] as const) {
    for (const name of ['AD_PRICE', 'FOUNDER_ADDRESS', 'PLATFORM_ADDRESS'])
      it(`must name ${name} on ${chain}`, () => {
        const read = (more: object) => readDeploymentSettings(chainId, DEPLOYER, { ...complete, ...more });
        expect(() => read({ [name]: '' })).to.throw(`${name} must be set to deploy to this chain.`);
        expect(read({ [name]: '', [`${name}_${chainId}`]: complete[name as 'AD_PRICE'] })).to.deep.equal(
          read({}),
        );
      });
  }

  it('default to 25 coins on a test network', () => {
    const { adPrice } = readDeploymentSettings(BSC_TESTNET, DEPLOYER, { ...complete, AD_PRICE: '' });
    expect(adPrice).to.equal(parseEther('25'));
  });

  for (const name of Object.keys(complete).filter((variable) => variable !== 'AD_PRICE')) {
    it(`must name ${name} on a public chain`, () => {
      const incomplete = { ...complete, [name]: '' };
      expect(() => readDeploymentSettings(BSC_TESTNET, DEPLOYER, incomplete)).to.throw(`${name} must be set`);
    });
  }

  it('never give a public chain to an account whose key everybody knows', () => {
    const unsafe = { ...complete, FOUNDER_ADDRESS: DEVELOPMENT_ACCOUNT };
    expect(() => readDeploymentSettings(BSC_TESTNET, DEPLOYER, unsafe)).to.throw('its key is public');
    expect(() => readDeploymentSettings(BSC_TESTNET, DEVELOPMENT_ACCOUNT, complete)).to.throw(
      'its key is public',
    );
  });

  it('never repeat a malformed key', () => {
    const malformed = { ...complete, OPERATOR_PRIVATE_KEY: 'secret' };
    expect(() => readDeploymentSettings(BSC_TESTNET, DEPLOYER, malformed)).to.throw(
      /^OPERATOR_PRIVATE_KEY is not valid\.$/,
    );
  });
});
