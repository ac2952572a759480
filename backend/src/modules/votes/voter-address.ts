import { createHmac, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Bytes: no two of a site's addresses share a mark of this length. */
const LENGTH = 16;

/** Makes marks of addresses: the same one for the same address, and none that says which address it was. */
@Injectable()
export class VoterAddress {
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) { sessionSecret }: AppConfig) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'addresses of votes', 32));
  }

  hash(address: string): string {
    return createHmac('sha256', this.key)
      .update(networkOf(address))
      .digest()
      .subarray(0, LENGTH)
      .toString('base64url');
  }
}

/** What belongs to one connection: an IPv4 address, of IPv6 the first 64 bits, within which a machine changes its address at will. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [bare] = address.split('%');
  if (!isIPv6(bare!)) return address;
  const [start = '', end = ''] = bare!.toLowerCase().split('::');
  const [left, right] = [start, end].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = bare!.includes('::') ? 8 - left!.length - right!.length : 0;
  const groups = [...left!, ...Array.from({ length: zeros }, () => '0'), ...right!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
