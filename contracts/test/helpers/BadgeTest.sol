// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ChallengeBadge} from "../../src/ChallengeBadge.sol";
import {deployBadges} from "./deployed.sol";
import {ADMIN, KEEPER, MINTER} from "./people.sol";
import {SolidityTest, vm} from "./SolidityTest.sol";

/// @notice A deployed badge contract and the steps that many tests share.
abstract contract BadgeTest is SolidityTest {
    ChallengeBadge internal badges;

    function setUp() public virtual {
        badges = deployBadges(ADMIN, MINTER, KEEPER);
    }

    function _mint(address to, uint64 badgeId, uint8 badgeType) internal returns (uint256) {
        vm.prank(MINTER);
        return badges.mint(to, badgeId, badgeType);
    }

    function _reissue(uint256 tokenId, address newOwner) internal {
        vm.prank(KEEPER);
        badges.reissue(tokenId, newOwner);
    }

    function _revoke(uint256 tokenId) internal {
        vm.prank(KEEPER);
        badges.revoke(tokenId);
    }

    function _setType(uint256 tokenId, uint8 badgeType) internal {
        vm.prank(MINTER);
        badges.setBadgeType(tokenId, badgeType);
    }

    function _burn(uint256 tokenId) internal {
        vm.prank(badges.ownerOf(tokenId));
        badges.burn(tokenId);
    }

    function _expectNonexistent(uint256 tokenId) internal {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
    }
}
