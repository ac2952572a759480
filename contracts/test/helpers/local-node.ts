import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JsonRpcProvider } from 'ethers';
import hre from 'hardhat';

/**
 * Starts a node that says it is some chain, with an empty folder for what a deployment keeps of it.
 * @param blockTime milliseconds between blocks beside those that transactions make, 0 for none
 */
export async function startNode(chainId: number, blockTime = 0) {
  const mining = { auto: true, interval: blockTime };
  const server = await hre.network.createServer({ override: { chainId, mining } }, '127.0.0.1', 0);
  const { address, port } = await server.listen();
  const url = `http://${address}:${port}`;
  const provider = new JsonRpcProvider(url, undefined, { staticNetwork: true, cacheTimeout: -1 });
  const folder = await mkdtemp(join(tmpdir(), 'change-makers-deploy-'));
  const stop = async () => {
    provider.destroy();
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { url, provider, folder, stop };
}

/** A running node and its folder. */
export type LocalNode = Awaited<ReturnType<typeof startNode>>;
