const patienceMs = 5_000;

/** Calls a JSON-RPC method of an Ethereum node. Throws when the node is away or answers with an error. */
export async function rpc<Result>(url: string, method: string, params: unknown[] = []): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = (await response.json()) as { result: Result; error?: { message: string } };
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

export async function blockNumber(url: string): Promise<number> {
  return Number(await rpc<string>(url, 'eth_blockNumber'));
}
