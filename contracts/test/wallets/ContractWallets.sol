// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Wallet that is a contract: its owner signs for it, as the first 65 bytes of a longer signature
contract OwnedWallet {
    bytes4 internal constant VALID = 0x1626ba7e;
    address internal immutable OWNER;

    constructor(address owner) {
        OWNER = owner;
    }

    /// @notice ERC-1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        return ecrecover(hash, uint8(signature[64]), r, s) == OWNER ? VALID : bytes4(0xffffffff);
    }
}

/// @title Answers with something else than the value of ERC-1271
contract WrongAnswerWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0x1626ba7f;
    }
}

/// @title Reverts, as careful wallets do on a signature that is not theirs
contract RevertingWallet {
    error NotSigned();

    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        revert NotSigned();
    }
}

/// @title Keeps the node busy until the gas is gone
contract BurningWallet {
    function isValidSignature(bytes32 hash, bytes calldata) external pure returns (bytes4) {
        bytes32 last = hash;
        while (last != 0) last = keccak256(abi.encode(last));
        return 0x1626ba7e;
    }
}
