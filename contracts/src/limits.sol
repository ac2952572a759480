// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// How long a change of admin stays announced before it can be accepted: long enough to be seen and stopped by the admin
// of today. It holds up nothing urgent; pausing and replacing a moderator, minter or publisher take effect at once.
uint48 constant ADMIN_DELAY = 3 days;

// Highest id of a row: the database counts ads and badges in 32 bits with a sign.
uint256 constant HIGHEST_ROW_ID = 2 ** 31 - 1;

// Highest number of a season: as high as the site counts, and short enough for the pictures of badges.
uint256 constant HIGHEST_SEASON = 1000;
