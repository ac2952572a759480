import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isApiError } from '../../api/api-error';
import { configApi } from '../../api/generated/config';
import type { SiteDispatch, SiteState } from '../../api/site-reducer';
import { toCoins } from '../../chain/coins';
import type { RpcCall } from '../../chain/eip1193';
import { callNode } from '../../chain/rpc-client';
import { selectConnection } from '../../chain/wallet-slice';
import { advertising } from '../../season';
import { getTransaction, processAdPayment, type Transaction } from './api';
import { fateOf, type SentTransaction } from './payment-machine';
import { failed, slow } from './payments-slice';
import { splitShares } from './shares';

export type PaymentApi = ListenerEffectAPI<SiteState, SiteDispatch>;

const LOOK_MS = 1_000;
/** After so long it is looked for less often, and the person is told that it takes its time. */
const SLOW_AFTER_MS = 120_000;
const SLOW_LOOK_MS = 30_000;

/**
 * Looks after a transaction until it is called off, or nothing about it will change. The server tells of payments alone: of what
 * waits for a block, was refused there or got lost it must be asked. For a page that nobody sees, nobody is asked.
 */
export async function watchPayment(
  adId: number,
  transaction: SentTransaction,
  api: PaymentApi,
): Promise<void> {
  const since = Date.now();
  let missingSince: number | null = null;
  let isInBlock = false;
  void report(adId, transaction, api);
  for (;;) {
    await untilVisible(api.signal);
    const found = await lookFor(transaction, api);
    missingSince = found === 'missing' ? (missingSince ?? Date.now()) : null;
    const failure = await failureOf(found, missingSince, transaction, api);
    api.throwIfCancelled();
    if (failure) return void api.dispatch(failed({ adId, failure }));
    if (isSafe(found)) return;

    const wasInBlock = isInBlock;
    isInBlock = typeof found === 'object' && found.status === 'success';
    if (isInBlock && !wasInBlock) void report(adId, transaction, api);
    const isSlow = Date.now() - since >= SLOW_AFTER_MS;
    if (isSlow && !isInBlock) api.dispatch(slow({ adId }));
    await api.delay(isSlow || isInBlock ? SLOW_LOOK_MS : LOOK_MS);
  }
}

/** What the server's node says; 'missing' where it knows no such transaction, 'unknown' where it could not be asked. */
type Found = Transaction | 'missing' | 'unknown';

async function lookFor({ txHash, chainId }: SentTransaction, api: PaymentApi): Promise<Found> {
  api.throwIfCancelled();
  const asking = { subscribe: false, forceRefetch: true };
  const { data, error } = await api.dispatch(getTransaction.initiate({ hash: txHash, chainId }, asking));
  if (isApiError(error) && error.status === 404) return 'missing';
  return error || !data ? 'unknown' : data;
}

const isSafe = (found: Found): boolean =>
  typeof found === 'object' && found.confirmations >= advertising.requiredConfirmations;

/** Why the transaction pays nothing; null while it may. */
async function failureOf(
  found: Found,
  missingSince: number | null,
  transaction: SentTransaction,
  api: PaymentApi,
): Promise<{ code: 'reverted' | 'replaced' | 'dropped' } | null> {
  if (typeof found === 'object' && found.status === 'reverted') return { code: 'reverted' };
  if (missingSince === null) return null;
  const fate = await fateOfMissing(transaction, Date.now() - missingSince, api);
  return fate && { code: fate };
}

/** Null while some node still knows the transaction, cannot answer, or it is too early to say. */
async function fateOfMissing(
  { txHash, chainId, from, nonce }: SentTransaction,
  missingForMs: number,
  api: PaymentApi,
): Promise<'replaced' | 'dropped' | null> {
  const ask = await chainCall(chainId, api);
  if (!ask) return fateOf({ missingForMs, nonceUsed: null });
  try {
    if (await ask({ method: 'eth_getTransactionByHash', params: [txHash] })) return null;
    const used = await ask({ method: 'eth_getTransactionCount', params: [from, 'latest'] });
    return fateOf({ missingForMs, nonceUsed: Number(used) > nonce });
  } catch {
    return null;
  }
}

/** How to ask a chain something: through the wallet where it is on that chain, else through its public node, else not at all. */
async function chainCall(
  chainId: number,
  api: PaymentApi,
): Promise<((call: RpcCall) => Promise<unknown>) | null> {
  const connection = selectConnection(api.getState());
  if (connection?.chainId === chainId) return (call) => connection.wallet.provider.request(call);
  const rpcUrl = (await networkOf(chainId, api))?.rpcUrl;
  return rpcUrl ? (call) => callNode(rpcUrl, call) : null;
}

async function networkOf(chainId: number, { dispatch }: PaymentApi) {
  const { data } = await dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }));
  return data?.chains.find((network) => network.chainId === chainId);
}

const UNACCEPTABLE = 422;

/** Tells the server of the payment. Its own watcher finds it anyway, so that only its refusal matters here. */
async function report(adId: number, transaction: SentTransaction, api: PaymentApi): Promise<void> {
  const network = await networkOf(transaction.chainId, api);
  if (!network) return;
  const hints = paymentReport(adId, transaction, network.currency);
  const { error } = await api.dispatch(
    processAdPayment.initiate({ processAdPayment: hints }, { track: false }),
  );
  if (api.signal.aborted || !isApiError(error) || error.status !== UNACCEPTABLE || !error.problem) return;
  api.dispatch(failed({ adId, failure: { code: 'refused', problem: error.problem } }));
}

/** What `POST /api/process-ad-payment` is told; amounts in coins, as the spec has it. The server trusts the chain only. */
function paymentReport(adId: number, { txHash, chainId, from, amount }: SentTransaction, currency: string) {
  const wei = BigInt(amount);
  const { founder } = splitShares(wei);
  const amounts = { amount: toCoins(wei), founderAmount: toCoins(founder) };
  return { adId, txHash, chainId, currency, walletAddress: from, ...amounts };
}

/** Settles when the page is on screen, or the signal says that nobody waits any more. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => document.visibilityState === 'visible' && resolve();
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => resolve());
  });
}
