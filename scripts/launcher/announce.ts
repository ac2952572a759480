import { adminLine } from './admin-line.ts';
import { say } from './console.ts';

/** Who signs in to see what; their names are the demo data's. */
const demoAccounts = [
  ['Advertisers:', 'amara, jonas, leila'],
  ['Participants:', 'nadia, kwame, ines, ravi, sofie'],
  ['Viewer:', 'oliver'],
  ['Judges:', 'tomas, judith'],
] as const;
const demoPassword = 'change-makers';
/** Of the first season, where the demo has two. */
const formerParticipants = 'tariq, paula, jin, mirela';
/** Invited, without a place yet: each takes one by this link, once. */
const demoInvited = ['hana', 'emil'];

/** Says where the site is and who can sign in. */
export async function announce(port: number, env: NodeJS.ProcessEnv): Promise<void> {
  const admin = await adminLine(env);
  say('');
  say(`Ready: http://localhost:${port}`);
  if (admin !== undefined) say(`  Admin:        ${admin}`);
  if (env.SEED_DEMO === '1') announceDemo(port, env);
  say('  Ctrl-C stops everything; the data is kept.');
}

function announceDemo(port: number, env: NodeJS.ProcessEnv): void {
  const former = env.DEMO_SEASONS === '2' ? [['Of season 1:', formerParticipants] as const] : [];
  for (const [part, names] of [...demoAccounts, ...former])
    say(`  ${part.padEnd(14)}${names} / ${demoPassword}`);
  for (const name of demoInvited)
    say(
      `  ${'Invited:'.padEnd(14)}${name} / ${demoPassword}, http://localhost:${port}/invitation?token=demo-invitation-of-${name}`,
    );
}
