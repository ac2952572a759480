import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import {
  judgedAddress,
  type OutsideRules,
  outsideRules,
  pinnedTo,
  UnfitAddress,
} from '../../common/outside/judged-address.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PushKeysService } from './push-keys.service.js';
import type { PushMessage, PushTarget } from './push.types.js';

/** No attempt lasts longer, whatever the service does. */
const TIMEOUT_MS = 10_000;

/** What the service keeps for a browser that is off (s). */
const KEPT_SECONDS = 24 * 60 * 60;

/** How a push service answered; `gone` is a browser that is told of nothing any more, `busy` may pass by itself, and `later` is no answer at all. */
export type PushOutcome = 'taken' | 'gone' | 'busy' | 'later' | 'refused';

/** Sends messages to browsers, by the address that was judged and no other. */
@Injectable()
export class PushSender {
  private readonly rules: OutsideRules;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly keys: PushKeysService,
  ) {
    this.rules = outsideRules(config.pushHostsAllowed);
  }

  /** One attempt. @param rules whom it may ask */
  async send(target: PushTarget, message: PushMessage, rules = this.rules): Promise<PushOutcome> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return outcomeOf(await Promise.race([this.ask(target, message, rules, signal), rejectOnAbort(signal)]));
    } catch (error) {
      // A name that leads to somewhere private by now is no push service's.
      if (error instanceof UnfitAddress) return error.why === 'unreachable' ? 'later' : 'gone';
      return error instanceof UnreadableKeys ? 'gone' : 'later';
    }
  }

  /** @returns the status; whatever else is answered is not read, and no redirect is followed */
  private async ask(
    target: PushTarget,
    message: PushMessage,
    rules: OutsideRules,
    signal: AbortSignal,
  ): Promise<number> {
    const url = new URL(target.endpoint);
    const pinned = await judgedAddress(url, rules, signal);
    const { headers, body } = await this.encrypted(target, message);
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal,
      headers,
      lookup: pinnedTo(pinned),
    };
    return new Promise((resolve, reject) => {
      const asked = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
      asked.once('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject).end(body);
    });
  }

  private async encrypted(
    target: PushTarget,
    message: PushMessage,
  ): Promise<{ headers: RequestOptions['headers']; body: Buffer }> {
    const vapidDetails = { subject: this.subject, ...(await this.keys.keys()) };
    const { default: webPush } = await import('web-push');
    try {
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails,
        TTL: KEPT_SECONDS,
        contentEncoding: 'aes128gcm',
      });
      return { headers: headers as RequestOptions['headers'], body };
    } catch {
      throw new UnreadableKeys();
    }
  }

  /** Whom a push service may write to about us. */
  private get subject(): string {
    const { publicUrl, supportEmail } = this.config;
    if (supportEmail) return `mailto:${supportEmail}`;
    return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
  }
}

/** A browser's keys that nothing can be encrypted by. */
class UnreadableKeys extends Error {}

/** Whatever it is that does not come, nobody waits for it any longer. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('too slow'))));

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}
