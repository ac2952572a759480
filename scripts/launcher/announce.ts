import { say } from './console.ts';
import { variable } from './settings.ts';

/** Who signs in to see what; their names are the demo data's. */
const demoAccounts = [
  ['Advertisers:', 'amara, jonas, leila'],
  ['Participants:', 'nadia, kwame, ines, ravi, sofie'],
  ['Viewer:', 'oliver'],
  ['Judges:', 'tomas, judith'],
] as const;
const demoPassword = 'change-makers';

/** Says where the site is and who can sign in. */
export function announce(port: number, env: NodeJS.ProcessEnv): void {
  say('');
  say(`Ready: http://localhost:${port}`);
  if (env.ADMIN_USERNAME && env.ADMIN_PASSWORD) {
    const password = variable('ADMIN_PASSWORD') ? '(ADMIN_PASSWORD)' : env.ADMIN_PASSWORD;
    say(`  Admin:        ${env.ADMIN_USERNAME} / ${password}`);
  }
  if (env.SEED_DEMO === '1')
    for (const [part, names] of demoAccounts) say(`  ${part.padEnd(14)}${names} / ${demoPassword}`);
  say('  Ctrl-C stops everything; the data is kept.');
}
