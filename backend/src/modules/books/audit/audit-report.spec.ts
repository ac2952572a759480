import type { ChainAudit } from './chain-audit.js';
import { reportOf } from './audit-report.js';

const contract = (name: 'AdPaymentSplitter' | 'VoteRegistry', address: string) => ({
  ...{ name, address, version: 2, block: 1, blockHash: '0x' },
});
const coin = 10n ** 18n;
const money = { balance: 26n * coin, due: 25n * coin, surplus: coin, differences: [], payments: 3 };
const audit: ChainAudit = {
  chainId: 97,
  block: 120,
  contracts: [
    { contract: contract('AdPaymentSplitter', '0xab'), events: 12, money },
    { contract: contract('VoteRegistry', '0xcdef'), events: 1, money: null },
  ],
  differences: [],
};

describe('the report of an audit', () => {
  it('is a table with a line for each contract, and says that nothing differs', () => {
    expect(reportOf([audit])).toBe(
      [
        'chain  contract             address  events  payments  balance   accounted  surplus',
        '97     AdPaymentSplitter 2  0xab     12      3         26.0 BNB  25.0 BNB   1.0 BNB',
        '97     VoteRegistry 2       0xcdef   1',
        'Compared: chain 97 up to block 120.',
        'No difference.',
      ].join('\n'),
    );
  });

  it('tells of every difference, with its chain', () => {
    const other = { chainId: 1, block: 9, contracts: [], differences: ['first', 'second'] };
    expect(reportOf([{ ...audit, contracts: [] }, other])).toBe(
      [
        'chain  contract  address  events  payments  balance  accounted  surplus',
        'Compared: chain 97 up to block 120, chain 1 up to block 9.',
        '2 differences:',
        'chain 1: first',
        'chain 1: second',
      ].join('\n'),
    );
  });
});
