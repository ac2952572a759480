interface SignInMessage {
  /** Host of this site; the server refuses a message that names another. */
  domain: string;
  /** Checksummed address of the wallet. */
  address: string;
  /** What the person agrees to, in one line. */
  statement: string;
  uri: string;
  chainId: number;
  nonce: string;
  issuedAt: Date;
}

/** The text a wallet signs to prove that it is somebody's (EIP-4361, section "Message Format"). */
export function signInMessage({
  domain,
  address,
  statement,
  uri,
  chainId,
  nonce,
  issuedAt,
}: SignInMessage): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
  ].join('\n');
}
