// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Types of badges; further ones would follow the last.
uint8 constant SUPPORTER = 1;
uint8 constant PARTICIPANT = 2;
uint8 constant ORGANISER = 3;
