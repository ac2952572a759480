// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Burns the gas of whoever calls it, as a wallet that wants to stop a mint would.
contract HostileHolder {
    fallback() external payable {
        assembly ("memory-safe") {
            invalid()
        }
    }
}
