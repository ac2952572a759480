// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {deployBadges, deployRegistry, deploySplitter} from "./helpers/deployed.sol";
import {
    ADMIN,
    FIRST_MONTH,
    FOUNDER,
    KEEPER,
    MINTER,
    MODERATOR,
    PLATFORM,
    PRICE,
    PUBLISHER,
    STRANGER
} from "./helpers/people.sol";
import {bound, SolidityTest, vm} from "./helpers/SolidityTest.sol";

/// @notice One admin a contract, who hands the part on in two steps, days apart.
abstract contract AdminRulesTest is SolidityTest {
    address private constant SUCCESSOR = address(0xD1);
    uint256 private constant DELAY = 3 days;

    AccessControlDefaultAdminRules private target;

    function setUp() public {
        target = _deploy();
    }

    function test_HasTheAdminThatItWasDeployedWith() public view {
        vm.assertEq(target.defaultAdmin(), ADMIN);
        vm.assertEq(target.defaultAdminDelay(), DELAY);
    }

    function test_RefusesToBeDeployedWithoutAnAdmin() public {
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlInvalidDefaultAdmin.selector,
                address(0)
            )
        );
        _deployWithoutAdmin();
    }

    function test_TheAdminCannotAppointASecondOne() public {
        bytes32 role = target.DEFAULT_ADMIN_ROLE();
        vm.expectRevert(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        vm.prank(ADMIN);
        target.grantRole(role, STRANGER);
    }

    function test_TheSuccessorTakesOverAfterTheDelay() public {
        _announce();
        vm.warp(block.timestamp + DELAY + 1);
        vm.prank(SUCCESSOR);
        target.acceptDefaultAdminTransfer();
        vm.assertEq(target.defaultAdmin(), SUCCESSOR);
        vm.assertTrue(!target.hasRole(target.DEFAULT_ADMIN_ROLE(), ADMIN));
    }

    function testFuzz_TheSuccessorTakesOverNoSooner(uint256 waited) public {
        _announce();
        uint256 allowedAfter = block.timestamp + DELAY;
        vm.warp(block.timestamp + bound(waited, 0, DELAY));
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminDelay.selector,
                allowedAfter
            )
        );
        vm.prank(SUCCESSOR);
        target.acceptDefaultAdminTransfer();
    }

    function test_TheAdminCanStopWhatWasAnnounced() public {
        _announce();
        vm.prank(ADMIN);
        target.cancelDefaultAdminTransfer();
        vm.warp(block.timestamp + DELAY + 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlInvalidDefaultAdmin.selector,
                SUCCESSOR
            )
        );
        vm.prank(SUCCESSOR);
        target.acceptDefaultAdminTransfer();
        vm.assertEq(target.defaultAdmin(), ADMIN);
    }

    function testFuzz_NobodyElseAnnouncesASuccessor(address account) public {
        vm.assume(account != ADMIN);
        vm.expectRevert();
        vm.prank(account);
        target.beginDefaultAdminTransfer(account);
    }

    function _announce() private {
        vm.prank(ADMIN);
        target.beginDefaultAdminTransfer(SUCCESSOR);
    }

    function _deploy() internal virtual returns (AccessControlDefaultAdminRules);

    function _deployWithoutAdmin() internal virtual;
}

contract SplitterAdminRulesTest is AdminRulesTest {
    function _deploy() internal override returns (AccessControlDefaultAdminRules) {
        return deploySplitter(ADMIN, MODERATOR, FOUNDER, PLATFORM, PRICE);
    }

    function _deployWithoutAdmin() internal override {
        deploySplitter(address(0), MODERATOR, FOUNDER, PLATFORM, PRICE);
    }
}

contract BadgeAdminRulesTest is AdminRulesTest {
    function _deploy() internal override returns (AccessControlDefaultAdminRules) {
        return deployBadges(ADMIN, MINTER, KEEPER);
    }

    function _deployWithoutAdmin() internal override {
        deployBadges(address(0), MINTER, KEEPER);
    }
}

contract RegistryAdminRulesTest is AdminRulesTest {
    function _deploy() internal override returns (AccessControlDefaultAdminRules) {
        return deployRegistry(ADMIN, PUBLISHER, FIRST_MONTH);
    }

    function _deployWithoutAdmin() internal override {
        deployRegistry(address(0), PUBLISHER, FIRST_MONTH);
    }
}
