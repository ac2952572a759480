import { parseUnits, Transaction } from 'ethers';
import { PUBLIC_OPERATOR, TestChain } from '../support/test-chain.js';
import { TestOperator } from '../support/test-operator.js';

const gwei = (count: number): bigint => parseUnits(String(count), 'gwei');

const MINUTE = 61;

describe('the fees of stuck transactions on a public chain', () => {
  let chain: TestChain;
  let operator: TestOperator;

  beforeEach(async () => {
    chain = await TestChain.start(2, { chainId: 97 });
    await chain.mine(3);
    await chain.provider.send('evm_setAutomine', [false]);
  });
  afterEach(async () => {
    await operator.close();
    chain.close();
  });

  /** What the next block asks of every transaction; later ones ask an eighth less each. */
  const askInNextBlock = async (fee: bigint) => {
    await chain.provider.send('hardhat_setNextBlockBaseFeePerGas', [`0x${fee.toString(16)}`]);
    await chain.mine(1);
  };
  const market = async () => BigInt((await chain.provider.send('eth_gasPrice', [])) as string);
  const priceOf = async (intent: string) => BigInt((await operator.found(intent)).gasPrice);
  const passMinute = async () => {
    await operator.letWait(MINUTE);
    const tracker = operator.newTracker();
    await tracker.track();
    return tracker.problemOf(PUBLIC_OPERATOR.address);
  };

  it('are those of the market at first, as all that is offered is paid', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const asked = await market();
    const { raw } = await operator.send('first');
    expect(Transaction.from(raw)).toMatchObject({ type: 0, gasPrice: asked });
    await chain.mine(1);
    const receipt = await chain.provider.getTransactionReceipt(Transaction.from(raw).hash!);
    expect(receipt!.gasPrice).toBe(asked);
  });

  it('rise to the market for the lowest nonce alone, and end half above it however long it waits', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const [first, second] = [await operator.send('first'), await operator.send('second')];
    await askInNextBlock(gwei(20));
    await passMinute();
    expect(await priceOf('first')).toBe(await market());
    for (let minute = 0; minute < 30; minute++) await passMinute();
    const raised = await operator.found('first');
    expect(BigInt(raised.gasPrice)).toBeGreaterThanOrEqual(((await market()) * 3n) / 2n);
    expect(BigInt(raised.gasPrice)).toBeLessThan(((await market()) * 27n) / 16n);
    expect(raised.hashes).toHaveLength(6);
    expect(raised.nonce).toBe(first.nonce);
    expect(await operator.found('second')).toMatchObject({ raw: second.raw, hashes: second.hashes });
  });

  it('stay where a node says that gas costs nothing, and a problem says so after ten minutes', async () => {
    operator = await TestOperator.on(chain);
    operator.node.sayGasPrice(1n);
    const { id } = await operator.send('underpaid');
    for (let minute = 0; minute < 9; minute++) expect(await passMinute()).toBeUndefined();
    await passMinute();
    expect(await passMinute()).toMatch(
      new RegExp(`^no block has taken transaction ${id} since .*, although it offers 0.001 gwei`),
    );
    await chain.mine(3);
    expect(await operator.found('underpaid')).toMatchObject({ gasPrice: '1', status: 'submitted' });
  });

  it('pass to the next nonce once the lowest is mined', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    await operator.send('first');
    const second = await operator.send('second');
    await askInNextBlock(gwei(20));
    await passMinute();
    await chain.mine(15);
    await passMinute();
    expect(await operator.found('first')).toMatchObject({ status: 'done' });
    expect(await priceOf('second')).toBeGreaterThan(BigInt(second.gasPrice));
    await chain.mine(15);
    await passMinute();
    expect(await operator.found('second')).toMatchObject({ status: 'done' });
  });

  it('stay at the cap of the configuration, and a problem says so', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 5 });
    await operator.send('capped');
    await askInNextBlock(gwei(20));
    await passMinute();
    expect(await priceOf('capped')).toBe(gwei(5));
    expect(await passMinute()).toContain('above its cap of 5');
    expect(await priceOf('capped')).toBe(gwei(5));
  });

  it('stay at ten times what a hundred blocks have paid, where nothing is configured', async () => {
    operator = await TestOperator.on(chain);
    await operator.send('capped');
    await chain.mine(100);
    await operator.send('usual');
    await askInNextBlock(gwei(5_000));
    expect(await market()).toBeGreaterThan(gwei(1_000));
    await passMinute();
    expect(await passMinute()).toContain('above its cap');
    expect(await priceOf('usual')).toBeLessThan(gwei(50));
  });

  it('do not rise while the account has no coins for it', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const before = await operator.send('poor');
    await askInNextBlock(gwei(20));
    await chain.setBalance(PUBLIC_OPERATOR.address, gwei(1));
    for (let minute = 0; minute < 3; minute++)
      expect(await passMinute()).toBe('its account has too little for gas');
    expect(await operator.found('poor')).toMatchObject({ gasPrice: before.gasPrice, hashes: before.hashes });
    await chain.setBalance(PUBLIC_OPERATOR.address, gwei(1_000_000_000));
    expect(await passMinute()).toBeUndefined();
    expect(await priceOf('poor')).toBe(await market());
  });
});

describe('a node that stands still', () => {
  it('makes no fee rise until it goes on', async () => {
    const startedAt = Date.now() - 2 * 60 * 60_000;
    const chain = await TestChain.start(2, { chainId: 97, startedAt });
    const operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const passMinute = async () => {
      await operator.letWait(MINUTE);
      const tracker = operator.newTracker();
      await tracker.track();
      return tracker.problemOf(PUBLIC_OPERATOR.address);
    };
    try {
      await chain.provider.send('evm_setAutomine', [false]);
      const before = await operator.send('late');
      await chain.provider.send('hardhat_setNextBlockBaseFeePerGas', [`0x${gwei(20).toString(16)}`]);
      await chain.mine(1);
      expect(await passMinute()).toMatch(/the newest block that its node knows is \d+ s old/);
      expect(await operator.found('late')).toMatchObject({ hashes: before.hashes });
      await chain.provider.send('evm_increaseTime', [2 * 60 * 60]);
      await chain.mine(1);
      expect(await passMinute()).toBeUndefined();
      expect((await operator.found('late')).hashes).toHaveLength(2);
    } finally {
      await operator.close();
      chain.close();
    }
  });
});
