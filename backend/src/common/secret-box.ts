import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets unreadable for whoever has the database alone. */
export class SecretBox {
  private readonly key: Buffer;

  /** @param purpose keeps keys of different uses apart */
  constructor(sessionSecret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
  }

  /** @param owner whose secret it is: put into another's row, it cannot be opened */
  seal(secret: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined where it was sealed by another key or for another owner. */
  open(box: string, owner: string): string | undefined {
    const bytes = Buffer.from(box, 'base64url');
    const tagEnd = IV_BYTES + TAG_BYTES;
    try {
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
