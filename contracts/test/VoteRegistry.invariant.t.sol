// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {endOfMonth} from "../src/months.sol";
import {VoteRegistry} from "../src/VoteRegistry.sol";
import {RegistryHandler} from "./helpers/RegistryHandler.sol";
import {SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice What holds after any sequence of calls, sensible or hostile.
contract VoteRegistryInvariantTest is SolidityTest {
    RegistryHandler private handler;
    VoteRegistry private registry;

    function setUp() public {
        vm.warp(endOfMonth("2026-01") - 1 days);
        handler = new RegistryHandler();
        registry = handler.registry();
    }

    /// @notice Tells the runner whom to call.
    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_AMonthKeepsTheRootThatItWasGivenFirst() public view {
        for (uint256 i = 0; i < handler.MONTHS(); ++i) {
            string memory month = handler.monthAt(i);
            vm.assertTrue(registry.roots(month) == handler.firstRoots(i));
        }
    }
}
