// `npm start`: the whole site on one port, with its own database and chain unless the environment names others.
import { announce } from './launcher/announce.ts';
import { apiEnvironment } from './launcher/api-environment.ts';
import { Api } from './launcher/api.ts';
import { backend, build, contracts, frontend } from './launcher/build.ts';
import { step } from './launcher/console.ts';
import { ensureContracts } from './launcher/chain/contracts.ts';
import { followSeasons, seasons } from './launcher/chain/seasons.ts';
import { startInfrastructure } from './launcher/infrastructure.ts';
import { claimInstance } from './launcher/instance.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings } from './launcher/settings.ts';
import { supervise } from './launcher/processes/supervise.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const { dataDir, host, port } = settings;
  await claimInstance(settings);

  const [infrastructure] = await Promise.all([startInfrastructure(settings), build(contracts, dataDir)]);
  const env = apiEnvironment(settings, infrastructure);
  await Promise.all([
    build(backend, dataDir),
    build(frontend, dataDir),
    ensureContracts(dataDir, infrastructure, env, await seasons(env)),
  ]);

  await step('Starting the API', () => supervise(new Api({ dataDir, host, port, env })));
  followSeasons(dataDir, infrastructure, env);
  await announce(port, env);
});
