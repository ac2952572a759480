import { expect } from 'chai';
import { id, ZeroAddress, ZeroHash } from 'ethers';
import hre from 'hardhat';
import badgeModule from '../ignition/modules/challenge-badge.ts';
import { namedSigners } from '../scripts/named-signers.ts';
import { readMetadata, readPicture } from './helpers/token-metadata.ts';

const SUPPORTER = 1n;
const PARTICIPANT = 2n;
const ORGANISER = 3n;
const BADGE = 42n;
const TOKEN = (BADGE << 8n) | SUPPORTER;
const HIGHEST_BADGE_ID = 2n ** 64n - 1n;
const SVG = 'http://www.w3.org/2000/svg';

const { ethers, ignition, networkHelpers } = await hre.network.create();

async function deployBadge(season = 1n) {
  const { admin, moderator: minter, keeper, payer: holder, stranger } = await namedSigners(ethers);
  const parameters = {
    ChallengeBadge: { admin: admin.address, minter: minter.address, keeper: keeper.address, season },
  };
  const { badge: deployed } = await ignition.deploy(badgeModule, { parameters });
  const badge = await ethers.getContractAt('ChallengeBadge', await deployed.getAddress());
  return {
    badge,
    asMinter: badge.connect(minter),
    asKeeper: badge.connect(keeper),
    admin,
    minter,
    keeper,
    holder,
    stranger,
  };
}

async function mintBadge() {
  const deployed = await deployBadge();
  await deployed.asMinter.mint(deployed.holder, BADGE, SUPPORTER);
  return deployed;
}

const deployFirst = () => deployBadge();
const deploySecond = () => deployBadge(2n);
const load = () => networkHelpers.loadFixture(deployFirst);
const loadSecond = () => networkHelpers.loadFixture(deploySecond);
const loadMinted = () => networkHelpers.loadFixture(mintBadge);

describe('ChallengeBadge, deployed by its Ignition module', () => {
  it('gives every part to the account named for it', async () => {
    const { badge, admin, minter, keeper } = await load();
    expect(await badge.hasRole(ZeroHash, admin)).to.equal(true);
    expect(await badge.hasRole(id('MINTER_ROLE'), minter)).to.equal(true);
    expect(await badge.hasRole(id('KEEPER_ROLE'), keeper)).to.equal(true);
  });

  it('tells of a mint, a new type, a new wallet and a revocation by its events', async () => {
    const { badge, asMinter, asKeeper, holder, stranger } = await load();
    const minted = asMinter.mint(holder, BADGE, SUPPORTER);
    await expect(minted).to.emit(badge, 'Transfer').withArgs(ZeroAddress, holder, TOKEN);
    await expect(minted).to.emit(badge, 'Locked').withArgs(TOKEN);
    const upgraded = asMinter.setBadgeType(TOKEN, PARTICIPANT);
    await expect(upgraded).to.emit(badge, 'BadgeTypeChanged').withArgs(TOKEN, PARTICIPANT);
    await expect(upgraded).to.emit(badge, 'MetadataUpdate').withArgs(TOKEN);
    const reissued = asKeeper.reissue(TOKEN, stranger);
    await expect(reissued).to.emit(badge, 'Transfer').withArgs(holder, stranger, TOKEN);
    const revoked = asKeeper.revoke(TOKEN);
    await expect(revoked).to.emit(badge, 'Transfer').withArgs(stranger, ZeroAddress, TOKEN);
    await expect(revoked).to.emit(badge, 'BadgeRevoked').withArgs(TOKEN, stranger);
  });

  it('lets its holder burn the badge and nobody move it', async () => {
    const { badge, holder, stranger } = await loadMinted();
    const asHolder = badge.connect(holder);
    await expect(asHolder.transferFrom(holder, stranger, TOKEN))
      .to.be.revertedWithCustomError(badge, 'TransferRefused')
      .withArgs(TOKEN);
    await expect(asHolder.burn(TOKEN)).to.emit(badge, 'Transfer').withArgs(holder, ZeroAddress, TOKEN);
  });
});

describe('metadata of a badge', () => {
  it('names type, number and season for wallets', async () => {
    const { badge } = await loadMinted();
    const { name, description, attributes } = readMetadata(await badge.tokenURI(TOKEN));
    expect(name).to.equal('Future Change-Makers Supporter No. 42');
    expect(description).to.contain('bound to the holder');
    expect(attributes).to.deep.equal([
      { trait_type: 'Season', value: 'Season 1' },
      { trait_type: 'Type', value: 'Supporter' },
      { display_type: 'number', trait_type: 'Number', value: 42 },
    ]);
  });

  it('names a later season wherever it names the badge', async () => {
    const { badge } = await loadSecond();
    expect(await badge.name()).to.equal('Future Change-Makers Badge, Season 2');
    const { name, attributes } = readMetadata(await badge.previewURI(BADGE, SUPPORTER));
    expect(name).to.equal('Future Change-Makers Supporter No. 42, Season 2');
    expect(attributes[0]).to.deep.equal({ trait_type: 'Season', value: 'Season 2' });
    expect(readPicture(await badge.previewURI(BADGE, SUPPORTER)).texts).to.include('Season 2');
  });

  it('follows the type of the badge', async () => {
    const { badge, asMinter } = await loadMinted();
    const before = await badge.tokenURI(TOKEN);
    await asMinter.setBadgeType(TOKEN, PARTICIPANT);
    const after = await badge.tokenURI(TOKEN);
    expect(readMetadata(after).name).to.equal('Future Change-Makers Participant No. 42');
    expect(readPicture(after).source).not.to.equal(readPicture(before).source);
  });

  it('can be seen before the badge is minted', async () => {
    const { badge } = await loadMinted();
    expect(await badge.previewURI(BADGE, SUPPORTER)).to.equal(await badge.tokenURI(TOKEN));
    await expect(badge.previewURI(BADGE, 4)).to.be.revertedWithCustomError(badge, 'UnknownBadgeType');
  });
});

describe('picture of a badge', () => {
  const roles = [
    ['Supporter', SUPPORTER],
    ['Participant', PARTICIPANT],
    ['Organiser', ORGANISER],
  ] as const;

  for (const [role, badgeType] of roles) {
    it(`of type ${role} is well-formed SVG that says what it is`, async () => {
      const { badge } = await load();
      for (const number of [1n, BADGE, HIGHEST_BADGE_ID]) {
        const { elements, texts } = readPicture(await badge.previewURI(number, badgeType));
        expect(elements[0]).to.equal(`${SVG} svg`);
        expect(new Set(elements.map((element) => element.split(' ')[0]))).to.deep.equal(new Set([SVG]));
        expect(texts.filter((text) => text.trim())).to.deep.equal([
          role,
          `No. ${number}`,
          'Future Change-Makers',
          'Season 1',
        ]);
      }
    });
  }

  it('holds nothing from elsewhere and no script', async () => {
    const { badge } = await load();
    const { source } = readPicture(await badge.previewURI(BADGE, ORGANISER));
    expect(source.replace(`xmlns='${SVG}'`, '')).not.to.match(/https?:|href|url\(|<script|<style|<image/);
  });

  it('is the same for the same number and another for every other one', async () => {
    const { badge } = await load();
    const numbers = Array.from({ length: 40 }, (_, index) => BigInt(index + 1));
    const withoutCaption = async (number: bigint) => {
      const { source } = readPicture(await badge.previewURI(number, PARTICIPANT));
      return source.replace(/<text.*/, '');
    };
    const first = await Promise.all(numbers.map(withoutCaption));
    expect(await Promise.all(numbers.map(withoutCaption))).to.deep.equal(first);
    expect(new Set(first).size).to.equal(numbers.length);
  });
});
