import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Makes marks of deleted accounts' e-mail addresses, as nobody votes twice a month by registering anew. None says which address it was. */
@Injectable()
export class FormerVoters {
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) { sessionSecret }: AppConfig) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'former voters', 32));
  }

  hash(email: string): string {
    return createHmac('sha256', this.key).update(email.toLowerCase()).digest('base64url');
  }
}
