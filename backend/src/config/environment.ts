import { readFileSync } from 'node:fs';
import { isEmail } from 'class-validator';

/** The environment variables the API reads, as strings; `.env.example` says what each is for. */
export type Environment = Record<string, string | undefined>;

/** The one place where the API touches it, so that everything else takes its settings as values. */
export const processEnvironment: Environment = process.env;

/** Thrown at start when a variable is missing or makes no sense; the message names it. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}

/** The value, or what stands in the file that `<name>_FILE` names, as secrets do that are no part of the environment. */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value !== undefined) throw new ConfigError(name, `and ${name}_FILE are both set: keep one of them`);
  return readFile(`${name}_FILE`, file);
}

function readFile(variable: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new ConfigError(variable, `names a file that cannot be read: ${(error as Error).message}`);
  }
}

export function readRequired(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value === undefined) throw new ConfigError(name, 'must be set');
  return value;
}

export function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

export function readFlag(env: Environment, name: string): boolean {
  const value = readText(env, name) ?? '0';
  if (!['0', '1', 'true', 'false'].includes(value)) throw new ConfigError(name, 'must be 0 or 1');
  return value === '1' || value === 'true';
}

export function readSwitch(env: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const value = readText(env, name) ?? fallback;
  if (value !== 'on' && value !== 'off') throw new ConfigError(name, 'must be on or off');
  return value === 'on';
}

/** One of the given words. */
export function readChoice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const value = readText(env, name) ?? fallback;
  const word = words.find((each) => each === value);
  if (word === undefined) throw new ConfigError(name, `must be one of ${words.join(', ')}`);
  return word;
}

export function readEmail(env: Environment, name: string): string | undefined {
  const value = readText(env, name);
  if (value !== undefined && !isEmail(value)) throw new ConfigError(name, 'must be an e-mail address');
  return value;
}

export function readUrl(env: Environment, name: string): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  // Without its scheme, localhost:3000 would be an address of the scheme "localhost".
  const usable = /^https?:\/\//i.test(value) && URL.canParse(value);
  if (!usable) throw new ConfigError(name, 'must be a URL that begins with http:// or https://');
  return value.replace(/\/+$/, '');
}

/** The parts of a comma-separated list; none when the variable is not set. */
export function readList(env: Environment, name: string): string[] {
  const parts = (readText(env, name) ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
