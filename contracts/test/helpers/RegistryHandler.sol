// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {endOfMonth} from "../../src/months.sol";
import {VoteRegistry} from "../../src/VoteRegistry.sol";
import {deployRegistry} from "./deployed.sol";
import {ADMIN, PUBLISHER, STRANGER} from "./people.sol";
import {vm} from "./SolidityTest.sol";

/**
 * @notice Takes the random calls of the invariant tests to a registry, whether they make sense or not, and keeps books
 * of its own. A call that succeeds where it must fail, or the reverse, fails the run.
 */
contract RegistryHandler {
    uint256 public constant MONTHS = 8;
    /// @notice Months of the books that lie before the registry's first.
    uint256 private constant _EARLIER = 2;

    mapping(uint256 index => bytes32 root) public firstRoots;

    VoteRegistry public immutable registry = deployRegistry(ADMIN, PUBLISHER, monthAt(_EARLIER));

    function publish(uint256 monthSeed, uint8 rootSeed, uint8 count) external {
        uint256 index = monthSeed % MONTHS;
        bytes32 root = rootSeed % 4 == 0 ? bytes32(0) : keccak256(abi.encode(rootSeed));
        bool ripe = index >= _EARLIER && block.timestamp >= endOfMonth(bytes7(bytes(monthAt(index))));
        bool due = ripe && firstRoots[index] == bytes32(0) && root != bytes32(0) && count != 0;
        _expect(_publish(PUBLISHER, monthAt(index), root, count) == due);
        if (due) firstRoots[index] = root;
    }

    /// @notice Time goes on, from within the first of the months.
    function letGoBy(uint256 time) external {
        vm.warp(block.timestamp + (time % 60 days));
    }

    /// @notice Everybody else, the admin without the role included.
    function intrude(uint256 monthSeed, bytes32 root, bool asAdmin) external {
        _expect(!_publish(asAdmin ? ADMIN : STRANGER, monthAt(monthSeed % MONTHS), root, 1));
    }

    /// @notice Another spelling of a month must not give it a second root.
    function misspell(uint256 monthSeed, bytes32 root, string calldata more) external {
        if (bytes(more).length == 0) return;
        _expect(!_publish(PUBLISHER, string.concat(monthAt(monthSeed % MONTHS), more), root, 1));
    }

    function monthAt(uint256 index) public pure returns (string memory) {
        return string.concat("2026-0", string(abi.encodePacked(uint8(49 + index))));
    }

    function _publish(
        address sender,
        string memory month,
        bytes32 root,
        uint256 count
    ) private returns (bool success) {
        vm.prank(sender);
        (success, ) = address(registry).call(abi.encodeCall(registry.publish, (month, root, count)));
    }

    function _expect(bool condition) private pure {
        vm.assertTrue(condition);
    }
}
