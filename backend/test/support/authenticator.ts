import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** User present, user verified. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

interface Ceremony {
  challenge: string;
  /** Of the page that asks. */
  origin: string;
  rpId?: string;
  /** Whether the owner unlocked the device. */
  isVerified?: boolean;
}

/** A device with one passkey, and the browser before it: ES256, attestation "none". */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    this.privateKey = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** As navigator.credentials.create answers. */
  create(ceremony: Ceremony) {
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const data = Buffer.concat([this.authenticatorData(ceremony, WITH_KEY), credential]);
    const response = {
      clientDataJSON: clientData('webauthn.create', ceremony),
      attestationObject: encode(attestationObject(data)),
      transports: ['internal'],
    };
    return { ...this.named(), response };
  }

  /** As navigator.credentials.get answers. */
  get(ceremony: Ceremony) {
    this.counter += 1;
    const data = this.authenticatorData(ceremony);
    const clientDataJSON = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = encode(sign('sha256', signed, this.privateKey));
    return { ...this.named(), response: { clientDataJSON, authenticatorData: encode(data), signature } };
  }

  private named() {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  private authenticatorData({ origin, rpId, isVerified = true }: Ceremony, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const shown = isVerified ? PRESENT_AND_VERIFIED : 0x01;
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([shown | flags]), counter]);
  }

  /** CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
  private coseKey(): Buffer {
    const { x, y } = this.point;
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, Buffer.from([0x21, 0x58, 32]), x, Buffer.from([0x22, 0x58, 32]), y]);
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): string =>
  encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestationObject(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const bytes = Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes,
  ]);
}
