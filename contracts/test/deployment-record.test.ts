import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { dataDirectory } from '../scripts/data-directory.ts';
import { readRecord, recordFile, writeRecord } from '../scripts/deployment-record.ts';

const contract = (last: string) => ({
  address: `0x${last.padStart(40, '0')}`,
  block: 1,
  blockHash: `0x${last.padStart(64, '0')}`,
});
const [splitter, badge, registry] = [contract('a'), contract('b'), contract('c')];

describe('record of a chain', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'change-makers-record-'));
    file = join(folder, '97.json');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('lies with the data of the instance for local chains, and in the repository for public ones', () => {
    for (const chainId of [31337n, 31338n])
      expect(recordFile(chainId)).to.equal(join(dataDirectory, `deployments/${chainId}.json`));
    expect(recordFile(97n)).to.equal(resolve(import.meta.dirname, '../deployments/97.json'));
  });

  it('lies elsewhere for public chains when DEPLOYMENTS_DIR says so', () => {
    process.env.DEPLOYMENTS_DIR = 'rehearsal';
    try {
      expect(recordFile(97n)).to.equal(resolve(import.meta.dirname, '../../rehearsal/97.json'));
      expect(recordFile(31338n)).to.equal(join(dataDirectory, 'deployments/31338.json'));
    } finally {
      delete process.env.DEPLOYMENTS_DIR;
    }
  });

  it('is empty where there is none yet', async () => {
    expect(await readRecord(file)).to.deep.equal({ splitters: [], badges: [], voteRegistries: [] });
  });

  it('reads back what was written', async () => {
    const record = {
      splitters: [
        { ...splitter, version: 1 },
        { ...contract('d'), version: 2 },
      ],
      badges: [{ ...badge, version: 1 }],
      voteRegistries: [],
    };
    await writeRecord(file, record);
    expect(await readRecord(file)).to.deep.equal(record);
  });

  it('takes the contracts of its first shape for version 1', async () => {
    const first = { AdPaymentSplitter: splitter, ChallengeBadge: badge, VoteRegistry: registry };
    await writeFile(file, JSON.stringify(first));
    expect(await readRecord(file)).to.deep.equal({
      splitters: [{ ...splitter, version: 1 }],
      badges: [{ ...badge, version: 1 }],
      voteRegistries: [{ ...registry, version: 1 }],
    });
  });

  it('of the first shape may lack what was made later', async () => {
    await writeFile(file, JSON.stringify({ AdPaymentSplitter: splitter }));
    expect(await readRecord(file)).to.deep.include({ badges: [], voteRegistries: [] });
  });
});
