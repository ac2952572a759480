// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title BadgeArt
 * @notice Draws a badge as SVG.
 */
library BadgeArt {
    /// @notice Draws a badge.
    /// @return SVG document.
    function draw(uint256, uint8, string memory, uint256) internal pure returns (string memory) {
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"></svg>';
    }
}
