import { useMemo } from 'react';
import type { RpcCall } from './eip1193';
import { callNode } from './rpc-client';
import { useNetworks } from './use-networks';
import { useWallet } from './use-wallet';

export type ChainCall = (call: RpcCall) => Promise<unknown>;

/** How to ask a chain something: through the wallet where it is on that chain, else through its public node, else not at all. */
export function useChainCall(chainId: number | undefined): ChainCall | null {
  const { connection } = useWallet();
  const rpcUrl = useNetworks().find(chainId)?.rpcUrl;
  const provider = connection?.chainId === chainId ? connection?.wallet.provider : undefined;
  return useMemo(() => {
    if (provider) return (call) => provider.request(call);
    return rpcUrl ? (call) => callNode(rpcUrl, call) : null;
  }, [provider, rpcUrl]);
}
