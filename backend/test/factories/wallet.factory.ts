import type { HDNodeWallet, Wallet } from 'ethers';
import { SiweMessage } from 'siwe';
import { LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import type { Client } from '../support/client.js';

/** The message a wallet signs to be linked, with a nonce of the client's session. */
export async function linkMessage(
  client: Client,
  address: string,
  changes: object = {},
): Promise<SiweMessage> {
  const { body } = await client.post('/wallet/nonce').expect(201);
  return new SiweMessage({
    domain: new URL(client.url).host,
    address,
    uri: client.url,
    version: '1',
    chainId: LOCAL_CHAIN_ID,
    nonce: (body as { nonce: string }).nonce,
    issuedAt: new Date().toISOString(),
    ...changes,
  });
}

export async function linkWallet(client: Client, wallet: Wallet | HDNodeWallet): Promise<void> {
  const message = (await linkMessage(client, wallet.address)).prepareMessage();
  await client.post('/wallet/link', { message, signature: await wallet.signMessage(message) }).expect(200);
}
