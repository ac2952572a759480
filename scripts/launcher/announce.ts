import { say } from './console.ts';
import { variable } from './settings.ts';

const demoAccounts = ['amara', 'jonas', 'leila'];
const demoPassword = 'change-makers';

/** Says where the site is and who can sign in. */
export function announce(port: number, env: NodeJS.ProcessEnv): void {
  say('');
  say(`Ready: http://localhost:${port}`);
  if (env.ADMIN_USERNAME && env.ADMIN_PASSWORD) {
    const password = variable('ADMIN_PASSWORD') ? '(ADMIN_PASSWORD)' : env.ADMIN_PASSWORD;
    say(`  Admin:        ${env.ADMIN_USERNAME} / ${password}`);
  }
  if (env.SEED_DEMO === '1') say(`  Advertisers:  ${demoAccounts.join(', ')} / ${demoPassword}`);
  say('  Ctrl-C stops everything; the data is kept.');
}
