// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../../src/interfaces/IAdPaymentSplitter.sol";

/// @notice An account with code that deals with a splitter on its owner's word.
abstract contract Account {
    IAdPaymentSplitter internal immutable SPLITTER;

    constructor(IAdPaymentSplitter splitter) {
        SPLITTER = splitter;
    }

    /// @notice Calls the splitter as this account.
    function call(uint256 value, bytes memory data) external {
        (bool success, bytes memory result) = address(SPLITTER).call{value: value}(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }
}

/// @notice Refuses every coin until told otherwise.
contract Refuser is Account {
    bool public accepting;

    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        require(accepting, "no coins, thank you");
    }

    function accept() external {
        accepting = true;
    }
}

/// @notice Burns all gas that it is given.
contract GasBurner is Account {
    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        assembly ("memory-safe") {
            invalid()
        }
    }
}

/// @notice Refuses with almost as much return data as its gas buys, for the caller to copy.
contract ReturnBomber is Account {
    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        assembly ("memory-safe") {
            revert(0, 120000)
        }
    }
}

/// @notice A wallet that keeps books of its own, which takes more gas than a plain transfer.
contract BookkeepingWallet is Account {
    uint256 public received;

    event Received(address from, uint256 amount);

    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        received += msg.value;
        emit Received(msg.sender, msg.value);
    }
}

/// @notice Calls the splitter back while it receives coins, and counts what came of it.
contract Reenterer is Account {
    bytes public attempt;
    uint256 public attemptValue;
    uint256 public successes;

    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        (bool success, ) = address(SPLITTER).call{value: attemptValue}(attempt);
        if (success) ++successes;
    }

    function prepare(bytes calldata data, uint256 value) external {
        attempt = data;
        attemptValue = value;
    }
}
