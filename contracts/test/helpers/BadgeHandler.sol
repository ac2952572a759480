// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {ORGANISER, SUPPORTER} from "../../src/badge-types.sol";
import {ChallengeBadge} from "../../src/ChallengeBadge.sol";
import {deployBadgesOf} from "./deployed.sol";
import {ADMIN, KEEPER, MINTER, STRANGER} from "./people.sol";
import {vm} from "./SolidityTest.sol";

/**
 * @notice Takes the random calls of the invariant tests to the badges, whether they make sense or not, and keeps books
 * of its own. A call that succeeds where it must fail, or the reverse, fails the run.
 */
contract BadgeHandler {
    uint256 public constant BADGES = 8;
    uint256 public constant HOLDERS = 5;

    uint256 public minted;
    uint256 public gone;
    mapping(uint64 badgeId => uint256 tokenId) public tokens;
    mapping(uint64 badgeId => address holder) public holders;
    mapping(uint64 badgeId => uint8 badgeType) public types;

    ChallengeBadge public immutable badges;

    constructor(uint256 season) {
        badges = deployBadgesOf(ADMIN, MINTER, KEEPER, season);
    }

    function mint(uint256 holderSeed, uint256 badgeSeed, uint8 typeSeed) external {
        (address holder, uint64 badgeId, uint8 badgeType) = (_holder(holderSeed), _badge(badgeSeed), typeSeed % 5);
        bool due = badgeId != 0 && tokens[badgeId] == 0 && !_holds(holder) && _isType(badgeType);
        _expect(_call(MINTER, abi.encodeCall(badges.mint, (holder, badgeId, badgeType))) == due);
        if (!due) return;
        ++minted;
        tokens[badgeId] = (uint256(badgeId) << 8) | badgeType;
        (holders[badgeId], types[badgeId]) = (holder, badgeType);
    }

    function setBadgeType(uint256 badgeSeed, uint8 typeSeed) external {
        (uint64 badgeId, uint8 badgeType) = (_badge(badgeSeed), typeSeed % 5);
        bool due = holders[badgeId] != address(0) && _isType(badgeType);
        _expect(_call(MINTER, abi.encodeCall(badges.setBadgeType, (tokens[badgeId], badgeType))) == due);
        if (due) types[badgeId] = badgeType;
    }

    function reissue(uint256 badgeSeed, uint256 holderSeed) external {
        (uint64 badgeId, address newOwner) = (_badge(badgeSeed), _holder(holderSeed));
        bool due = holders[badgeId] != address(0) && !_holds(newOwner);
        _expect(_call(KEEPER, abi.encodeCall(badges.reissue, (tokens[badgeId], newOwner))) == due);
        if (due) holders[badgeId] = newOwner;
    }

    function revoke(uint256 badgeSeed) external {
        uint64 badgeId = _badge(badgeSeed);
        bool due = holders[badgeId] != address(0);
        _expect(_call(KEEPER, abi.encodeCall(badges.revoke, (tokens[badgeId]))) == due);
        if (due) _forget(badgeId);
    }

    function burn(uint256 badgeSeed, uint256 holderSeed) external {
        (uint64 badgeId, address account) = (_badge(badgeSeed), _holder(holderSeed));
        bool due = holders[badgeId] == account;
        _expect(_call(account, abi.encodeCall(badges.burn, (tokens[badgeId]))) == due);
        if (due) _forget(badgeId);
    }

    /// @notice Everything that a holder or a stranger could try to move a badge.
    function move(uint256 badgeSeed, uint256 holderSeed, uint256 choice) external {
        (uint64 badgeId, address to) = (_badge(badgeSeed), _holder(holderSeed));
        (uint256 tokenId, address holder) = (tokens[badgeId], holders[badgeId]);
        bytes[5] memory attempts = [
            abi.encodeCall(IERC721.transferFrom, (holder, to, tokenId)),
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", holder, to, tokenId),
            abi.encodeCall(IERC721.approve, (to, tokenId)),
            abi.encodeCall(IERC721.setApprovalForAll, (to, true)),
            abi.encodeCall(badges.reissue, (tokenId, to))
        ];
        address sender = holder == address(0) ? STRANGER : holder;
        _expect(!_call(sender, attempts[choice % attempts.length]));
    }

    function holderAt(uint256 index) public pure returns (address) {
        return address(uint160(0xE000 + index));
    }

    function _holder(uint256 seed) private pure returns (address) {
        return holderAt(seed % HOLDERS);
    }

    function _badge(uint256 seed) private pure returns (uint64) {
        return uint64(seed % BADGES);
    }

    function _isType(uint8 badgeType) private pure returns (bool) {
        return badgeType >= SUPPORTER && badgeType <= ORGANISER;
    }

    function _holds(address account) private view returns (bool) {
        for (uint64 badgeId = 0; badgeId < BADGES; ++badgeId) if (holders[badgeId] == account) return true;
        return false;
    }

    function _forget(uint64 badgeId) private {
        ++gone;
        delete holders[badgeId];
    }

    function _call(address sender, bytes memory data) private returns (bool success) {
        vm.prank(sender);
        (success, ) = address(badges).call(data);
    }

    function _expect(bool condition) private pure {
        vm.assertTrue(condition);
    }
}
