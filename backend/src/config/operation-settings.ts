import { type Environment, readChoice, readFlag, readInteger, readText, readUrl } from './environment.js';
import { type Role, ROLES } from './roles.js';

/** How this process is run and watched. */
export interface OperationSettings {
  /** What it does of all that there is to do. */
  role: Role;
  /** Where the metrics are told; undefined where they are not. */
  metrics: { host: string; port: number } | undefined;
  /** How long the process goes on answering after it has been told to end, while /api/ready says so (ms). */
  shutdownGraceMs: number;
  /** Whether this process migrates the database, rather than waits until somebody else has. */
  migrates: boolean;
}

/** Where traces go, by OTLP over HTTP; undefined where there are none. Read before everything else is loaded. */
export const readTracesEndpoint = (env: Environment): string | undefined =>
  readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');

/** @throws ConfigError */
export function readOperationSettings(env: Environment): OperationSettings {
  return {
    role: readChoice(env, 'ROLE', ROLES, 'all'),
    metrics: readText(env, 'METRICS_PORT') === undefined ? undefined : readMetrics(env),
    shutdownGraceMs: readInteger(env, 'SHUTDOWN_GRACE_MS', 0, 0, 60_000),
    migrates: readText(env, 'MIGRATE') === undefined || readFlag(env, 'MIGRATE'),
  };
}

const readMetrics = (env: Environment): { host: string; port: number } => ({
  host: readText(env, 'METRICS_HOST') ?? '127.0.0.1',
  port: readInteger(env, 'METRICS_PORT', 0, 0, 65_535),
});
