// Run beside the launcher: `node guard.ts <DATA_DIR>`. A killed launcher can stop nothing any more; the end
// of its pipe tells the guard, who then stops everything in the launcher's place.
import { stopOrphans } from './orphans.ts';

const [dataDir = ''] = process.argv.slice(2);

process.stdin.resume().on('end', () => {
  void stopOrphans(dataDir);
});
