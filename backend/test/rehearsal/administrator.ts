import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const HALF_MINUTE_MS = 30_000;

interface Failure {
  code?: string;
}

/** Decides on ads as in production: with a password and an authenticator app, shown again whenever the site asks for it. */
export class Administrator {
  readonly #ports: readonly number[];
  readonly #account: { username: string; password: string };
  #cookie = '';
  #totp: TOTP | undefined;

  constructor(ports: readonly number[], account: { username: string; password: string }) {
    this.#ports = ports;
    this.#account = account;
  }

  /** Signs in and sets an authenticator app up, without which an administrator may do nothing in production. */
  async begin(): Promise<void> {
    await this.#ask('POST', '/auth/login', this.#account);
    const { password } = this.#account;
    await this.#ask('POST', '/auth/step-up', { password });
    const { secret } = (await this.#ask('POST', '/auth/totp')) as { secret: string };
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await this.#ask('POST', '/auth/totp/confirm', { code: this.#totp.generate() });
  }

  /** Decides on an ad. */
  async moderate(adId: number, decision: object): Promise<void> {
    await this.#ask('PATCH', `/ads/${adId}/status`, decision);
  }

  /** Asks whichever process answers, until one does. */
  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    for (;;)
      for (const port of this.#ports) {
        const response = await this.#send(port, method, path, body);
        if (response?.ok) return response.status === 204 ? undefined : response.json();
        if (response && response.status < 500) await this.#proveAfter(response);
        else await delay(100);
      }
  }

  async #send(port: number, method: string, path: string, body?: object): Promise<Response | null> {
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie, origin },
      body: body && JSON.stringify(body),
    }).catch(() => null);
    this.#cookie = response?.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return response;
  }

  async #proveAfter(refusal: Response): Promise<void> {
    const failure = (await refusal.json()) as Failure;
    if (failure.code !== 'step_up_needed' || !this.#totp) throw new Error(JSON.stringify(failure));
    // A code is good once: that of the half minute that begins next was surely not used yet.
    await delay(HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS));
    const { password } = this.#account;
    await this.#ask('POST', '/auth/step-up', { password, code: this.#totp.generate() });
  }
}
