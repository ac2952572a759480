// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Months of the calendar in UTC, each as its own text `YYYY-MM`: two of them compare as their texts do.

// The clock of the chain counts from here.
bytes7 constant EARLIEST_MONTH = "1970-01";

// Days from 0000-03-01 to 1970-01-01. Years that begin in March end with the day that only leap marchYears have.
uint256 constant DAYS_BEFORE_1970 = 719_468;

/**
 * @notice Whether it is a month: four digits, a dash, and a number from 01 to 12.
 * @dev So every month has one spelling.
 * @param text The seven signs.
 * @return True where it is one.
 */
function isMonth(bytes7 text) pure returns (bool) {
    for (uint256 i = 0; i < 7; ++i) {
        if (i == 4 ? text[i] != "-" : (text[i] < "0" || text[i] > "9")) return false;
    }
    if (text[5] == "0") return text[6] != "0";
    return text[5] == "1" && text[6] < "3";
}

/**
 * @notice When a month is over.
 * @dev Counts months, then days, from 0000-03-01: the days before each month of a year that begins in March are
 * `(153 * month + 2) / 5`, and every fourth year has one more, but three times in four hundred years.
 * @param month A month, {EARLIEST_MONTH} or later.
 * @return First second of the month that follows, in seconds since 1970-01-01 in UTC.
 */
function endOfMonth(bytes7 month) pure returns (uint256) {
    uint256 year = _digit(month, 0) * 1000 + _digit(month, 1) * 100 + _digit(month, 2) * 10 + _digit(month, 3);
    // The month's own number, from 1, counts those of its year that are over with it.
    uint256 sinceMarch = year * 12 + _digit(month, 5) * 10 + _digit(month, 6) - 2;
    uint256 marchYears = sinceMarch / 12;
    uint256 dayOfYear = (153 * (sinceMarch % 12) + 2) / 5;
    uint256 leapDays = marchYears / 4 - marchYears / 100 + marchYears / 400;
    return (365 * marchYears + leapDays + dayOfYear - DAYS_BEFORE_1970) * 1 days;
}

/**
 * @notice A digit of a text.
 * @param text Text in question.
 * @param place Where the digit stands, from 0.
 * @return Its value.
 */
function _digit(bytes7 text, uint256 place) pure returns (uint256) {
    return uint8(text[place]) - 48;
}
