// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SUPPORTER} from "../src/badge-types.sol";
import {IChallengeBadge} from "../src/interfaces/IChallengeBadge.sol";
import {BadgeTest} from "./helpers/BadgeTest.sol";
import {BADGE, HOLDER, MINTER, OTHER_HOLDER} from "./helpers/people.sol";
import {vm} from "./helpers/SolidityTest.sol";

/// @notice A badge stays with its holder, who alone may give it up.
contract ChallengeBadgeSoulboundTest is BadgeTest {
    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        tokenId = _mint(HOLDER, BADGE, SUPPORTER);
    }

    function test_ABadgeIsLocked() public view {
        vm.assertTrue(badges.locked(tokenId));
    }

    function test_NeitherHolderNorMinterCanTransfer() public {
        _assertUntransferable(HOLDER, OTHER_HOLDER);
        _assertUntransferable(MINTER, OTHER_HOLDER);
    }

    function testFuzz_NobodyCanTransfer(address sender, address to) public {
        vm.assume(sender != address(0) && to != address(0));
        _assertUntransferable(sender, to);
    }

    function test_NobodyCanTransferToNobody() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        vm.prank(HOLDER);
        badges.transferFrom(HOLDER, address(0), tokenId);
    }

    function testFuzz_NobodyCanBeApproved(address sender, address operator, bool approved) public {
        vm.prank(sender);
        vm.expectRevert(IChallengeBadge.ApprovalRefused.selector);
        badges.approve(operator, tokenId);
        vm.prank(sender);
        vm.expectRevert(IChallengeBadge.ApprovalRefused.selector);
        badges.setApprovalForAll(operator, approved);
        vm.assertEq(badges.getApproved(tokenId), address(0));
        vm.assertTrue(!badges.isApprovedForAll(HOLDER, operator));
    }

    function test_TheHolderMayGiveItUp() public {
        vm.expectEmit(address(badges));
        emit IERC721.Transfer(HOLDER, address(0), tokenId);
        vm.prank(HOLDER);
        badges.burn(tokenId);

        vm.assertEq(badges.balanceOf(HOLDER), 0);
        vm.assertEq(badges.tokenOf(HOLDER), 0);
        _expectNonexistent(tokenId);
        badges.ownerOf(tokenId);
    }

    function testFuzz_NobodyElseMayGiveItUp(address account) public {
        vm.assume(account != HOLDER);
        vm.expectRevert(abi.encodeWithSelector(IChallengeBadge.NotTheHolder.selector, account, tokenId));
        vm.prank(account);
        badges.burn(tokenId);
    }

    function test_CannotBeGivenUpTwice() public {
        _burn(tokenId);
        _expectNonexistent(tokenId);
        vm.prank(HOLDER);
        badges.burn(tokenId);
    }

    function _assertUntransferable(address sender, address to) private {
        bytes[3] memory attempts = [
            abi.encodeCall(IERC721.transferFrom, (HOLDER, to, tokenId)),
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", HOLDER, to, tokenId),
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256,bytes)", HOLDER, to, tokenId, "")
        ];
        for (uint256 i = 0; i < attempts.length; ++i) {
            vm.prank(sender);
            (bool success, bytes memory reason) = address(badges).call(attempts[i]);
            vm.assertTrue(!success && bytes4(reason) == IChallengeBadge.TransferRefused.selector);
        }
        vm.assertEq(badges.ownerOf(tokenId), HOLDER);
    }
}
