import { formatEther } from 'ethers';
import type { DataSource } from 'typeorm';
import type { OperatorPart } from '../../../config/operator-keys.js';
import { currencyOf } from '../../chains.js';
import type { NamedContract } from '../../contracts/chain-contracts.js';
import {
  type AdminCall,
  adminCall,
  hasOperatorRole,
  operatorPart,
  operatorRole,
} from '../../contracts/operator-parts.js';
import type { FollowedChain } from '../../followed-chain.js';
import { ENOUGH_OPERATIONS, OperatorFunds } from '../operator-funds.js';
import { findOpen } from '../stored-transactions.js';

/** The account that gets a part in contracts of a chain. */
export interface KeyChange {
  chain: FollowedChain;
  contracts: readonly NamedContract[];
  successor: string;
}

/** Every recorded one, earlier versions included. */
export const contractsOf = (part: OperatorPart, { contracts }: FollowedChain): NamedContract[] =>
  contracts.recorded().filter(({ name }) => operatorPart(name) === part);

/** Fewer coins than the health check would be silent about. */
export async function missingCoins(
  { chain, successor }: KeyChange,
  dataSource: DataSource,
): Promise<string[]> {
  const { chainId, client, market } = chain;
  const { balance, operationsLeft } = await new OperatorFunds(client, market, successor, dataSource).read();
  if (operationsLeft >= ENOUGH_OPERATIONS) return [];
  return [
    `missing: coins; its ${formatEther(balance)} ${currencyOf(chainId)} suffice for ${operationsLeft} operations`,
  ];
}

/** With the calls by which the contracts' admin grants them. */
export async function missingRoles({ chain, contracts, successor }: KeyChange): Promise<string[]> {
  const lines: string[] = [];
  for (const contract of contracts) {
    if (await hasOperatorRole(chain.client, contract, successor)) continue;
    lines.push(`missing: ${operatorRole(contract.name)} of the ${contract.name} at ${contract.address}`);
    lines.push(...callLines(adminCall('grantRole', contract, successor)));
  }
  return lines;
}

/** What other accounts of the site have open, and may still do in these contracts. */
export async function workOfOthers(
  { chain, contracts, successor }: KeyChange,
  { manager }: DataSource,
): Promise<string[]> {
  const { chainId, client, operators } = chain;
  const rows: { signer: string }[] = await manager.query(
    'SELECT DISTINCT signer FROM operator_transactions WHERE chain_id = $1',
    [chainId],
  );
  const open = await findOpen(manager, chainId);
  const known = new Set([...rows.map(({ signer }) => signer), ...operators.addresses]);
  known.delete(successor);
  const lines: string[] = [];
  for (const other of known) {
    lines.push(`${other} has ${open.get(other)?.length ?? 0} open transactions`);
    for (const contract of contracts)
      if (await hasOperatorRole(client, contract, other))
        lines.push(...callLines(adminCall('revokeRole', contract, other)));
  }
  return lines;
}

const callLines = ({ to, words, data }: AdminCall): string[] => [
  `  call ${words}`,
  `  of ${to}, with the data ${data}`,
];
