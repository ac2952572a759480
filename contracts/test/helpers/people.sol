// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// What the contracts under test are deployed with, and who meets them.
uint256 constant PRICE = 25 ether;
uint256 constant AD = 7;
uint256 constant FIRST = 1; // attempt to pay for an ad
uint64 constant BADGE = 42;
string constant FIRST_MONTH = "1970-01";
uint256 constant YEAR_10000 = 253_402_300_800; // when the last month that can be written is over

address constant ADMIN = address(0xA1);
address constant MODERATOR = address(0xA2);
address constant FOUNDER = address(0xA3);
address constant PLATFORM = address(0xA4);
address constant MINTER = address(0xA5);
address constant PUBLISHER = address(0xA6);
address constant KEEPER = address(0xA7);
address constant PAYER = address(0xB1);
address constant OTHER_PAYER = address(0xB2);
address constant HOLDER = address(0xB3);
address constant OTHER_HOLDER = address(0xB4);
address constant STRANGER = address(0xC1);
