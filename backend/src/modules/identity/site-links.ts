import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Pages of the site that take a token. */
export type LinkedPage = 'invitation' | 'confirm' | 'reset-password';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Addresses that are handed to people. They begin with PUBLIC_URL; without one, the host that a request names is believed
 * only where it is this machine, so that nobody has a link made that leads to theirs.
 */
@Injectable()
export class SiteLinks {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  to(page: LinkedPage, token: string, request?: Request): string {
    return `${this.origin(request)}/${page}?token=${token}`;
  }

  private origin(request: Request | undefined): string {
    const { publicUrl, port } = this.config;
    if (publicUrl !== undefined) return publicUrl;
    if (request && LOOPBACK.test(request.host)) return `${request.protocol}://${request.host}`;
    return `http://localhost:${port}`;
  }
}
