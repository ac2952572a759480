// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title IERC5192
 * @notice Minimal soulbound tokens, as ERC-5192 (https://eips.ethereum.org/EIPS/eip-5192) names them.
 */
interface IERC5192 {
    /// @notice A token became bound to its holder.
    /// @param tokenId Token in question.
    event Locked(uint256 tokenId);

    /// @notice A token became free to be transferred.
    /// @param tokenId Token in question.
    event Unlocked(uint256 tokenId);

    /// @notice Whether a token is bound to its holder.
    /// @dev Error: `ERC721NonexistentToken`.
    /// @param tokenId Token in question.
    /// @return True while it is bound.
    function locked(uint256 tokenId) external view returns (bool);
}
