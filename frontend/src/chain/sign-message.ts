import type { WalletConnection } from './wallet-slice';

/** The address with its checksum (EIP-55), as messages have to name it. */
export async function checksumAddress(address: string): Promise<string> {
  const { getAddress } = await import('ethers');
  return getAddress(address);
}

/**
 * Has the wallet sign a text (EIP-191).
 * @throws what the wallet throws: 4001 refused by the person, -32002 an earlier request is still open
 */
export async function signMessage({ account, wallet }: WalletConnection, text: string): Promise<string> {
  const { hexlify, toUtf8Bytes } = await import('ethers');
  const params = [hexlify(toUtf8Bytes(text)), account];
  return (await wallet.provider.request({ method: 'personal_sign', params })) as string;
}
