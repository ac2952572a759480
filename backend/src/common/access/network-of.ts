import { isIPv6 } from 'node:net';

const HEXTETS_OF_A_NETWORK = 4;

/**
 * What limits count instead of an address: whoever has one IPv6 address has the 2^64 beside it too. IPv4 stays as it is, also
 * where it is written as IPv6.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? 'unknown').split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  return `${hextetsOf(plain).slice(0, HEXTETS_OF_A_NETWORK).join(':')}::/64`;
}

/** All eight, without leading zeros. */
function hextetsOf(address: string): string[] {
  // As the URL standard writes it: small letters, no dots, the longest run of zeros left out.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const first = partsOf(before);
  const last = partsOf(after ?? '');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

const partsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
