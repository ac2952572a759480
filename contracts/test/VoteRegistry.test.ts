import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { id, Interface, ZeroHash } from 'ethers';
import hre from 'hardhat';
import registryModule from '../ignition/modules/vote-registry.ts';
import { namedSigners } from '../scripts/named-signers.ts';

const MONTH = '2024-08';
const ROOT = id('root');
const FIRST_MONTH = '2020-02';
/** Months of both ends of the calendar, of leap years, of ends of years, and of any years, in their order. */
const MONTHS = [...Array(60).keys()]
  .map((index) => new Date(Date.UTC(2030 + index * 133 + (index % 5), (index * 7) % 12, 1)))
  .concat(['2028-02', '2100-02', '2399-12', '2400-02', '9999-11', '9999-12'].map((month) => new Date(month)))
  .map((date) => date.toISOString().slice(0, 7))
  .toSorted();
const endOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) / 1000;
};

const { ethers, ignition, networkHelpers } = await hre.network.create();

async function deployRegistry() {
  const { admin, moderator: publisher, stranger } = await namedSigners(ethers);
  const parameters = {
    VoteRegistry: { admin: admin.address, publisher: publisher.address, firstMonth: FIRST_MONTH },
  };
  const { registry: deployed } = await ignition.deploy(registryModule, { parameters });
  const registry = await ethers.getContractAt('VoteRegistry', await deployed.getAddress());
  return { registry, asPublisher: registry.connect(publisher), admin, publisher, stranger };
}

const load = () => networkHelpers.loadFixture(deployRegistry);

describe('VoteRegistry, deployed by its Ignition module', () => {
  it('gives every part to the account named for it', async () => {
    const { registry, admin, publisher } = await load();
    expect(await registry.hasRole(ZeroHash, admin)).to.equal(true);
    expect(await registry.hasRole(id('PUBLISHER_ROLE'), publisher)).to.equal(true);
  });

  it('tells of a root by its event, and of the root afterwards', async () => {
    const { registry, asPublisher } = await load();
    await expect(asPublisher.publish(MONTH, ROOT, 3))
      .to.emit(registry, 'RootPublished')
      .withArgs(MONTH, ROOT, 3);
    expect(await registry.roots(MONTH)).to.equal(ROOT);
  });

  it('seals no month that is not over by the time of the block, and each from its end on', async () => {
    const { registry, asPublisher } = await load();
    for (const month of MONTHS) {
      await networkHelpers.time.setNextBlockTimestamp(endOf(month) - 1);
      await expect(asPublisher.publish(month, ROOT, 3, { gasLimit: 200_000 }))
        .to.be.revertedWithCustomError(registry, 'MonthNotOver')
        .withArgs(month);
      await asPublisher.publish(month, ROOT, 3);
      expect(await registry.roots(month)).to.equal(ROOT);
    }
  });

  it('takes the month that it was made for first, and none before', async () => {
    const { registry, asPublisher } = await load();
    expect(await registry.firstMonth()).to.equal(FIRST_MONTH);
    await expect(asPublisher.publish('2020-01', ROOT, 3))
      .to.be.revertedWithCustomError(registry, 'MonthTooEarly')
      .withArgs('2020-01');
    await expect(asPublisher.publish(FIRST_MONTH, ROOT, 3)).to.emit(registry, 'RootPublished');
  });

  it('understands whatever its first version understood', async () => {
    const file = new URL('../abi/v1/VoteRegistryV1.json', import.meta.url);
    const first = new Interface((JSON.parse(await readFile(file, 'utf8')) as { abi: never[] }).abi);
    const { interface: current } = (await load()).registry;
    const known = new Set(current.fragments.map((fragment) => fragment.format('full')));
    for (const fragment of first.fragments.filter(({ type }) => type !== 'constructor'))
      expect(known).to.include(fragment.format('full'));
  });

  it('keeps a root, whoever comes and whatever they bring', async () => {
    const { registry, asPublisher, stranger } = await load();
    await asPublisher.publish(MONTH, ROOT, 3);
    await expect(asPublisher.publish(MONTH, id('another'), 3))
      .to.be.revertedWithCustomError(registry, 'AlreadyPublished')
      .withArgs(MONTH);
    await expect(registry.connect(stranger).publish('2024-09', ROOT, 3)).to.be.revertedWithCustomError(
      registry,
      'AccessControlUnauthorizedAccount',
    );
    expect(await registry.roots(MONTH)).to.equal(ROOT);
  });
});
