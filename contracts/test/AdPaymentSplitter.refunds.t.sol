// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {AD, FIRST, OTHER_PAYER, PAYER, PRICE, STRANGER} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Giving payments back: by the moderator, or by the payer after the hold period.
contract AdPaymentSplitterRefundsTest is SplitterTest {
    function test_RefundsTheWholePaymentToItsPayer() public {
        _pay(AD, PAYER);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdRefunded(AD, PAYER, FIRST, PRICE);
        _refund(AD, PAYER);

        vm.assertEq(PAYER.balance, PRICE);
        vm.assertEq(address(splitter).balance, 0);
        vm.assertEq(splitter.credits(PAYER), 0);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Refunded, FIRST);
    }

    function testFuzz_RefundsWhatWasPaidWhateverThePriceIsNow(uint48 laterPriceInGwei) public {
        vm.assume(laterPriceInGwei > 0);
        _pay(AD, PAYER);
        _setPrice(uint256(laterPriceInGwei) * 1 gwei);
        _refund(AD, PAYER);
        vm.assertEq(PAYER.balance, PRICE);
    }

    function test_RefusesToRefundAnUnpaidAd() public {
        _expectNotHeld();
        _refund(AD, PAYER);
    }

    function test_RefusesToRefundTwice() public {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        _expectNotHeld();
        _refund(AD, PAYER);
    }

    function test_RefusesToRefundASettledPayment() public {
        _pay(AD, PAYER);
        _settle(AD, PAYER);
        _expectNotHeld();
        _refund(AD, PAYER);
    }

    function test_ALateRefundMissesThePaymentOfSomebodyElse() public {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        _pay(AD, OTHER_PAYER);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.WrongPayer.selector, AD, OTHER_PAYER));
        _refund(AD, PAYER);
        vm.assertEq(address(splitter).balance, PRICE);
    }

    function test_RefundsAndReclaimsWhilePaused() public {
        _pay(AD, PAYER);
        _pay(AD + 1, PAYER);
        _pause();
        _refund(AD, PAYER);
        vm.warp(splitter.reclaimableAt(AD + 1));
        vm.prank(PAYER);
        splitter.reclaim(AD + 1);
        vm.assertEq(PAYER.balance, 2 * PRICE);
    }

    function testFuzz_RefusesToReclaimBeforeTheHoldPeriodEnds(uint256 waited) public {
        waited = bound(waited, 0, splitter.HOLD_PERIOD() - 1);
        _pay(AD, PAYER);
        uint256 allowedAt = block.timestamp + splitter.HOLD_PERIOD();
        vm.warp(block.timestamp + waited);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.HoldPeriodNotOver.selector, AD, allowedAt));
        vm.prank(PAYER);
        splitter.reclaim(AD);
    }

    function test_ReclaimsAtTheEndOfTheHoldPeriod() public {
        _pay(AD, PAYER);
        vm.warp(block.timestamp + splitter.HOLD_PERIOD());
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdRefunded(AD, PAYER, FIRST, PRICE);
        vm.prank(PAYER);
        splitter.reclaim(AD);
        vm.assertEq(PAYER.balance, PRICE);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Refunded, FIRST);
    }

    function test_RefusesToReclaimForAnybodyButThePayer() public {
        _pay(AD, PAYER);
        vm.warp(splitter.reclaimableAt(AD));
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.WrongPayer.selector, AD, PAYER));
        vm.prank(STRANGER);
        splitter.reclaim(AD);
    }

    function test_RefusesToReclaimForAnUnpaidAd() public {
        _expectNotHeld();
        vm.prank(PAYER);
        splitter.reclaim(AD);
    }

    function test_RefusesToReclaimTwice() public {
        _pay(AD, PAYER);
        vm.warp(splitter.reclaimableAt(AD));
        vm.prank(PAYER);
        splitter.reclaim(AD);
        _expectNotHeld();
        vm.prank(PAYER);
        splitter.reclaim(AD);
    }

    function test_RefusesToReclaimASettledPayment() public {
        _pay(AD, PAYER);
        uint256 allowedAt = splitter.reclaimableAt(AD);
        _settle(AD, PAYER);
        vm.warp(allowedAt);
        _expectNotHeld();
        vm.prank(PAYER);
        splitter.reclaim(AD);
    }

    function test_SettlesAfterTheHoldPeriodWhatNobodyReclaimed() public {
        _pay(AD, PAYER);
        vm.warp(splitter.reclaimableAt(AD) + 1 days);
        _settle(AD, PAYER);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Settled, FIRST);
    }

    function test_ANewPaymentStartsANewHoldPeriod() public {
        _pay(AD, PAYER);
        vm.warp(splitter.reclaimableAt(AD));
        vm.prank(PAYER);
        splitter.reclaim(AD);
        _pay(AD, PAYER);
        vm.assertEq(splitter.reclaimableAt(AD), block.timestamp + splitter.HOLD_PERIOD());
    }

    function _expectNotHeld() private {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PaymentNotHeld.selector, AD));
    }
}
