/** Shown on the page to explain the rule of the specification; no contract of the platform contains it. */
export const sampleRule = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Sample: who takes part in the challenge cannot advertise in it.
abstract contract AdvertiserRule {
    error ParticipantCannotAdvertise(address participant);

    mapping(address account => bool) public isParticipant;

    modifier onlyOutsiders() {
        if (isParticipant[msg.sender]) {
            revert ParticipantCannotAdvertise(msg.sender);
        }
        _;
    }

    function payForAd(uint256 adId) external payable virtual onlyOutsiders;
}
`;
