import { formatEther } from 'ethers';
import { currencyOf } from '../../../chain/chains.js';
import type { ChainAudit, ContractAudit } from './chain-audit.js';

const COLUMNS = ['chain', 'contract', 'address', 'events', 'payments', 'balance', 'accounted', 'surplus'];

/** The audit as a table for a terminal, and each difference below it. */
export function reportOf(audits: readonly ChainAudit[]): string {
  const rows = audits.flatMap(({ chainId, contracts }) => contracts.map((audit) => rowOf(chainId, audit)));
  const differences = audits.flatMap((audit) =>
    audit.differences.told.map((words) => `chain ${audit.chainId}: ${words}`),
  );
  const blocks = audits.map(
    ({ chainId, block, final }) => `chain ${chainId} up to block ${block} of ${final}`,
  );
  const count = audits.reduce((sum, audit) => sum + audit.differences.count, 0);
  const first = differences.length < count ? `, the first ${differences.length} of them` : '';
  const end = count === 0 ? 'No difference.' : `${count} differences${first}:`;
  return [...tableOf([COLUMNS, ...rows]), `Compared: ${blocks.join(', ')}.`, end, ...differences].join('\n');
}

function rowOf(chainId: number, { contract, events, money }: ContractAudit): string[] {
  const coins = (wei: bigint): string => `${formatEther(wei)} ${currencyOf(chainId)}`;
  const figures = money
    ? [String(money.payments), ...[money.balance, money.due, money.surplus].map(coins)]
    : [];
  return [
    String(chainId),
    `${contract.name} ${contract.version}`,
    contract.address,
    String(events),
    ...figures,
  ];
}

function tableOf(rows: readonly string[][]): string[] {
  const widths = COLUMNS.map((_column, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows.map((row) =>
    widths
      .map((width, index) => (row[index] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  );
}
