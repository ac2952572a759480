import type hre from 'hardhat';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import config from '../hardhat.config.ts';
import { isLocalChain, type DeploymentChain } from './deployment-chains.ts';

/** A network as the plugins extend it. */
export type Connection = Awaited<ReturnType<typeof hre.network.create>>;

/**
 * Hardhat, and its connection to a chain through a node.
 * @param deployerKey key of the account that sends; on a local chain the node's own accounts send without it
 * @throws when a public chain's is missing
 */
export async function connect(
  { name, chainId }: DeploymentChain,
  url: string,
  deployerKey: string | undefined,
): Promise<{ hre: HardhatRuntimeEnvironment; connection: Connection }> {
  if (!deployerKey && !isLocalChain(chainId)) throw new Error('DEPLOYER_PRIVATE_KEY must be set.');
  const accounts = deployerKey ? [deployerKey] : ('remote' as const);
  const networks = { [name]: { type: 'http', chainId: Number(chainId), url, accounts } as const };
  // Verifying takes the production profile unless told that what stands was built with this one.
  const runtime = await createHardhatRuntimeEnvironment(
    { ...config, networks },
    { network: name, buildProfile: 'default' },
  );
  return { hre: runtime, connection: await runtime.network.create() };
}
