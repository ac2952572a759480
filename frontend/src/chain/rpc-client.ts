import type { RpcCall } from './eip1193';
import { RpcError } from './rpc-error';

interface RpcAnswer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/**
 * One JSON-RPC call to a chain node.
 * @throws RpcError with the node's code, message and data
 */
export async function callNode(rpcUrl: string, { method, params = [] }: RpcCall): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as RpcAnswer;
  if (error) throw new RpcError(error.code, error.message, error.data);
  return result;
}
