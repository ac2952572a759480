// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../../src/AdPaymentSplitter.sol";
import {ChallengeBadge} from "../../src/ChallengeBadge.sol";
import {VoteRegistry} from "../../src/VoteRegistry.sol";
import {vm} from "./SolidityTest.sol";

// Tests are compiled in a simpler way than what they test, which is quicker by far. `new` would compile that anew, too:
// these deploy the very code that goes to a chain.

function deploySplitter(
    address admin,
    address moderator,
    address founder,
    address platform,
    uint256 price
) returns (AdPaymentSplitter) {
    bytes memory arguments = abi.encode(admin, moderator, founder, platform, price);
    return AdPaymentSplitter(payable(create("AdPaymentSplitter.sol:AdPaymentSplitter", arguments)));
}

function deployBadges(address admin, address minter, address keeper) returns (ChallengeBadge) {
    return deployBadgesOf(admin, minter, keeper, 1);
}

function deployBadgesOf(address admin, address minter, address keeper, uint256 season) returns (ChallengeBadge) {
    bytes memory arguments = abi.encode(admin, minter, keeper, season);
    return ChallengeBadge(create("ChallengeBadge.sol:ChallengeBadge", arguments));
}

function deployRegistry(address admin, address publisher, string memory firstMonth) returns (VoteRegistry) {
    return VoteRegistry(create("VoteRegistry.sol:VoteRegistry", abi.encode(admin, publisher, firstMonth)));
}

/// @dev Reverts with what the constructor reverted with.
function create(string memory artifact, bytes memory arguments) returns (address created) {
    bytes memory code = abi.encodePacked(vm.getCode(artifact), arguments);
    assembly ("memory-safe") {
        created := create(0, add(code, 0x20), mload(code))
        if iszero(created) {
            let answer := mload(0x40)
            returndatacopy(answer, 0, returndatasize())
            revert(answer, returndatasize())
        }
    }
}
