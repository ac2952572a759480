import { RpcConnection } from './rpc-connection.js';
import { within } from '../../common/within.js';

/** Not every node is waited for when others are there (ms). */
const PATIENCE = 1_200;

/** The chains that the nodes serve, in their order; nodes that do not answer are left out. */
export async function fetchChainIds(rpcUrls: readonly string[]): Promise<number[]> {
  const isOnly = rpcUrls.length === 1;
  const connections = rpcUrls.map((rpcUrl) => new RpcConnection(rpcUrl, isOnly));
  const ids = await Promise.all(
    connections.map(async (connection) => {
      const id = fetchChainId(connection).catch(() => undefined);
      return isOnly ? id : within(PATIENCE, id);
    }),
  );
  return ids.filter((id) => id !== undefined);
}

async function fetchChainId(connection: RpcConnection): Promise<number | undefined> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
  const { result } = (await connection.post(call)) as { result?: unknown };
  const id = Number(result);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
