import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { gunzipSync } from 'node:zlib';
import type { PublishedVoteDto } from '../../src/modules/votes/dto/published-vote.dto.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { LEAF_TYPES } from '../../src/modules/votes/trees/vote-proof.js';
import { leafOf } from '../../src/modules/votes/vote-leaf.js';
import { manyVotes } from '../factories/many-votes.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';

const MONTH = '2026-01';

/** Three parts of it, and the one that ends the file. */
const VOTES = 10_001;

/** Tells which parts were written, and holds up whoever writes the second one. */
const WATCH = `
  CREATE TABLE written_parts (number integer);
  CREATE FUNCTION watch_part() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.number = 1 THEN PERFORM pg_advisory_xact_lock(4711); END IF;
    INSERT INTO written_parts VALUES (NEW.number);
    RETURN NEW;
  END $$;
  CREATE TRIGGER watch_part BEFORE INSERT ON vote_tree_parts FOR EACH ROW EXECUTE FUNCTION watch_part()`;

const WAITING = 'SELECT FROM pg_locks WHERE objid = 4711 AND NOT granted';

const LONGEST_MS = 150_000;

// Two such waits, and whole API processes are started, which takes its time on a busy machine.
const PATIENCE_MS = 600_000;

describe('kill -9 of the process that makes the tree of a month', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare();
    await api.start();
    await api.client().post('/auth/register', userInput()).expect(201);
    await api.terminate();
    await api.dataSource.query(WATCH);
    const participantId = await placed();
    await manyVotes(api.dataSource, participantId, MONTH, VOTES);
  }, PATIENCE_MS);
  afterAll(() => api.close());

  it(
    'leaves what was written to the next one, which goes on from there to the same root',
    async () => {
      const { manager } = api.dataSource;
      const holder = api.dataSource.createQueryRunner();
      await holder.query('SELECT pg_advisory_lock(4711)');
      await api.start();
      await eventually(async () => expect(await holder.query(WAITING)).toHaveLength(1), LONGEST_MS);
      await api.killAfter(0);
      expect(await manager.findOneBy(VoteTree, { month: MONTH })).toMatchObject({ root: null });
      expect(await manager.countBy(VoteMonth, { month: MONTH })).toBe(0);
      await holder.query('SELECT pg_advisory_unlock(4711)');
      await holder.release();

      await api.start();
      const { root, leaves } = await eventually(
        async () => manager.findOneByOrFail(VoteMonth, { month: MONTH }),
        LONGEST_MS,
      );
      expect(await written()).toEqual([0, 1, 2, 3]);
      expect(leaves).toBe(VOTES);
      const response = await fetch(`${api.url}/api/votes/months/${MONTH}/leaves.ndjson.gz`);
      const lines = gunzipSync(Buffer.from(await response.arrayBuffer()))
        .toString()
        .trimEnd()
        .split('\n');
      const published = lines.map((line) => JSON.parse(line) as PublishedVoteDto);
      expect(published).toHaveLength(VOTES);
      const tree = StandardMerkleTree.of(
        published.map((vote) => leafOf(MONTH, vote)),
        LEAF_TYPES,
      );
      expect(root).toBe(tree.root);
    },
    PATIENCE_MS,
  );

  const written = async (): Promise<number[]> =>
    (
      await api.dataSource.query<{ number: number }[]>('SELECT number FROM written_parts ORDER BY number')
    ).map(({ number }) => number);

  async function placed(): Promise<number> {
    const [participant] = await api.dataSource.query<{ id: number }[]>(
      `INSERT INTO participants (user_id, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
       SELECT id, username, '', '', 30, 2025, 1, '', 1 FROM users ORDER BY id DESC LIMIT 1 RETURNING id`,
    );
    return participant!.id;
  }
});
