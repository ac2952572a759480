/** `npm run bench -w backend`: speed and memory of what grows with its audience, measured against a bare server in the same run. */
import { BenchSite } from './bench-site.ts';
import { benchEventStreams } from './event-streams.bench.ts';
import { benchGrowth } from './growth.bench.ts';
import { benchHomes } from './homes.bench.ts';
import { benchLeaves } from './leaves.bench.ts';
import { benchPlacements } from './placements.bench.ts';
import { benchProcesses } from './processes.bench.ts';
import { benchReads } from './reads.bench.ts';
import { report } from './report.ts';
import { benchVotedPages } from './voted-pages.bench.ts';
import { benchVotes } from './votes.bench.ts';

const benches = {
  votes: benchVotes,
  events: benchEventStreams,
  reads: benchReads,
  pages: benchVotedPages,
  growth: benchGrowth,
  homes: benchHomes,
  leaves: benchLeaves,
  placements: benchPlacements,
  processes: benchProcesses,
};

/** PARTS names those that are to run, separated by commas; all do otherwise. */
const parts = process.env.PARTS?.split(',') ?? Object.keys(benches);

for (const [part, bench] of Object.entries(benches)) {
  if (!parts.includes(part)) continue;
  const site = await BenchSite.start();
  try {
    report(await bench(site));
  } finally {
    await site.stop();
  }
}
process.exit();
