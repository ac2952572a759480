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

    function accept(bool accepting_) external {
        accepting = accepting_;
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

/// @notice Calls the splitter back while it receives coins, takes them whatever comes of it, and remembers what did.
contract Reenterer is Account {
    bytes public inner;
    uint256 public innerValue;
    uint128 public successes;
    bytes4 public refusal;

    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        (bool success, bytes memory reason) = address(SPLITTER).call{value: innerValue}(inner);
        if (success) ++successes;
        else refusal = bytes4(reason);
    }

    function prepare(bytes calldata data, uint256 value) external {
        inner = data;
        innerValue = value;
        refusal = 0;
    }
}

/// @notice Pays for the same ad again while it is refunded, and refuses the refund when it may not.
contract RepeatingPayer is Account {
    uint256 public adId;

    constructor(IAdPaymentSplitter splitter) Account(splitter) {}

    receive() external payable {
        SPLITTER.payForAd{value: msg.value}(adId);
    }

    function repeat(uint256 adId_) external {
        adId = adId_;
    }
}
