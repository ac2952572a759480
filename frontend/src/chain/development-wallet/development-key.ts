const STORAGE_KEY = 'development-wallet.key';

/** The wallet's private key: random, made on first use, kept in this browser. Worthless coins only. */
export function developmentKey(): string {
  return storedDevelopmentKey() ?? createKey();
}

export function storedDevelopmentKey(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  localStorage.setItem(STORAGE_KEY, key);
  return key;
}
