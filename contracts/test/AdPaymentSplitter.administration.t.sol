// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {deploySplitter} from "./helpers/deployed.sol";
import {AD, ADMIN, FIRST, FOUNDER, MODERATOR, PAYER, PLATFORM, PRICE} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Deployment, roles, the price and the pause.
contract AdPaymentSplitterAdministrationTest is SplitterTest {
    uint256 private constant HIGHEST_PRICE = uint256(type(uint48).max) * 1 gwei;

    function test_StartsWithWhatItWasDeployedWith() public view {
        vm.assertEq(splitter.adPrice(), PRICE);
        vm.assertEq(splitter.founder(), FOUNDER);
        vm.assertEq(splitter.platform(), PLATFORM);
        vm.assertEq(splitter.FOUNDER_SHARE_BPS(), 3000);
        vm.assertEq(splitter.HOLD_PERIOD(), 30 days);
        vm.assertEq(splitter.VERSION(), 2);
        vm.assertTrue(splitter.hasRole(splitter.DEFAULT_ADMIN_ROLE(), ADMIN));
        vm.assertTrue(splitter.hasRole(splitter.MODERATOR_ROLE(), MODERATOR));
        vm.assertTrue(!splitter.hasRole(splitter.DEFAULT_ADMIN_ROLE(), address(this)));
        vm.assertTrue(!splitter.paused());
    }

    function test_RefusesToBeDeployedWithoutEverybody() public {
        for (uint256 missing = 0; missing < 3; ++missing) {
            address[3] memory people = [MODERATOR, FOUNDER, PLATFORM];
            people[missing] = address(0);
            vm.expectRevert(IAdPaymentSplitter.ZeroAddress.selector);
            deploySplitter(ADMIN, people[0], people[1], people[2], PRICE);
        }
    }

    function test_RefusesToBeDeployedWithOnePayeeForBothPlaces() public {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.AlreadyAPayee.selector, FOUNDER));
        deploySplitter(ADMIN, MODERATOR, FOUNDER, FOUNDER, PRICE);
    }

    function test_RefusesToBeDeployedForFree() public {
        vm.expectRevert(IAdPaymentSplitter.ZeroPrice.selector);
        deploySplitter(ADMIN, MODERATOR, FOUNDER, PLATFORM, 0);
    }

    function testFuzz_TakesEveryPriceInWholeGwei(uint48 priceInGwei) public {
        vm.assume(priceInGwei > 0);
        uint256 price = uint256(priceInGwei) * 1 gwei;
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdPriceChanged(PRICE, price);
        _setPrice(price);
        vm.assertEq(splitter.adPrice(), price);
    }

    function test_TakesTheLowestAndTheHighestPrice() public {
        _setPrice(1 gwei);
        _pay(AD, PAYER);
        _setPrice(HIGHEST_PRICE);
        _pay(AD + 1, PAYER);
        vm.assertEq(address(splitter).balance, HIGHEST_PRICE + 1 gwei);
        _refund(AD + 1, PAYER);
        vm.assertEq(PAYER.balance, HIGHEST_PRICE);
    }

    function test_RefusesAPriceOfZero() public {
        vm.expectRevert(IAdPaymentSplitter.ZeroPrice.selector);
        _setPrice(0);
    }

    function testFuzz_RefusesAPriceBetweenTwoGwei(uint256 price) public {
        vm.assume(price % 1 gwei != 0);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PriceNotInGwei.selector, price));
        _setPrice(price);
    }

    function testFuzz_RefusesAPriceThatDoesNotFit(uint256 price) public {
        price = bound(price, HIGHEST_PRICE / 1 gwei + 1, type(uint256).max / 1 gwei) * 1 gwei;
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PriceTooHigh.selector, price, HIGHEST_PRICE));
        _setPrice(price);
    }

    function test_APriceChangeKeepsThePause() public {
        _pause();
        _setPrice(1 ether);
        vm.assertTrue(splitter.paused());
        vm.prank(ADMIN);
        splitter.unpause();
        vm.assertEq(splitter.adPrice(), 1 ether);
    }

    function test_RefusesToPauseTwiceOrToEndWhatIsNotPaused() public {
        vm.expectRevert(Pausable.ExpectedPause.selector);
        vm.prank(ADMIN);
        splitter.unpause();
        _pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _pause();
    }

    function test_TakesPaymentsAgainAfterAPause() public {
        _pause();
        vm.prank(ADMIN);
        splitter.unpause();
        _pay(AD, PAYER);
        _settle(AD, PAYER);
    }

    function testFuzz_OnlyTheAdminAdministers(address account) public {
        vm.assume(account != ADMIN);
        bytes32 role = splitter.DEFAULT_ADMIN_ROLE();
        _expectMissingRole(account, role);
        splitter.setAdPrice(1 ether);
        _expectMissingRole(account, role);
        splitter.pause();
        _expectMissingRole(account, role);
        splitter.unpause();
    }

    function testFuzz_OnlyModeratorsDecide(address account) public {
        vm.assume(account != MODERATOR);
        _pay(AD, PAYER);
        bytes32 role = splitter.MODERATOR_ROLE();
        _expectMissingRole(account, role);
        splitter.settle(AD, PAYER, FIRST);
        _expectMissingRole(account, role);
        splitter.refund(AD, PAYER, FIRST);
    }

    function _expectMissingRole(address account, bytes32 role) private {
        bytes4 unauthorized = IAccessControl.AccessControlUnauthorizedAccount.selector;
        vm.expectRevert(abi.encodeWithSelector(unauthorized, account, role));
        vm.prank(account);
    }
}
