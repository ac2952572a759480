// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @notice Sends coins and tells whether they were accepted.
 * @dev Solidity's own call copies what the receiver returns, which a hostile one could make expensive.
 * @param to Receiver.
 * @param amount Amount in wei.
 * @param gasLimit Gas that the receiver's code gets at most.
 * @return accepted False when the receiver refused or ran out of gas.
 */
function sendCoins(address to, uint256 amount, uint256 gasLimit) returns (bool accepted) {
    assembly ("memory-safe") {
        accepted := call(gasLimit, to, amount, 0, 0, 0, 0)
    }
}
