// `npm run build`: builds what has changed since it was built last, as `npm start` does. `npm run build contracts` builds that alone.
import { join } from 'node:path';
import { backend, build, contracts, frontend } from './launcher/build.ts';
import { runLauncher } from './launcher/launcher.ts';
import { root } from './launcher/settings.ts';

const logs = join(root, 'node_modules', '.cache', 'build');
const wanted = process.argv.slice(2);

runLauncher(async () => {
  for (const workspace of [contracts, backend, frontend]) {
    if (wanted.length === 0 || wanted.includes(workspace.name)) await build(workspace, logs);
  }
});
