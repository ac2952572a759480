// `npm run build`: builds what has changed since it was built last, as `npm start` does, and writes down of which packages it is
// made (dist/sbom.cdx.json). `npm run build contracts` builds that alone.
import { join } from 'node:path';
import { backend, build, contracts, frontend } from './launcher/build.ts';
import { runLauncher } from './launcher/launcher.ts';
import { root } from './launcher/settings.ts';
import { makeSbom } from './sbom/make-sbom.ts';

const logs = join(root, 'node_modules', '.cache', 'build');
const wanted = process.argv.slice(2);

runLauncher(async () => {
  await Promise.all([buildWanted(), wanted.length === 0 && makeSbom(root)]);
});

async function buildWanted(): Promise<void> {
  for (const workspace of [contracts, backend, frontend]) {
    if (wanted.length === 0 || wanted.includes(workspace.name)) await build(workspace, logs);
  }
}
