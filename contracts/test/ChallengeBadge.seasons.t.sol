// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {PARTICIPANT, SUPPORTER} from "../src/badge-types.sol";
import {ChallengeBadge} from "../src/ChallengeBadge.sol";
import {IChallengeBadge} from "../src/interfaces/IChallengeBadge.sol";
import {HIGHEST_SEASON} from "../src/limits.sol";
import {BadgeTest} from "./helpers/BadgeTest.sol";
import {deployBadgesOf} from "./helpers/deployed.sol";
import {ADMIN, BADGE, HOLDER, KEEPER, MINTER, OTHER_HOLDER} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";

/// @notice Badges of a later season stand beside those of the first, in a contract of their own.
contract ChallengeBadgeSeasonsTest is BadgeTest {
    using Strings for uint256;

    address private constant LATER_MINTER = address(0xA11CE);

    ChallengeBadge private later;

    function setUp() public override {
        super.setUp();
        later = deployBadgesOf(ADMIN, LATER_MINTER, KEEPER, 2);
    }

    function testFuzz_KnowsTheSeasonThatItWasToldAndIsCalledByIt(uint256 season) public {
        season = bound(season, 2, HIGHEST_SEASON);
        ChallengeBadge badgesOfSeason = deployBadgesOf(ADMIN, MINTER, KEEPER, season);
        vm.assertEq(badgesOfSeason.SEASON(), season);
        string memory name = string.concat("Future Change-Makers Badge, Season ", season.toString());
        vm.assertTrue(keccak256(bytes(badgesOfSeason.name())) == keccak256(bytes(name)));
    }

    function testFuzz_RefusesASeasonThatThereIsNot(uint256 season) public {
        season = bound(season, HIGHEST_SEASON + 1, type(uint256).max);
        _expectOutOfRange(season);
        deployBadgesOf(ADMIN, MINTER, KEEPER, season);
        _expectOutOfRange(0);
        deployBadgesOf(ADMIN, MINTER, KEEPER, 0);
    }

    function testFuzz_SomebodyHoldsOneInEachSeason(uint64 first, uint64 second) public {
        first = uint64(bound(first, 1, badges.MAX_BADGE_ID()));
        second = uint64(bound(second, 1, badges.MAX_BADGE_ID()));
        uint256 old = _mint(HOLDER, first, PARTICIPANT);
        uint256 present = _mintLater(HOLDER, second);

        vm.assertEq(badges.ownerOf(old), HOLDER);
        vm.assertEq(later.ownerOf(present), HOLDER);
        vm.assertEq(badges.badgeTypeOf(old), PARTICIPANT);
        vm.assertEq(later.badgeTypeOf(present), SUPPORTER);
    }

    function test_NobodyHoldsTwoInASeason() public {
        uint256 held = _mintLater(HOLDER, BADGE);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.AlreadyAHolder.selector, HOLDER, held));
        _mintLater(HOLDER, BADGE + 1);
    }

    function test_WhatHappensToABadgeLeavesThatOfAnotherSeasonAlone() public {
        uint256 tokenId = _mint(HOLDER, BADGE, SUPPORTER);
        vm.assertEq(_mintLater(HOLDER, BADGE), tokenId);
        _setType(tokenId, PARTICIPANT);
        _reissue(tokenId, OTHER_HOLDER);
        _burn(tokenId);

        vm.assertEq(later.ownerOf(tokenId), HOLDER);
        vm.assertEq(later.badgeTypeOf(tokenId), SUPPORTER);
        vm.assertEq(badges.tokenOf(OTHER_HOLDER), 0);
    }

    function test_WhoMintsInOneSeasonMintsInNoOther() public {
        bytes4 refusal = IAccessControl.AccessControlUnauthorizedAccount.selector;
        vm.expectRevert(abi.encodeWithSelector(refusal, MINTER, later.MINTER_ROLE()));
        vm.prank(MINTER);
        later.mint(HOLDER, BADGE, SUPPORTER);
    }

    function test_TheNameAndThePictureOfABadgeTellItsSeason() public view {
        vm.assertTrue(
            keccak256(bytes(badges.previewURI(BADGE, SUPPORTER))) != keccak256(bytes(later.previewURI(BADGE, SUPPORTER)))
        );
    }

    function _mintLater(address to, uint64 badgeId) private returns (uint256) {
        vm.prank(LATER_MINTER);
        return later.mint(to, badgeId, SUPPORTER);
    }

    function _expectOutOfRange(uint256 season) private {
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.SeasonOutOfRange.selector, season));
    }
}
