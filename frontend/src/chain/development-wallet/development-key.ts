import { browserStorage } from '../../browser-storage';

const STORAGE_KEY = 'development-wallet.key';

/** The key of a page whose browser keeps nothing. */
let unkept: string | null = null;

/** The wallet's private key: random, made on first use, kept in this browser. Worthless coins only. */
export function developmentKey(): string {
  return storedDevelopmentKey() ?? createKey();
}

export function storedDevelopmentKey(): string | null {
  return browserStorage.read(STORAGE_KEY) ?? unkept;
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (!browserStorage.write(STORAGE_KEY, key)) unkept = key;
  return key;
}
