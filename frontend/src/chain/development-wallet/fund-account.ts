import { callNode } from '../rpc-client';

const COIN = 10n ** 18n;
const LOW_BALANCE = 50n * COIN;
const FULL_BALANCE = 100n * COIN;

/** Tops the account up to 100 coins once it holds less than 50; hardhat's cheat call, which anvil knows too. */
export async function fundAccount(rpcUrl: string, account: string): Promise<void> {
  const balance = await callNode(rpcUrl, { method: 'eth_getBalance', params: [account, 'latest'] });
  if (BigInt(balance as string) >= LOW_BALANCE) return;
  await callNode(rpcUrl, {
    method: 'hardhat_setBalance',
    params: [account, `0x${FULL_BALANCE.toString(16)}`],
  });
}
