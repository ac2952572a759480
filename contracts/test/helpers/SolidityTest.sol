// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The cheat codes of the test runner that these tests use.
interface Vm {
    function assume(bool condition) external pure;
    function deal(address account, uint256 balance) external;
    function prank(address sender) external;
    function warp(uint256 timestamp) external;
    function record() external;
    function accesses(address account) external returns (bytes32[] memory reads, bytes32[] memory writes);
    function load(address account, bytes32 slot) external view returns (bytes32);
    function store(address account, bytes32 slot, bytes32 value) external;
    function getCode(string calldata artifact) external view returns (bytes memory);
    function getNonce(address account) external view returns (uint64);
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function expectEmit(address emitter) external;
    function expectRevert() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(address left, address right) external pure;
    function assertTrue(bool condition) external pure;
    function assertLt(uint256 left, uint256 right) external pure;
}

/// @dev The test runner answers at this address.
Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

/// @dev Brings a random number into a range, both ends included.
function bound(uint256 seed, uint256 lowest, uint256 highest) pure returns (uint256) {
    return lowest + (seed % (highest - lowest + 1));
}

/// @notice Base of all tests: the little of forge-std that is needed.
abstract contract SolidityTest {
    /// @notice Marks the contract as a test for the runner.
    bool public constant IS_TEST = true;
}
