import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../../common/access/network-of.js';
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
