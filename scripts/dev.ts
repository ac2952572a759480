// `npm run dev`: as `npm start`, but the API and the site follow their sources while these are edited.
import { announce } from './launcher/announce.ts';
import { apiEnvironment } from './launcher/api-environment.ts';
import { Api } from './launcher/api.ts';
import { backend, build, contracts, forgetBuild } from './launcher/build.ts';
import { ensureContracts } from './launcher/chain/contracts.ts';
import { followSeasons, seasons } from './launcher/chain/seasons.ts';
import { step } from './launcher/console.ts';
import { startInfrastructure } from './launcher/infrastructure.ts';
import { claimInstance } from './launcher/instance.ts';
import { runLauncher } from './launcher/launcher.ts';
import { freePort } from './launcher/ports.ts';
import { supervise } from './launcher/processes/supervise.ts';
import { loadSettings, root } from './launcher/settings.ts';
import { WatchedSite } from './launcher/watched-site.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const { dataDir } = settings;
  await claimInstance(settings);

  const [infrastructure] = await Promise.all([startInfrastructure(settings), build(contracts, dataDir)]);
  const env = { LOG_LEVEL: 'warn', ...apiEnvironment(settings, infrastructure) };
  await ensureContracts(dataDir, infrastructure, env, await seasons(env));

  // The watch mode writes where the build does, so that the next `npm start` has to build again.
  forgetBuild(backend);
  const command = { command: 'npm', args: ['run', 'start:dev', '-w', 'backend'], cwd: root, visible: true };
  const api = new Api({ dataDir, host: '127.0.0.1', port: await freePort(), env, command });
  await step('Starting the API', () => supervise(api));
  await step('Starting Vite', () => supervise(new WatchedSite(settings, api.url)));
  followSeasons(dataDir, infrastructure, env);
  await announce(settings.port, env);
});
