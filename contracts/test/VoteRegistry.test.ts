import { expect } from 'chai';
import { id, ZeroHash } from 'ethers';
import hre from 'hardhat';
import registryModule from '../ignition/modules/vote-registry.ts';
import { namedSigners } from '../scripts/named-signers.ts';

const MONTH = '2026-08';
const ROOT = id('root');

const { ethers, ignition, networkHelpers } = await hre.network.create();

async function deployRegistry() {
  const { admin, moderator: publisher, stranger } = await namedSigners(ethers);
  const parameters = { VoteRegistry: { admin: admin.address, publisher: publisher.address } };
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

  it('keeps a root, whoever comes and whatever they bring', async () => {
    const { registry, asPublisher, stranger } = await load();
    await asPublisher.publish(MONTH, ROOT, 3);
    await expect(asPublisher.publish(MONTH, id('another'), 3))
      .to.be.revertedWithCustomError(registry, 'AlreadyPublished')
      .withArgs(MONTH);
    await expect(registry.connect(stranger).publish('2026-09', ROOT, 3)).to.be.revertedWithCustomError(
      registry,
      'AccessControlUnauthorizedAccount',
    );
    expect(await registry.roots(MONTH)).to.equal(ROOT);
  });
});
