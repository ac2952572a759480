import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import { BADGE, ChainContracts, REGISTRY, SPLITTER } from './chain-contracts.js';
import type { DeploymentRecordFile } from './deployment-record.js';

const SPLITTER_RECORD = { address: '0xA0', block: 1, blockHash: '0x1', version: 2 };

describe('contracts that were found to be those of before', () => {
  const client = { chainId: 97, hasBlock: jest.fn(), agreesOnAnother: jest.fn() };
  const dataSource = { manager: { findBy: () => Promise.resolve([SPLITTER_RECORD]) } };
  const record = { read: () => ({ [SPLITTER]: [SPLITTER_RECORD], [BADGE]: [], [REGISTRY]: [] }) };
  const contracts = new ChainContracts(
    client as unknown as ChainClient,
    dataSource as unknown as DataSource,
    record as unknown as DeploymentRecordFile,
  );

  it('are looked at again where the chain became another one during the look', async () => {
    let answer: (stands: boolean) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      client.hasBlock.mockImplementationOnce(async () => {
        resolve();
        return new Promise((stands) => (answer = stands));
      });
    });
    const look = contracts.verified();
    await asked;
    contracts.forgetVerified();
    answer(true);
    expect(await look).toHaveLength(1);
    client.hasBlock.mockResolvedValue(false);
    client.agreesOnAnother.mockResolvedValue(true);
    await expect(contracts.verified()).rejects.toThrow('is not the one this database was used with');
  });
});
