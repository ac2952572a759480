import type { EnduranceSite } from './endurance-site.ts';
import type { SmallDisk } from './small-disk.ts';

/** Something that goes wrong for a while. */
interface Trouble {
  what: string;
  begin(): Promise<unknown> | void;
  end(): Promise<unknown> | void;
}

const FAR_MS = 100;

/** What becomes of a site, one after the other; the last kill is the launcher's. */
export function troublesOf(site: EnduranceSite, disk: SmallDisk | undefined): Trouble[] {
  const nothing = () => undefined;
  const { database, node } = site;
  const all: Trouble[] = [
    { what: 'Nothing', begin: nothing, end: nothing },
    ...[0, 1].map((index) => ({
      what: `kill -9 of API process ${index + 1}`,
      begin: () => site.killApi(index),
      end: () => site.startApi(index),
    })),
    { what: 'kill -9 of PostgreSQL', begin: () => site.killPart('postgres'), end: nothing },
    { what: 'kill -9 of the chain', begin: () => site.killPart('chain'), end: nothing },
    { what: 'Database connections cut', begin: () => database.cut(), end: () => database.mend() },
    { what: 'Database connections swallowed', begin: () => database.freeze(), end: () => database.mend() },
    { what: `Database ${FAR_MS} ms away`, begin: () => database.slow(FAR_MS), end: () => database.mend() },
    { what: 'Node connections cut', begin: () => node.cut(), end: () => node.mend() },
    { what: 'Node connections swallowed', begin: () => node.freeze(), end: () => node.mend() },
    { what: 'Node 2 s away', begin: () => node.slow(1_000), end: () => node.mend() },
    ...(disk ? [{ what: 'Disk full', begin: () => disk.fill(), end: () => disk.empty() }] : []),
  ];
  return all.filter(({ what }) => what.includes(process.env.TROUBLE ?? ''));
}
