import { formatEther, getAddress, isAddress } from 'ethers';
import type { DataSource } from 'typeorm';
import { chainName, currencyOf } from '../../chains.js';
import { type AdminCall, adminCall, hasOperatorRole, operatorRole } from '../../contracts/operator-parts.js';
import type { FollowedChain } from '../../followed-chain.js';
import { ENOUGH_OPERATIONS, OperatorFunds } from '../operator-funds.js';
import { findOpen } from '../stored-transactions.js';
import { type CommandContext, CommandRefusal } from './command-context.js';

/** Says what a new key still needs on each chain, and what is left of earlier ones; false while something is missing. @throws CommandRefusal */
export async function rotate(argument: string | undefined, context: CommandContext): Promise<boolean> {
  if (argument !== undefined && !isAddress(argument))
    throw new CommandRefusal('That is no address. Give the address of the new key, never the key itself.');
  const { chains, dataSource, print } = context;
  print(STEPS);
  let isReady = true;
  for (const chain of chains.all) {
    const successor = argument === undefined ? chain.operator.address : getAddress(argument);
    print(`${chainName(chain.chainId)} (${chain.chainId}): ${successor ?? 'no key is configured'}`);
    if (!successor) {
      isReady = false;
      continue;
    }
    const missing = [...(await missingCoins(chain, successor)), ...(await missingParts(chain, successor))];
    const leftovers = await leftoversOf(chain, successor, dataSource);
    for (const line of [...missing, ...leftovers]) print(`  ${line}`);
    if (missing.length === 0) print('  it has coins and its part in every contract');
    isReady &&= missing.length === 0;
  }
  print(isReady ? 'The key is ready.' : 'Something is missing: call this again when it is done.');
  return isReady;
}

const STEPS = `To change the operator's key:
  1. Do what is called missing below; grantRole is for the contract's admin.
  2. Set OPERATOR_PRIVATE_KEY (OPERATOR_PRIVATE_KEY_<chain id> where they differ) and start every API process anew.
     What the earlier key left open is sent until it is mined, or done by the new key where both can never take effect.
  3. Take the part from the earlier key by revokeRole, at once where somebody else may know it.
`;

async function missingCoins({ chainId, client, market }: FollowedChain, account: string): Promise<string[]> {
  const { balance, operationsLeft } = await new OperatorFunds(client, market, account).read();
  if (operationsLeft >= ENOUGH_OPERATIONS) return [];
  return [
    `missing: coins; its ${formatEther(balance)} ${currencyOf(chainId)} suffice for ${operationsLeft} operations`,
  ];
}

async function missingParts({ client, contracts }: FollowedChain, account: string): Promise<string[]> {
  const lines: string[] = [];
  for (const contract of contracts.recorded()) {
    if (await hasOperatorRole(client, contract, account)) continue;
    lines.push(`missing: ${operatorRole(contract.name)} of the ${contract.name} at ${contract.address}`);
    lines.push(...callLines(adminCall('grantRole', contract, account)));
  }
  return lines;
}

/** What earlier keys have open, and may still do. */
async function leftoversOf(
  { chainId, client, contracts, operator }: FollowedChain,
  successor: string,
  { manager }: DataSource,
): Promise<string[]> {
  const rows: { signer: string }[] = await manager.query(
    'SELECT DISTINCT signer FROM operator_transactions WHERE chain_id = $1',
    [chainId],
  );
  const open = await findOpen(manager, chainId);
  const known = new Set([
    ...rows.map(({ signer }) => signer),
    ...(operator.address ? [operator.address] : []),
  ]);
  known.delete(successor);
  const lines: string[] = [];
  for (const earlier of known) {
    lines.push(`${earlier} has ${open.get(earlier)?.length ?? 0} open transactions`);
    for (const contract of contracts.recorded())
      if (await hasOperatorRole(client, contract, earlier))
        lines.push(...callLines(adminCall('revokeRole', contract, earlier)));
  }
  return lines;
}

const callLines = ({ to, words, data }: AdminCall): string[] => [
  `  call ${words}`,
  `  of ${to}, with the data ${data}`,
];
