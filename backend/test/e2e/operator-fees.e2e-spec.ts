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
  const told = async () => BigInt((await chain.provider.send('eth_gasPrice', [])) as string);
  /** As this node expects the next block to ask less than the one before, however it goes on. */
  const market = async () => {
    const { baseFeePerGas } = (await chain.provider.getBlock('latest'))!;
    const following = (baseFeePerGas! * 9n) / 8n;
    const price = await told();
    return following > price ? following : price;
  };
  const priceOf = async (intent: string) => BigInt((await operator.found(intent)).gasPrice);
  const passMinute = async () => {
    await operator.letWait(MINUTE);
    const tracker = operator.newTracker();
    await tracker.track();
    return tracker.problemOf(PUBLIC_OPERATOR.address);
  };

  it('are those of the market at first, as all that is offered is paid', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const asked = await told();
    const { raw } = await operator.send('first');
    expect(Transaction.from(raw)).toMatchObject({ type: 0, gasPrice: asked });
    await chain.mine(1);
    const receipt = await chain.provider.getTransactionReceipt(Transaction.from(raw).hash!);
    expect(receipt!.gasPrice).toBe(asked);
  });

  it('follow what the newest block asked where a node says less', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    await askInNextBlock(gwei(20));
    expect(await told()).toBeLessThan(gwei(20));
    await operator.send('in time');
    await askInNextBlock(gwei(21));
    await operator.newTracker().track();
    expect(await operator.minedOf('in time')).toBe(true);
  });

  it('rise for all that wait behind the lowest nonce with it, so that one block takes them together', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const intents = Array.from({ length: 20 }, (_, index) => `waiting ${index}`);
    for (const intent of intents) await operator.send(intent);
    await askInNextBlock(gwei(20));
    await passMinute();
    for (const intent of intents) expect(await priceOf(intent)).toBe(await market());
    await askInNextBlock(gwei(21));
    for (const intent of intents) expect(await operator.minedOf(intent)).toBe(true);
  });

  it('rise no further than the coins suffice for all of them, the lowest nonce first', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const first = await operator.send('first');
    const second = await operator.send('second');
    await askInNextBlock(gwei(20));
    const raised = BigInt(first.gasLimit) * (await market());
    await chain.setBalance(PUBLIC_OPERATOR.address, raised + BigInt(second.gasLimit) * (await market()) - 1n);
    expect(await passMinute()).toBeUndefined();
    expect(await priceOf('first')).toBe(await market());
    expect(await operator.found('second')).toMatchObject({ raw: second.raw, hashes: second.hashes });
  });

  it('rise to the market, and for the lowest nonce alone end half above it however long it waits', async () => {
    operator = await TestOperator.on(chain, { maxGasPriceGwei: 1_000 });
    const first = await operator.send('first');
    await operator.send('second');
    await askInNextBlock(gwei(20));
    await passMinute();
    expect(await priceOf('first')).toBe(await market());
    for (let minute = 0; minute < 30; minute++) await passMinute();
    const raised = await operator.found('first');
    expect(BigInt(raised.gasPrice)).toBeGreaterThanOrEqual(((await market()) * 3n) / 2n);
    expect(BigInt(raised.gasPrice)).toBeLessThan(((await market()) * 27n) / 16n);
    expect(raised.hashes).toHaveLength(6);
    expect(raised.nonce).toBe(first.nonce);
    expect((await operator.found('second')).hashes).toHaveLength(2);
    expect(await priceOf('second')).toBe(await market());
  });

  it('stay where gas is said to cost nothing, and a problem says so after ten minutes', async () => {
    operator = await TestOperator.on(chain);
    await askInNextBlock(0n);
    operator.node.sayGasPrice(1n);
    const { id } = await operator.send('underpaid');
    for (let minute = 0; minute < 9; minute++) expect(await passMinute()).toBeUndefined();
    await passMinute();
    expect(await passMinute()).toMatch(
      new RegExp(`^no block has taken transaction ${id} since .*, although it offers 0.001 gwei`),
    );
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
