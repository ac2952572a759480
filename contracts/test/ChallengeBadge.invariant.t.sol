// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ChallengeBadge} from "../src/ChallengeBadge.sol";
import {BadgeHandler} from "./helpers/BadgeHandler.sol";
import {SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice What holds after any sequence of calls, sensible or hostile.
contract ChallengeBadgeInvariantTest is SolidityTest {
    BadgeHandler private handler;
    ChallengeBadge private badges;

    function setUp() public {
        handler = new BadgeHandler();
        badges = handler.badges();
    }

    /// @notice Tells the runner whom to call.
    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_EveryBadgeIsWithItsHolderUntilItIsGivenUpOrTakenBack() public {
        for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId) {
            (uint256 tokenId, address holder) = (handler.tokens(badgeId), handler.holders(badgeId));
            vm.assertEq(badges.tokenIdOf(badgeId), tokenId);
            if (holder == address(0)) vm.expectRevert();
            vm.assertEq(badges.ownerOf(tokenId), holder);
            if (holder != address(0)) vm.assertEq(badges.tokenOf(holder), tokenId);
        }
    }

    function invariant_NobodyHoldsTwo() public view {
        for (uint256 i = 0; i < handler.HOLDERS(); ++i) {
            address holder = handler.holderAt(i);
            uint256 held;
            for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId)
                if (handler.holders(badgeId) == holder) ++held;
            vm.assertTrue(held <= 1);
            vm.assertEq(badges.balanceOf(holder), held);
        }
    }

    function invariant_WhatWasMintedIsHeldOrGone() public view {
        uint256 held;
        for (uint256 i = 0; i < handler.HOLDERS(); ++i) held += badges.balanceOf(handler.holderAt(i));
        vm.assertEq(held + handler.gone(), handler.minted());
        vm.assertTrue(handler.minted() <= handler.BADGES());
    }

    function invariant_EveryBadgeHasTheTypeThatItWasGivenLast() public view {
        for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId)
            if (handler.holders(badgeId) != address(0))
                vm.assertEq(badges.badgeTypeOf(handler.tokens(badgeId)), handler.types(badgeId));
    }
}
