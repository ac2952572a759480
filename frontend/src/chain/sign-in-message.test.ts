import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-message';

it('words the message as EIP-4361 lays it down', () => {
  const message = signInMessage({
    domain: 'example.org',
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    statement: 'Link this wallet.',
    uri: 'https://example.org',
    chainId: 97,
    nonce: 'q7Zk2dJ0hVn4s8Ra',
    issuedAt: new Date('2026-11-20T12:00:00Z'),
  });
  expect(message).toBe(`example.org wants you to sign in with your Ethereum account:
0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65

Link this wallet.

URI: https://example.org
Version: 1
Chain ID: 97
Nonce: q7Zk2dJ0hVn4s8Ra
Issued At: 2026-11-20T12:00:00.000Z`);
});
