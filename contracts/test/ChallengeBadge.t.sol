// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ORGANISER, PARTICIPANT, SUPPORTER} from "../src/badge-types.sol";
import {IChallengeBadge} from "../src/interfaces/IChallengeBadge.sol";
import {IERC5192} from "../src/interfaces/IERC5192.sol";
import {BadgeTest} from "./helpers/BadgeTest.sol";
import {HostileHolder} from "./helpers/HostileHolder.sol";
import {BADGE, HOLDER, OTHER_HOLDER} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";

/// @notice Minting badges and finding them.
contract ChallengeBadgeTest is BadgeTest {
    uint256 private constant TOKEN = (uint256(BADGE) << 8) | SUPPORTER;

    function test_GivesABadgeToItsHolder() public {
        vm.expectEmit(address(badges));
        emit IERC721.Transfer(address(0), HOLDER, TOKEN);
        vm.expectEmit(address(badges));
        emit IERC5192.Locked(TOKEN);
        vm.assertEq(_mint(HOLDER, BADGE, SUPPORTER), TOKEN);

        vm.assertEq(badges.ownerOf(TOKEN), HOLDER);
        vm.assertEq(badges.balanceOf(HOLDER), 1);
        vm.assertEq(badges.tokenOf(HOLDER), TOKEN);
        vm.assertEq(badges.badgeTypeOf(TOKEN), SUPPORTER);
    }

    function testFuzz_TheTokenCarriesFirstTypeAndBadgeId(uint64 badgeId, uint8 badgeType) public {
        badgeType = uint8(bound(badgeType, SUPPORTER, ORGANISER));
        badgeId = uint64(bound(badgeId, 1, badges.MAX_BADGE_ID()));
        uint256 tokenId = _mint(HOLDER, badgeId, badgeType);
        vm.assertEq(uint8(tokenId), badgeType);
        vm.assertEq(tokenId >> 8, badgeId);
        vm.assertEq(badges.tokenIdOf(badgeId), tokenId);
    }

    function testFuzz_KnowsNoOtherTokens(uint256 tokenId) public {
        vm.assume(tokenId != TOKEN);
        _mint(HOLDER, BADGE, SUPPORTER);
        _assertUnknown(tokenId);
    }

    function test_TellsTokensThatShareTheBadgeIdApart() public {
        _mint(HOLDER, BADGE, SUPPORTER);
        _assertUnknown((uint256(BADGE) << 8) | PARTICIPANT);
        _assertUnknown(uint256(BADGE) << 8);
        _assertUnknown(TOKEN | (1 << 72));
        _assertUnknown(TOKEN | (1 << 255));
    }

    function test_KnowsNothingBeforeTheFirstMint() public {
        vm.assertEq(badges.tokenIdOf(BADGE), 0);
        vm.assertEq(badges.tokenOf(HOLDER), 0);
        vm.assertEq(badges.balanceOf(HOLDER), 0);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOwner.selector, address(0)));
        badges.balanceOf(address(0));
    }

    function test_TakesTheLowestAndTheHighestId() public {
        vm.assertEq(badges.MAX_BADGE_ID(), 2 ** 31 - 1);
        _mint(HOLDER, 1, SUPPORTER);
        _mint(OTHER_HOLDER, 2 ** 31 - 1, SUPPORTER);
        vm.assertEq(badges.tokenOf(OTHER_HOLDER) >> 8, 2 ** 31 - 1);
    }

    function testFuzz_RefusesIdsThatNoBadgeCanHave(uint64 badgeId) public {
        _expectOutOfRange(0);
        _expectOutOfRange(2 ** 31);
        _expectOutOfRange(uint64(bound(badgeId, 2 ** 31, type(uint64).max)));
        _expectOutOfRange(type(uint64).max);
    }

    function testFuzz_RefusesUnknownTypes(uint8 badgeType) public {
        vm.assume(badgeType < SUPPORTER || badgeType > ORGANISER);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.UnknownBadgeType.selector, badgeType));
        _mint(HOLDER, BADGE, badgeType);
    }

    function testFuzz_NeverMintsABadgeTwice(uint8 badgeType) public {
        badgeType = uint8(bound(badgeType, SUPPORTER, ORGANISER));
        uint256 tokenId = _mint(HOLDER, BADGE, PARTICIPANT);
        _expectTaken(badgeType);
        _burn(tokenId);
        _expectTaken(badgeType);
        vm.assertEq(badges.tokenIdOf(BADGE), tokenId);
    }

    function test_NeverMintsARevokedBadgeAgain() public {
        _revoke(_mint(HOLDER, BADGE, SUPPORTER));
        _expectTaken(SUPPORTER);
    }

    function test_RefusesASecondBadgeForAHolder() public {
        _mint(HOLDER, BADGE, SUPPORTER);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.AlreadyAHolder.selector, HOLDER, TOKEN));
        _mint(HOLDER, BADGE + 1, PARTICIPANT);
    }

    function test_AHolderWhoseBadgeIsGoneCanGetAnotherOne() public {
        _burn(_mint(HOLDER, BADGE, SUPPORTER));
        uint256 second = _mint(HOLDER, BADGE + 1, SUPPORTER);
        _revoke(second);
        vm.assertEq(badges.tokenOf(HOLDER), 0);
        _mint(HOLDER, BADGE + 2, SUPPORTER);
        vm.assertEq(badges.balanceOf(HOLDER), 1);
    }

    function test_RefusesToMintToNobody() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        _mint(address(0), BADGE, SUPPORTER);
    }

    function test_CallsNoCodeOfTheReceiver() public {
        HostileHolder holder = new HostileHolder();
        uint256 tokenId = _mint(address(holder), BADGE, SUPPORTER);
        _reissue(tokenId, address(new HostileHolder()));
        _revoke(tokenId);
        vm.assertEq(badges.balanceOf(address(holder)), 0);
    }

    function _assertUnknown(uint256 tokenId) private {
        _expectNonexistent(tokenId);
        badges.ownerOf(tokenId);
        _expectNonexistent(tokenId);
        badges.badgeTypeOf(tokenId);
        _expectNonexistent(tokenId);
        badges.locked(tokenId);
        _expectNonexistent(tokenId);
        badges.tokenURI(tokenId);
    }

    function _expectOutOfRange(uint64 badgeId) private {
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.BadgeIdOutOfRange.selector, badgeId));
        _mint(HOLDER, badgeId, SUPPORTER);
    }

    function _expectTaken(uint8 badgeType) private {
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.BadgeIdTaken.selector, BADGE));
        _mint(OTHER_HOLDER, BADGE, badgeType);
    }
}
