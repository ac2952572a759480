// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IVoteRegistry} from "../src/interfaces/IVoteRegistry.sol";
import {endOfMonth} from "../src/months.sol";
import {VoteRegistry} from "../src/VoteRegistry.sol";
import {deployRegistry} from "./helpers/deployed.sol";
import {ADMIN, FIRST_MONTH, PUBLISHER, YEAR_10000} from "./helpers/people.sol";
import {monthOf} from "./helpers/months.sol";
import {bound, SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice Deployment, roles, and publishing roots.
contract VoteRegistryTest is SolidityTest {
    string private constant MONTH = "2026-08";
    bytes32 private constant ROOT = keccak256("root");

    VoteRegistry private registry;

    function setUp() public {
        vm.warp(YEAR_10000);
        registry = deployRegistry(ADMIN, PUBLISHER, FIRST_MONTH);
    }

    function test_StartsWithWhatItWasDeployedWith() public view {
        vm.assertTrue(registry.hasRole(registry.DEFAULT_ADMIN_ROLE(), ADMIN));
        vm.assertTrue(registry.hasRole(registry.PUBLISHER_ROLE(), PUBLISHER));
        vm.assertTrue(!registry.hasRole(registry.DEFAULT_ADMIN_ROLE(), address(this)));
        vm.assertTrue(registry.roots(MONTH) == bytes32(0));
        vm.assertTrue(registry.VERSION() == 2);
        vm.assertTrue(keccak256(bytes(registry.firstMonth())) == keccak256(bytes(FIRST_MONTH)));
    }

    function test_RefusesToBeDeployedWithoutAPublisher() public {
        vm.expectRevert(IVoteRegistry.ZeroAddress.selector);
        deployRegistry(ADMIN, address(0), FIRST_MONTH);
    }

    function test_WritesDownTheRootOfAMonth() public {
        vm.expectEmit(address(registry));
        emit IVoteRegistry.RootPublished(MONTH, ROOT, 3);
        _publish(MONTH, ROOT, 3);
        vm.assertTrue(registry.roots(MONTH) == ROOT);
        vm.assertTrue(registry.roots("2026-09") == bytes32(0));
    }

    function testFuzz_TakesEveryMonthOfEveryYear(uint256 year, uint256 month, bytes32 root, uint256 count) public {
        vm.assume(root != bytes32(0) && count != 0);
        string memory name = monthOf(bound(year, 1970, 9999), bound(month, 1, 12));
        _publish(name, root, count);
        vm.assertTrue(registry.roots(name) == root);
    }

    function testFuzz_NeverChangesARoot(bytes32 other, uint256 count) public {
        vm.assume(other != bytes32(0) && count != 0);
        _publish(MONTH, ROOT, 3);
        vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.AlreadyPublished.selector, MONTH));
        _publish(MONTH, other, count);
        vm.assertTrue(registry.roots(MONTH) == ROOT);
    }

    function testFuzz_RefusesMonthsThatNoYearHas(uint256 year, uint256 month) public {
        month = bound(month, 12, 99);
        _expectNotValid(monthOf(bound(year, 0, 9999), month == 12 ? 0 : month));
    }

    function test_RefusesWhatIsNoMonth() public {
        string[12] memory texts = [
            "",
            "2026",
            "2026-8",
            "2026-080",
            "2026/08",
            "202608-",
            "2026-0:",
            "2026-0/",
            "2026-1a",
            "a026-08",
            "-026-08",
            " 2026-0"
        ];
        for (uint256 i = 0; i < texts.length; ++i) _expectNotValid(texts[i]);
    }

    function testFuzz_RefusesEveryOtherLength(string memory text) public {
        vm.assume(bytes(text).length != 7);
        _expectNotValid(text);
    }

    function testFuzz_OneWrongSignIsEnough(uint256 place, bytes1 sign) public {
        bytes memory text = bytes(string.concat(MONTH));
        place = bound(place, 0, text.length - 1);
        vm.assume(place == 4 ? sign != "-" : (sign < "0" || sign > "9"));
        text[place] = sign;
        _expectNotValid(string(text));
    }

    function test_RefusesAFirstMonthThatIsNone() public {
        vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.MonthNotValid.selector, "2026-13"));
        deployRegistry(ADMIN, PUBLISHER, "2026-13");
        vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.MonthTooEarly.selector, "1969-12"));
        deployRegistry(ADMIN, PUBLISHER, "1969-12");
    }

    function testFuzz_TakesAMonthFromTheFirstSecondAfterIt(uint256 year, uint256 month, uint256 before) public {
        string memory name = monthOf(bound(year, 1970, 9999), bound(month, 1, 12));
        uint256 end = endOfMonth(bytes7(bytes(name)));
        vm.warp(end - bound(before, 1, end));
        vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.MonthNotOver.selector, name));
        _publish(name, ROOT, 3);
        vm.warp(end);
        _publish(name, ROOT, 3);
        vm.assertTrue(registry.roots(name) == ROOT);
    }

    function testFuzz_TakesNoMonthBeforeItsFirst(uint256 first, uint256 wanted) public {
        first = bound(first, 1970 * 12, 9999 * 12 + 11);
        wanted = bound(wanted, 0, 9999 * 12 + 11);
        string memory name = monthOf(wanted / 12, (wanted % 12) + 1);
        registry = deployRegistry(ADMIN, PUBLISHER, monthOf(first / 12, (first % 12) + 1));
        if (wanted < first) vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.MonthTooEarly.selector, name));
        _publish(name, ROOT, 3);
    }

    function test_RefusesAnEmptyRoot() public {
        vm.expectRevert(IVoteRegistry.EmptyRoot.selector);
        _publish(MONTH, bytes32(0), 3);
    }

    function test_RefusesAMonthWithoutVotes() public {
        vm.expectRevert(IVoteRegistry.NoVotes.selector);
        _publish(MONTH, ROOT, 0);
    }

    function testFuzz_OnlyPublishersMayDoSo(address account) public {
        vm.assume(account != PUBLISHER);
        bytes32 role = registry.PUBLISHER_ROLE();
        bytes4 unauthorized = IAccessControl.AccessControlUnauthorizedAccount.selector;
        vm.expectRevert(abi.encodeWithSelector(unauthorized, account, role));
        vm.prank(account);
        registry.publish(MONTH, ROOT, 3);
    }

    function _publish(string memory month, bytes32 root, uint256 count) private {
        vm.prank(PUBLISHER);
        registry.publish(month, root, count);
    }

    function _expectNotValid(string memory month) private {
        vm.expectRevert(abi.encodeWithSelector(IVoteRegistry.MonthNotValid.selector, month));
        _publish(month, ROOT, 3);
    }
}
