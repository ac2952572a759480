import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from './launch-error.ts';

/** The folder of the clone. */
export const root = resolve(import.meta.dirname, '..', '..');

/** What the environment says about this instance; `.env.example` explains each variable. */
export interface Settings {
  host: string;
  port: number;
  chainPort: number;
  /** Where a second local chain listens; null where there is to be one chain. */
  secondChainPort: number | null;
  /** All that is written for this instance lies under it. */
  dataDir: string;
  /** Unset: the launcher runs a PostgreSQL of its own. */
  databaseUrl: string | undefined;
  /** Where the own PostgreSQL copies its WAL, for a restore to any moment. Unset: nowhere. */
  walArchive: string | undefined;
  /** Nodes of the home chain, separated by commas. Unset: the launcher runs a local chain of its own. */
  chainRpcUrls: string | undefined;
}

/** Reads `.env` (what is set already wins over it) and the environment. */
export function loadSettings(): Settings {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const walArchive = variable('WAL_ARCHIVE_DIR');
  return {
    host: variable('HOST') ?? '127.0.0.1',
    port: portVariable('PORT', 3000),
    chainPort: portVariable('CHAIN_PORT', 8545),
    secondChainPort: wantsSecondChain() ? portVariable('CHAIN2_PORT', 8546) : null,
    dataDir: resolve(root, variable('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl(),
    walArchive: walArchive && resolve(root, walArchive),
    chainRpcUrls: variable('CHAIN_RPC_URL'),
  };
}

/**
 * A variable of the environment, or what stands in the file that `<name>_FILE` names; an empty one counts as unset, as `.env` files write it.
 * @throws LaunchError
 */
export function variable(name: string): string | undefined {
  const value = process.env[name]?.trim() || undefined;
  const file = process.env[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value !== undefined) throw new LaunchError(`${name} and ${name}_FILE are both set: keep one of them.`);
  try {
    return readFileSync(resolve(root, file), 'utf8').trim() || undefined;
  } catch (error) {
    throw new LaunchError(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`);
  }
}

/** The environment with these in it, whose own files are thereby read already. */
export function environmentWith(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const files = new Set(Object.keys(given).map((name) => `${name}_FILE`));
  const others = Object.entries(process.env).filter(([name]) => !files.has(name));
  return { ...Object.fromEntries(others), ...given };
}

/** With the password of DATABASE_PASSWORD where the address has none. */
function databaseUrl(): string | undefined {
  const address = variable('DATABASE_URL');
  const password = variable('DATABASE_PASSWORD');
  if (!address || !password || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

function wantsSecondChain(): boolean {
  const chains = variable('CHAINS') ?? '1';
  if (chains === '1' || chains === '2') return chains === '2';
  throw new LaunchError(`CHAINS is the number of local chains, 1 or 2, not '${chains}'.`);
}

function portVariable(name: string, fallback: number): number {
  const text = variable(name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new LaunchError(`${name} must be a port from 1 to 65535, not '${text}'.`);
}
