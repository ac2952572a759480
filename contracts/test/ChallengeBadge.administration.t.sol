// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/interfaces/IERC721Metadata.sol";
import {ORGANISER, PARTICIPANT, SUPPORTER} from "../src/badge-types.sol";
import {IChallengeBadge} from "../src/interfaces/IChallengeBadge.sol";
import {BadgeTest} from "./helpers/BadgeTest.sol";
import {deployBadges} from "./helpers/deployed.sol";
import {ADMIN, BADGE, HOLDER, KEEPER, MINTER, OTHER_HOLDER} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";

/// @notice Deployment, interfaces, roles, and what minters do with badges that exist.
contract ChallengeBadgeAdministrationTest is BadgeTest {
    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        tokenId = _mint(HOLDER, BADGE, SUPPORTER);
    }

    function test_StartsWithWhatItWasDeployedWith() public view {
        vm.assertTrue(badges.hasRole(badges.DEFAULT_ADMIN_ROLE(), ADMIN));
        vm.assertTrue(badges.hasRole(badges.MINTER_ROLE(), MINTER));
        vm.assertTrue(badges.hasRole(badges.KEEPER_ROLE(), KEEPER));
        vm.assertTrue(!badges.hasRole(badges.DEFAULT_ADMIN_ROLE(), address(this)));
        vm.assertTrue(keccak256(bytes(badges.name())) == keccak256("Future Change-Makers Badge"));
        vm.assertTrue(keccak256(bytes(badges.symbol())) == keccak256("FCMB"));
        vm.assertEq(badges.SEASON(), 1);
        vm.assertEq(badges.VERSION(), 3);
    }

    function test_RefusesToBeDeployedWithoutEverybody() public {
        vm.expectRevert(IChallengeBadge.ZeroAddress.selector);
        deployBadges(ADMIN, address(0), KEEPER);
        vm.expectRevert(IChallengeBadge.ZeroAddress.selector);
        deployBadges(ADMIN, MINTER, address(0));
    }

    function test_NamesTheInterfacesThatItHas() public view {
        vm.assertTrue(badges.supportsInterface(type(IERC165).interfaceId));
        vm.assertTrue(badges.supportsInterface(type(IERC721).interfaceId));
        vm.assertTrue(badges.supportsInterface(type(IERC721Metadata).interfaceId));
        vm.assertTrue(badges.supportsInterface(type(IAccessControl).interfaceId));
        vm.assertTrue(badges.supportsInterface(type(IAccessControlDefaultAdminRules).interfaceId));
        // As ERC-5192 and ERC-4906 give them.
        vm.assertTrue(badges.supportsInterface(0xb45a3c0e));
        vm.assertTrue(badges.supportsInterface(0x49064906));
    }

    function testFuzz_NamesNoOtherInterfaces(bytes4 interfaceId) public view {
        bytes4[7] memory known = [
            bytes4(0x01ffc9a7),
            0x80ac58cd,
            0x5b5e139f,
            0x7965db0b,
            0x31498786,
            0xb45a3c0e,
            0x49064906
        ];
        for (uint256 i = 0; i < known.length; ++i) vm.assume(interfaceId != known[i]);
        vm.assertTrue(!badges.supportsInterface(interfaceId));
    }

    function testFuzz_ChangesTheTypeAndNothingElse(uint8 badgeType) public {
        badgeType = uint8(bound(badgeType, SUPPORTER, ORGANISER));
        vm.expectEmit(address(badges));
        emit IChallengeBadge.BadgeTypeChanged(tokenId, badgeType);
        vm.expectEmit(address(badges));
        emit IERC4906.MetadataUpdate(tokenId);
        _setType(tokenId, badgeType);

        vm.assertEq(badges.badgeTypeOf(tokenId), badgeType);
        vm.assertEq(badges.ownerOf(tokenId), HOLDER);
        vm.assertEq(badges.tokenIdOf(BADGE), tokenId);
        vm.assertEq(badges.tokenOf(HOLDER), tokenId);
    }

    function test_RefusesAnUnknownType() public {
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.UnknownBadgeType.selector, 4));
        _setType(tokenId, 4);
    }

    function test_ANewWalletGetsTheBadgeOfALostOne() public {
        _setType(tokenId, PARTICIPANT);
        vm.expectEmit(address(badges));
        emit IERC721.Transfer(HOLDER, OTHER_HOLDER, tokenId);
        _reissue(tokenId, OTHER_HOLDER);

        vm.assertEq(badges.ownerOf(tokenId), OTHER_HOLDER);
        vm.assertEq(badges.tokenOf(OTHER_HOLDER), tokenId);
        vm.assertEq(badges.tokenOf(HOLDER), 0);
        vm.assertEq(badges.badgeTypeOf(tokenId), PARTICIPANT);
        vm.assertTrue(badges.locked(tokenId));
    }

    function test_RefusesToReissueToAHolder() public {
        uint256 other = _mint(OTHER_HOLDER, BADGE + 1, SUPPORTER);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.AlreadyAHolder.selector, OTHER_HOLDER, other));
        _reissue(tokenId, OTHER_HOLDER);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.AlreadyAHolder.selector, HOLDER, tokenId));
        _reissue(tokenId, HOLDER);
    }

    function test_RefusesToReissueToNobody() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        _reissue(tokenId, address(0));
    }

    function test_TakesABadgeBack() public {
        vm.expectEmit(address(badges));
        emit IERC721.Transfer(HOLDER, address(0), tokenId);
        vm.expectEmit(address(badges));
        emit IChallengeBadge.BadgeRevoked(tokenId, HOLDER);
        _revoke(tokenId);
        vm.assertEq(badges.balanceOf(HOLDER), 0);
    }

    function test_ABadgeThatIsGoneCannotBeChanged() public {
        _revoke(tokenId);
        _expectNonexistent(tokenId);
        _revoke(tokenId);
        _expectNonexistent(tokenId);
        _reissue(tokenId, OTHER_HOLDER);
        _expectNonexistent(tokenId);
        _setType(tokenId, PARTICIPANT);
    }

    function testFuzz_OnlyMintersMintAndChangeTypes(address account) public {
        vm.assume(account != MINTER);
        bytes32 role = badges.MINTER_ROLE();
        _expectMissingRole(account, role);
        badges.mint(OTHER_HOLDER, BADGE + 1, SUPPORTER);
        _expectMissingRole(account, role);
        badges.setBadgeType(tokenId, PARTICIPANT);
    }

    function testFuzz_OnlyKeepersReissueAndRevoke(address account) public {
        vm.assume(account != KEEPER);
        _assertNoKeeper(account);
    }

    function test_TheMintingKeyMovesNoBadge() public {
        _assertNoKeeper(MINTER);
    }

    function test_ANewKeeperTakesTheOldOnesPart() public {
        bytes32 role = badges.KEEPER_ROLE();
        vm.prank(ADMIN);
        badges.revokeRole(role, KEEPER);
        vm.prank(ADMIN);
        badges.grantRole(role, OTHER_HOLDER);
        _assertNoKeeper(KEEPER);
        vm.prank(OTHER_HOLDER);
        badges.revoke(tokenId);
        vm.assertEq(badges.balanceOf(HOLDER), 0);
    }

    function _assertNoKeeper(address account) private {
        bytes32 role = badges.KEEPER_ROLE();
        _expectMissingRole(account, role);
        badges.reissue(tokenId, OTHER_HOLDER);
        _expectMissingRole(account, role);
        badges.revoke(tokenId);
    }

    function _expectMissingRole(address account, bytes32 role) private {
        bytes4 unauthorized = IAccessControl.AccessControlUnauthorizedAccount.selector;
        vm.expectRevert(abi.encodeWithSelector(unauthorized, account, role));
        vm.prank(account);
    }
}
