import { skipToken } from '@reduxjs/toolkit/query';
import { useWallet } from '../../../chain/use-wallet';
import { useGetBalanceQuery } from '../../../chain/wallet-reads';

/** The connected account's coins in wei, on the chain it is on; null while unknown. */
export function useBalance(): string | null {
  const { connection } = useWallet();
  const { account, chainId } = connection ?? {};
  const { currentData, isError } = useGetBalanceQuery(account && chainId ? { account, chainId } : skipToken);
  return isError ? null : (currentData ?? null);
}
