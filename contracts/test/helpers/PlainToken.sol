// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @notice OpenZeppelin's token with nothing added: what a mint of the badge is measured against.
contract PlainToken is ERC721 {
    constructor() ERC721("Plain", "PLAIN") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }
}
