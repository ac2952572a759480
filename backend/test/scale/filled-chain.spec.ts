import { blockHash, EVENTS_A_BLOCK, FilledChain, headerOf, payerOf, splitter } from './filled-chain.ts';

const PAYMENTS = 10;
const payees = { founder: `0x${'11'.repeat(20)}`, platform: `0x${'22'.repeat(20)}` };
const chain = new FilledChain(PAYMENTS, `0x${'33'.repeat(20)}`, payees, 1_000n, 1_800_000_000_000);

describe('the filled beginning of a chain', () => {
  const blocks = Array.from({ length: chain.lastBlock }, (_one, index) => index + 1);
  const logs = blocks.flatMap((block) => chain.logsOf(block));
  const events = logs.map((log) => splitter.parseLog(log)!);
  const named = (name: string) => events.filter((event) => event.name === name);

  it('has each ad paid once and settled once, by whom it was paid', () => {
    for (const name of ['AdPaid', 'AdSettled']) {
      expect(named(name).map(({ args }) => Number(args.adId))).toEqual(
        Array.from({ length: PAYMENTS }, (_one, index) => index + 1),
      );
      expect(named(name)[6]!.args.payer).toBe(payerOf(7));
    }
  });

  it('names the payees first and pays them out at the end, so that the contract holds nothing', () => {
    const sum = (name: string, of: string) =>
      named(name).reduce((all, { args }) => all + (args[of] as bigint), 0n);
    expect(events.slice(0, 2).map(({ args }) => String(args.successor))).toEqual(Object.values(payees));
    expect(sum('Released', 'amount')).toBe(sum('AdPaid', 'amount'));
    expect(sum('AdSettled', 'founderShare') * 7n).toBe(sum('AdSettled', 'platformShare') * 3n);
  });

  it('has few events in a block, each at a place of its own, and time that goes on', () => {
    expect(Math.max(...blocks.map((block) => chain.logsOf(block).length))).toBe(EVENTS_A_BLOCK);
    expect(new Set(logs.map(({ transactionHash }) => transactionHash)).size).toBe(logs.length);
    expect(blocks.map((block) => chain.timeOf(block))).toEqual(
      blocks.map((block) => chain.timeOf(block)).toSorted((one, other) => one - other),
    );
    expect(headerOf(chain, 3)).toMatchObject({ hash: blockHash(3), parentHash: blockHash(2) });
  });

  it('knows of the ads in it, and of no other', () => {
    const answer = splitter.decodeFunctionResult('payments', chain.paymentOf(3n)!);
    expect([...answer]).toEqual([payerOf(3), 1_000n, 2n, 1n]);
    expect([chain.paymentOf(0n), chain.paymentOf(11n)]).toEqual([undefined, undefined]);
  });
});
