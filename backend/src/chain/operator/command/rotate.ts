import { getAddress, isAddress } from 'ethers';
import { keyVariable, OPERATOR_PARTS, type OperatorPart } from '../../../config/operator-keys.js';
import { chainName } from '../../chains.js';
import type { FollowedChain } from '../../followed-chain.js';
import { type CommandContext, CommandRefusal } from './command-context.js';
import { contractsOf, type KeyChange, workOfOthers, missingCoins, missingRoles } from './key-change.js';

/** The parts that get the new key, and its address; undefined for the configured ones. */
interface Rotation {
  parts: readonly OperatorPart[];
  successor: string | undefined;
}

/** Says what a new key still needs on each chain, and what is left of earlier ones; false while something is missing. @throws CommandRefusal */
export async function rotate(args: readonly string[], context: CommandContext): Promise<boolean> {
  const { parts, successor } = rotationOf(args);
  const { chains, print } = context;
  print(stepsFor(parts));
  let isReady = true;
  for (const chain of chains.all) {
    print(`${chainName(chain.chainId)} (${chain.chainId})`);
    for (const part of parts.filter((each) => chain.operators.has(each)))
      isReady = (await prepare(chain, part, successor, context)) && isReady;
  }
  print(isReady ? 'The key is ready.' : 'Something is missing: call this again when it is done.');
  return isReady;
}

/** False while something is missing. */
async function prepare(
  chain: FollowedChain,
  part: OperatorPart,
  given: string | undefined,
  { dataSource, print }: CommandContext,
): Promise<boolean> {
  const successor = given ?? chain.operators.of(part).address;
  print(`  ${part}: ${successor ?? 'no key is configured'}`);
  if (!successor) return false;
  const change: KeyChange = { chain, contracts: contractsOf(part, chain), successor };
  const missing = [...(await missingCoins(change, dataSource)), ...(await missingRoles(change))];
  for (const line of [...missing, ...(await workOfOthers(change, dataSource))]) print(`    ${line}`);
  if (missing.length === 0) print('    it has coins and its part in every contract');
  return missing.length === 0;
}

function rotationOf(args: readonly string[]): Rotation {
  const part = OPERATOR_PARTS.find((each) => each === args[0]);
  const address = args[part ? 1 : 0];
  if (address !== undefined && !isAddress(address))
    throw new CommandRefusal('That is no address. Give the address of the new key, never the key itself.');
  return { parts: part ? [part] : OPERATOR_PARTS, successor: address && getAddress(address) };
}

function stepsFor(parts: readonly OperatorPart[]): string {
  const variable = parts.length === 1 ? keyVariable(parts[0]!) : 'OPERATOR_PRIVATE_KEY';
  return `To change the key:
  1. Do what is called missing below; grantRole is for the contract's admin.
  2. Set ${variable} (${variable}_<chain id> where they differ) and start every API process anew.
     What the earlier key left open is sent until it is mined, or done by the new key where both can never take effect.
  3. Take the part from the earlier key by revokeRole, at once where somebody else may know it.
`;
}
