import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from './network-of.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Bytes: no two of a site's addresses share a mark of this length. */
const LENGTH = 16;

/** How long it is kept from where votes, follows and plays came (days); by then nobody looks for bursts any more. */
export const NETWORKS_KEPT_DAYS = 60;

/** Makes marks of the networks that votes, follows and plays come from: the same one for the same network, and none that says which it was. */
@Injectable()
export class NetworkMark {
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
