import { expect } from 'chai';
import { id, parseEther, ZeroHash } from 'ethers';
import hre from 'hardhat';
import splitterModule from '../ignition/modules/ad-payment-splitter.ts';
import { namedSigners } from '../scripts/named-signers.ts';

const PRICE = parseEther('25');
const FOUNDER_SHARE = parseEther('7.5');
const PLATFORM_SHARE = parseEther('17.5');
const AD = 7n;
const FIRST = 1n;
const HELD = 1n;

const { ethers, ignition, networkHelpers } = await hre.network.create();

async function deploySplitter() {
  const signers = await namedSigners(ethers);
  const { admin, moderator, founder, platform } = signers;
  const parameters = {
    AdPaymentSplitter: {
      admin: admin.address,
      moderator: moderator.address,
      founder: founder.address,
      platform: platform.address,
      adPrice: PRICE,
    },
  };
  const { splitter: deployed } = await ignition.deploy(splitterModule, { parameters });
  const splitter = await ethers.getContractAt('AdPaymentSplitter', await deployed.getAddress());
  const pay = () => splitter.connect(signers.payer).payForAd(AD, { value: PRICE });
  return { ...signers, splitter, pay, asModerator: splitter.connect(moderator) };
}

const load = () => networkHelpers.loadFixture(deploySplitter);

describe('AdPaymentSplitter, deployed by its Ignition module', () => {
  it('gives every part to the account named for it', async () => {
    const { splitter, admin, moderator, founder, platform } = await load();
    expect(await splitter.hasRole(ZeroHash, admin)).to.equal(true);
    expect(await splitter.hasRole(id('MODERATOR_ROLE'), moderator)).to.equal(true);
    expect(await splitter.founder()).to.equal(founder.address);
    expect(await splitter.platform()).to.equal(platform.address);
    expect(await splitter.adPrice()).to.equal(PRICE);
  });

  it('moves the price of an ad from the payer into the splitter', async () => {
    const { splitter, payer, pay } = await load();
    const paid = pay();
    await expect(paid).to.emit(splitter, 'AdPaid').withArgs(AD, payer, FIRST, PRICE);
    await expect(paid).to.changeEtherBalances(ethers, [payer, splitter], [-PRICE, PRICE]);
    expect(await splitter.payments(AD)).to.deep.equal([payer.address, PRICE, HELD, FIRST]);
  });

  it('names the expected price to a payer who sends another', async () => {
    const { splitter, payer } = await load();
    await expect(splitter.connect(payer).payForAd(AD, { value: 1n }))
      .to.be.revertedWithCustomError(splitter, 'WrongAmount')
      .withArgs(PRICE, 1n);
  });

  it('refuses a plain transfer', async () => {
    const { splitter, payer } = await load();
    await expect(payer.sendTransaction({ to: splitter, value: PRICE })).to.be.revertedWithCustomError(
      splitter,
      'PlainTransferRefused',
    );
  });

  it('pays founder and platform after settling', async () => {
    const { splitter, asModerator, payer, founder, platform, stranger, pay } = await load();
    await pay();
    await expect(asModerator.settle(AD, payer, FIRST))
      .to.emit(splitter, 'AdSettled')
      .withArgs(AD, payer, FIRST, FOUNDER_SHARE, PLATFORM_SHARE);
    const released = splitter.connect(stranger).release(founder);
    await expect(released).to.emit(splitter, 'Released').withArgs(founder, FOUNDER_SHARE);
    await expect(released).to.changeEtherBalance(ethers, founder, FOUNDER_SHARE);
    await expect(splitter.release(platform)).to.changeEtherBalance(ethers, platform, PLATFORM_SHARE);
  });

  it('gives a refunded payment back', async () => {
    const { splitter, asModerator, payer, pay } = await load();
    await pay();
    const refunded = asModerator.refund(AD, payer, FIRST);
    await expect(refunded).to.emit(splitter, 'AdRefunded').withArgs(AD, payer, FIRST, PRICE);
    await expect(refunded).to.changeEtherBalances(ethers, [payer, splitter], [PRICE, -PRICE]);
  });

  it("gives an undecided payment back on its payer's word after 30 days", async () => {
    const { splitter, payer, pay } = await load();
    await pay();
    await networkHelpers.time.increaseTo((await splitter.reclaimableAt(AD)) - 1n);
    await expect(splitter.connect(payer).reclaim(AD)).to.changeEtherBalance(ethers, payer, PRICE);
  });

  it('lets moderators alone decide', async () => {
    const { splitter, payer, stranger, pay } = await load();
    await pay();
    for (const decide of [splitter.connect(stranger).settle, splitter.connect(stranger).refund]) {
      await expect(decide(AD, payer, FIRST))
        .to.be.revertedWithCustomError(splitter, 'AccessControlUnauthorizedAccount')
        .withArgs(stranger, id('MODERATOR_ROLE'));
    }
  });

  it('lets its admin appoint another moderator', async () => {
    const { splitter, admin, payer, stranger, pay } = await load();
    await pay();
    await splitter.connect(admin).grantRole(id('MODERATOR_ROLE'), stranger);
    await expect(splitter.connect(stranger).settle(AD, payer, FIRST)).to.emit(splitter, 'AdSettled');
  });
});
