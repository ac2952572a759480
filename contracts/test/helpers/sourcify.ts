import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { JsonRpcProvider } from 'ethers';

type Submission = { stdJsonInput: object; contractIdentifier: string; creationTransactionHash: string };
type Output = { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> };

const compiler = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };

/** Whether the sources compile to what the transaction made, metadata hash and all. */
async function isExactSource(provider: JsonRpcProvider, submission: Submission): Promise<boolean> {
  const output = JSON.parse(compiler.compile(JSON.stringify(submission.stdJsonInput))) as Output;
  const [source = '', name = ''] = submission.contractIdentifier.split(/:(?=[^:]*$)/);
  const code = output.contracts[source]?.[name]?.evm.bytecode.object;
  const transaction = await provider.getTransaction(submission.creationTransactionHash);
  return !!code && !!transaction?.data.startsWith(`0x${code}`);
}

/** Stands in for Sourcify, of whose interface (version 2) it speaks what Hardhat asks, and compiles as Sourcify does. */
export async function startSourcify(provider: JsonRpcProvider) {
  const verified = new Set<string>();

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    const [, , subject, chainOrJob = '', address = ''] = (request.url ?? '').split('/');
    const matchOf = (each: string) => ({ match: verified.has(each) ? 'exact_match' : null });
    if (subject === 'contract') {
      const match = { creationMatch: null, runtimeMatch: null, ...matchOf(address) };
      return [verified.has(address) ? 200 : 404, { ...match, chainId: chainOrJob, address }];
    }
    if (request.method === 'POST') {
      if (await isExactSource(provider, (await json(request)) as Submission)) verified.add(address);
      return [202, { verificationId: address }];
    }
    const error = { customCode: 'no_match', errorId: chainOrJob, message: 'The sources make other code.' };
    const job = { isJobCompleted: true, verificationId: chainOrJob, jobStartTime: new Date(0).toISOString() };
    const result = verified.has(chainOrJob) ? {} : { error };
    return [200, { ...job, contract: matchOf(chainOrJob), ...result }];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, verified, stop: () => server.close() };
}
