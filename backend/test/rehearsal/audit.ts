import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../scripts/launcher/settings.ts';
import type { Goal } from '../bench/report.ts';

/** `npm run audit -w backend`, which recounts everything from the first block. */
export async function audit(env: Record<string, string>): Promise<Goal[]> {
  const child = spawn(process.execPath, [join(root, 'backend', 'dist', 'audit-books.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return [{ what: 'Exit code of the audit', figure: code ?? -1, limit: 0 }];
}
