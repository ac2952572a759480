import type { RpcCall } from './eip1193';
import { RpcError } from './rpc-error';

/** What a node says to one call of several. */
export type NodeAnswer = { result: unknown } | { error: RpcError };

interface RpcResponse {
  id?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

const TIMEOUT_MS = 15_000;

/**
 * Asks a chain node several things at once: in one batch or, of a node that takes none, one by one.
 * @returns the answers in the order of the calls
 * @throws where the node does not answer within 15 seconds, or with something else than JSON-RPC; once the signal is given
 */
export async function askNode(
  rpcUrl: string,
  calls: readonly RpcCall[],
  signal: AbortSignal,
): Promise<NodeAnswer[]> {
  const requests = calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }));
  const responses = await post(rpcUrl, requests, signal);
  if (!Array.isArray(responses)) {
    const alone = await Promise.all(requests.map(async (request) => post(rpcUrl, request, signal)));
    return alone.map((response) => toAnswer(response as RpcResponse));
  }
  const byId = new Map((responses as RpcResponse[]).map((response) => [response.id, response]));
  return requests.map(({ id }) => toAnswer(byId.get(id) ?? {}));
}

async function post(rpcUrl: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return response.json();
}

function toAnswer({ result, error }: RpcResponse): NodeAnswer {
  if (error) return { error: new RpcError(error.code, error.message, error.data) };
  if (result === undefined) throw new Error('The node answered what is no JSON-RPC');
  return { result };
}
