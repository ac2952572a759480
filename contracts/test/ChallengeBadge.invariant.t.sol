// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ChallengeBadge} from "../src/ChallengeBadge.sol";
import {BadgeHandler} from "./helpers/BadgeHandler.sol";
import {SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice What holds after any sequence of calls, sensible or hostile, to the badges of two seasons: each has its own books.
contract ChallengeBadgeInvariantTest is SolidityTest {
    uint256 private constant SEASONS = 2;

    BadgeHandler[] private handlers;
    BadgeHandler private handler;
    ChallengeBadge private badges;

    /// @dev Runs for the badges of one season after the other.
    modifier inEachSeason() {
        for (uint256 i = 0; i < SEASONS; ++i) {
            (handler, badges) = (handlers[i], handlers[i].badges());
            _;
        }
    }

    function setUp() public {
        for (uint256 season = 1; season <= SEASONS; ++season) handlers.push(new BadgeHandler(season));
    }

    /// @notice Tells the runner whom to call.
    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](SEASONS);
        for (uint256 i = 0; i < SEASONS; ++i) targets[i] = address(handlers[i]);
    }

    function invariant_ABadgeStaysOfItsSeason() public inEachSeason {
        vm.assertTrue(badges == handlers[badges.SEASON() - 1].badges());
    }

    function invariant_EveryBadgeIsWithItsHolderUntilItIsGivenUpOrTakenBack() public inEachSeason {
        for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId) {
            (uint256 tokenId, address holder) = (handler.tokens(badgeId), handler.holders(badgeId));
            vm.assertEq(badges.tokenIdOf(badgeId), tokenId);
            if (holder == address(0)) vm.expectRevert();
            vm.assertEq(badges.ownerOf(tokenId), holder);
            if (holder != address(0)) vm.assertEq(badges.tokenOf(holder), tokenId);
        }
    }

    function invariant_NobodyHoldsTwo() public inEachSeason {
        for (uint256 i = 0; i < handler.HOLDERS(); ++i) {
            address holder = handler.holderAt(i);
            uint256 held;
            for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId)
                if (handler.holders(badgeId) == holder) ++held;
            vm.assertTrue(held <= 1);
            vm.assertEq(badges.balanceOf(holder), held);
        }
    }

    function invariant_WhatWasMintedIsHeldOrGone() public inEachSeason {
        uint256 held;
        for (uint256 i = 0; i < handler.HOLDERS(); ++i) held += badges.balanceOf(handler.holderAt(i));
        vm.assertEq(held + handler.gone(), handler.minted());
        vm.assertTrue(handler.minted() <= handler.BADGES());
    }

    function invariant_EveryBadgeHasTheTypeThatItWasGivenLast() public inEachSeason {
        for (uint64 badgeId = 0; badgeId < handler.BADGES(); ++badgeId)
            if (handler.holders(badgeId) != address(0))
                vm.assertEq(badges.badgeTypeOf(handler.tokens(badgeId)), handler.types(badgeId));
    }
}
