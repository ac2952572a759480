import type { ChainAudit } from './chain-audit.js';
import { reportOf } from './audit-report.js';
import { Differences } from './differences.js';

const contract = (name: 'AdPaymentSplitter' | 'VoteRegistry', address: string) => ({
  ...{ name, address, version: 2, block: 1, blockHash: '0x' },
});
const coin = 10n ** 18n;
const money = { balance: 26n * coin, due: 25n * coin, surplus: coin, payments: 3 };
const audit: ChainAudit = {
  chainId: 97,
  block: 120,
  final: 128,
  contracts: [
    { contract: contract('AdPaymentSplitter', '0xab'), events: 12, money },
    { contract: contract('VoteRegistry', '0xcdef'), events: 1, money: null },
  ],
  differences: new Differences(),
};

describe('the report of an audit', () => {
  it('is a table with a line for each contract, and says that nothing differs', () => {
    expect(reportOf([audit])).toBe(
      [
        'chain  contract             address  events  payments  balance   accounted  surplus',
        '97     AdPaymentSplitter 2  0xab     12      3         26.0 BNB  25.0 BNB   1.0 BNB',
        '97     VoteRegistry 2       0xcdef   1',
        'Compared: chain 97 up to block 120 of 128.',
        'No difference.',
      ].join('\n'),
    );
  });

  it('tells of every difference, with its chain', () => {
    const differences = new Differences();
    differences.add('first', 'second');
    const other = { chainId: 1, block: 9, final: 9, contracts: [], differences };
    expect(reportOf([{ ...audit, contracts: [] }, other])).toBe(
      [
        'chain  contract  address  events  payments  balance  accounted  surplus',
        'Compared: chain 97 up to block 120 of 128, chain 1 up to block 9 of 9.',
        '2 differences:',
        'chain 1: first',
        'chain 1: second',
      ].join('\n'),
    );
  });

  it('tells of the first thousand and how many there are', () => {
    const differences = new Differences();
    for (let number = 1; number <= 1_200; number += 1) differences.add(`number ${number}`);
    const lines = reportOf([{ ...audit, contracts: [], differences }]).split('\n');
    expect(lines.slice(2, 4)).toEqual(['1200 differences, the first 1000 of them:', 'chain 97: number 1']);
    expect(lines.at(-1)).toBe('chain 97: number 1000');
  });
});
