// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Writes a month as `YYYY-MM`, whether the year has it or not.
function monthOf(uint256 year, uint256 month) pure returns (string memory) {
    bytes memory text = new bytes(7);
    for (uint256 i = 4; i > 0; --i) (text[i - 1], year) = (bytes1(uint8(48 + (year % 10))), year / 10);
    text[4] = "-";
    (text[5], text[6]) = (bytes1(uint8(48 + month / 10)), bytes1(uint8(48 + (month % 10))));
    return string(text);
}
