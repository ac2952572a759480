import { expect } from 'chai';
import hre from 'hardhat';
import { catalogue } from '../scripts/deployment-catalogue.ts';
import { assertBuiltAsPinned, assertPinned, isNewerThanRelease } from '../scripts/pinned-code.ts';
import { fingerprint } from '../scripts/runtime-code.ts';
import { deployFirstVersion, deploySecondBadge } from './helpers/first-versions.ts';

const address = `0x${'12'.repeat(20)}`;
/** What is run, then two bytes of "metadata" and their length. */
const codeOf = (run: string, metadata = 'abcd') => `0x${run}${metadata}0002`;
const code = codeOf('6001');

/** Deploying to a simulated network takes its time on a busy machine. */
const PATIENCE_MS = 120_000;

describe('the code of a version', function () {
  this.timeout(PATIENCE_MS);

  for (const { name, version } of catalogue) {
    it(`is pinned for ${name}, whose sources still give it`, async () => {
      // Where this fails: raise the version in catalogue.json, then run `node scripts/pin-code.ts`.
      const artifact = await hre.artifacts.readArtifact(name);
      expect(() => assertBuiltAsPinned(name, version, artifact)).not.to.throw();
    });
  }

  for (const name of ['AdPaymentSplitter', 'ChallengeBadge'] as const) {
    it(`is pinned for the first ${name}, and not mistaken for another`, async () => {
      const { ethers } = await hre.network.create();
      const first = await ethers.provider.getCode(await deployFirstVersion(ethers, name));
      assertPinned(first, { name, version: 1, address });
      expect(() => assertPinned(first, { name, version: 2, address })).to.throw(
        `What stands at ${address} is no ${name} of version 2: its code is another.`,
      );
    });
  }

  it('is pinned for the second ChallengeBadge, which was always of the first season', async () => {
    const { ethers } = await hre.network.create();
    const second = await ethers.provider.getCode(await deploySecondBadge(ethers));
    assertPinned(second, { name: 'ChallengeBadge', version: 2, address });
    expect(() => assertPinned(second, { name: 'ChallengeBadge', version: 3, address })).to.throw(
      'no ChallengeBadge',
    );
  });

  it('is the same whatever its metadata and the values of its immutables are', () => {
    expect(fingerprint(codeOf('6001', 'ffff'), [])).to.equal(fingerprint(code, []));
    expect(fingerprint(codeOf('6002'), [])).not.to.equal(fingerprint(code, []));
    const masked = [{ start: 1, length: 1 }];
    expect(fingerprint(codeOf('6002'), masked)).to.equal(fingerprint(code, masked));
  });

  it('is never hidden by what claims to be metadata', () => {
    expect(fingerprint('0x6001ffff', [])).not.to.equal(fingerprint(code, []));
    expect(fingerprint('0x', [])).to.equal(fingerprint('0x6001ffff', []));
  });

  it('cannot be that of a version which there never was, or of which nobody here knows', () => {
    for (const version of [0, 99])
      expect(() => assertPinned(code, { name: 'ChallengeBadge', version, address })).to.throw(
        `The record names ChallengeBadge of version ${version} at ${address}, which there never was.`,
      );
    expect(isNewerThanRelease('ChallengeBadge', 99)).to.equal(true);
    for (const version of [0, 1, 2, 3]) expect(isNewerThanRelease('ChallengeBadge', version)).to.equal(false);
  });
});
