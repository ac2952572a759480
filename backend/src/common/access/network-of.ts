import { isIPv6 } from 'node:net';

const HEXTETS_OF_A_NETWORK = 4;
/** As providers give them to a customer: 65,536 networks. */
const HEXTETS_OF_A_CUSTOMER = 3;

/** What a proxy tells that is no address has to fit the key's column too. */
const LONGEST = 64;

/** An IPv4 address as IPv6, by its hextets. */
const MAPPED = /^0:0:0:0:0:ffff:/;

/**
 * What limits count instead of an address: whoever has one IPv6 address has the 2^64 beside it too. IPv4 stays as it is, also
 * where it is written as IPv6.
 */
export const networkOf = (address: string | undefined): string => firstOf(address, HEXTETS_OF_A_NETWORK);

/** The networks beside each other that may be one customer's; an IPv4 address stands alone. */
export const customerOf = (address: string | undefined): string => firstOf(address, HEXTETS_OF_A_CUSTOMER);

function firstOf(address: string | undefined, count: number): string {
  const [plain = ''] = withoutPort(address ?? 'unknown').split('%');
  if (!isIPv6(plain)) return plain.slice(0, LONGEST);
  const hextets = hextetsOf(plain);
  if (MAPPED.test(hextets.join(':'))) return hextets.slice(-2).flatMap(bytesOf).join('.');
  return `${hextets.slice(0, count).join(':')}::/${16 * count}`;
}

/** Some proxies tell the port too, which is another one for each connection. */
const withoutPort = (address: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  /^\[([\da-f:.]+)\](:\d+)?$/i.exec(address)?.[1] ??
  address;

const bytesOf = (hextet: string): number[] => {
  const value = Number.parseInt(hextet, 16);
  return [value >> 8, value & 0xff];
};

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
