// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {endOfMonth} from "../src/months.sol";
import {monthOf} from "./helpers/months.sol";
import {YEAR_10000} from "./helpers/people.sol";
import {bound, SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice When each month is over, against calendars that are counted in the plainest way.
contract MonthsTest is SolidityTest {
    function testFuzz_EndsAsACountOfAllDaysSays(uint256 year, uint256 month) public pure {
        year = bound(year, 1970, 9999);
        month = bound(month, 1, 12);
        uint256 passed = 0;
        for (uint256 each = 1970; each < year; ++each) passed += _isLeap(each) ? 366 : 365;
        for (uint256 each = 1; each <= month; ++each) passed += _lengthOf(year, each);
        vm.assertEq(_endOf(year, month), passed * 1 days);
    }

    function testFuzz_EndsALengthAfterTheMonthBefore(uint256 month) public pure {
        month = bound(month, 1970 * 12 + 1, 9999 * 12 + 11);
        (uint256 year, uint256 number) = (month / 12, (month % 12) + 1);
        uint256 begin = _endOf((month - 1) / 12, ((month - 1) % 12) + 1);
        vm.assertEq(_endOf(year, number), begin + _lengthOf(year, number) * 1 days);
    }

    function test_EndsWhenClocksOfComputersSay() public pure {
        vm.assertEq(_endOf(1970, 1), 2_678_400);
        vm.assertEq(_endOf(1972, 2), 68_256_000);
        vm.assertEq(_endOf(1999, 12), 946_684_800);
        vm.assertEq(_endOf(2000, 2), 951_868_800);
        vm.assertEq(_endOf(2026, 2), 1_772_323_200);
        vm.assertEq(_endOf(2038, 1), 2_148_595_200);
        vm.assertEq(_endOf(2100, 2), 4_107_542_400);
        vm.assertEq(_endOf(9999, 12), YEAR_10000);
    }

    function _endOf(uint256 year, uint256 month) private pure returns (uint256) {
        return endOfMonth(bytes7(bytes(monthOf(year, month))));
    }

    function _lengthOf(uint256 year, uint256 month) private pure returns (uint256) {
        if (month == 2) return _isLeap(year) ? 29 : 28;
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    function _isLeap(uint256 year) private pure returns (bool) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }
}
