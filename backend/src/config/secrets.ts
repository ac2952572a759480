import { ConfigError } from './environment.js';

const PLACEHOLDER = /change[-_ ]?me|changeit|placeholder|example|secret$|password$|^(.)\1*$/i;
const MIN_SECRET_LENGTH = 32;

/** Refuses session secrets that somebody could guess; checked in production only. */
export function assertRealSecret(variable: string, value: string): void {
  if (value.length < MIN_SECRET_LENGTH)
    throw new ConfigError(variable, `needs ${MIN_SECRET_LENGTH} characters or more`);
  if (PLACEHOLDER.test(value))
    throw new ConfigError(variable, 'still holds a placeholder: generate a random one');
}

/** Refuses administrator passwords that stand in examples; checked in production only. */
export function assertRealPassword(variable: string, value: string): void {
  if (value.length < 12) throw new ConfigError(variable, 'needs 12 characters or more in production');
  if (PLACEHOLDER.test(value)) throw new ConfigError(variable, 'still holds a placeholder');
}
