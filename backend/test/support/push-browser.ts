import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** A browser's end of web push: its keys, and what only it can read (RFC 8291, one record of RFC 8188). */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  /** @param endpoint at which its push service takes messages for it */
  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** As `PushSubscription.toJSON()` gives it. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  /** What the site said to it. */
  read(message: Buffer): unknown {
    const salt = message.subarray(0, SALT_BYTES);
    const keyStart = SALT_BYTES + 4 + 1;
    const sender = message.subarray(keyStart, keyStart + KEY_BYTES);
    const sealed = message.subarray(keyStart + KEY_BYTES);
    const secret = this.derived(this.keys.computeSecret(sender), this.auth, this.about(sender), 32);
    const key = this.derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = this.derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  private about(sender: Buffer): Buffer {
    return Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
  }

  private derived(secret: Buffer, salt: Buffer, about: string | Buffer, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));
  }
}
