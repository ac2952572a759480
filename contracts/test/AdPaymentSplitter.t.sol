// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {AD, FIRST, FOUNDER, OTHER_PAYER, PAYER, PLATFORM, PRICE} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Paying for an ad and settling the payment.
contract AdPaymentSplitterTest is SplitterTest {
    function test_HoldsThePaymentOfAnAd() public {
        vm.warp(1_800_000_000);
        vm.deal(PAYER, PRICE);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdPaid(AD, PAYER, FIRST, PRICE);
        vm.prank(PAYER);
        splitter.payForAd{value: PRICE}(AD);

        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, FIRST);
        vm.assertEq(splitter.reclaimableAt(AD), 1_800_000_000 + 30 days);
        vm.assertEq(address(splitter).balance, PRICE);
    }

    function test_KnowsNothingOfAnUnpaidAd() public view {
        _assertPayment(AD, address(0), 0, IAdPaymentSplitter.PaymentState.None, 0);
        vm.assertEq(splitter.reclaimableAt(AD), 0);
    }

    function testFuzz_RefusesAnyOtherAmountThanThePrice(uint96 sent) public {
        vm.assume(sent != PRICE);
        vm.deal(PAYER, sent);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.WrongAmount.selector, PRICE, sent));
        vm.prank(PAYER);
        splitter.payForAd{value: sent}(AD);
    }

    function test_RefusesASecondPaymentForAHeldAd() public {
        _pay(AD, PAYER);
        _expectAlreadyPaid();
    }

    function test_RefusesASecondPaymentForASettledAd() public {
        _pay(AD, PAYER);
        _settle(AD, PAYER);
        _expectAlreadyPaid();
    }

    function test_TakesANewPaymentForARefundedAd() public {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        _pay(AD, OTHER_PAYER);
        _assertPayment(AD, OTHER_PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, FIRST + 1);
    }

    function test_RefusesPlainTransfersAndUnknownCalls() public {
        vm.deal(address(this), 2 ether);
        (bool success, bytes memory reason) = address(splitter).call{value: 1 ether}("");
        vm.assertTrue(!success && bytes4(reason) == IAdPaymentSplitter.PlainTransferRefused.selector);
        (success, ) = address(splitter).call{value: 1 ether}(hex"deadbeef");
        vm.assertTrue(!success);
    }

    function test_LeavesForcedCoinsOutOfItsBooks() public {
        _pay(AD, PAYER);
        vm.deal(address(splitter), PRICE + 1 ether);
        _settle(AD, PAYER);
        vm.assertEq(splitter.releasable(FOUNDER) + splitter.releasable(PLATFORM), PRICE);
        vm.assertEq(address(splitter).balance, PRICE + 1 ether);
    }

    function test_SettlesThirtyToSeventy() public {
        _pay(AD, PAYER);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdSettled(AD, PAYER, FIRST, 7.5 ether, 17.5 ether);
        _settle(AD, PAYER);

        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Settled, FIRST);
        vm.assertEq(splitter.releasable(FOUNDER), 7.5 ether);
        vm.assertEq(splitter.releasable(PLATFORM), 17.5 ether);
        vm.assertEq(splitter.reclaimableAt(AD), 0);
    }

    function testFuzz_SplitsEveryPriceToTheWei(uint48 priceInGwei, uint256 adId) public {
        vm.assume(priceInGwei > 0);
        adId = bound(adId, 1, splitter.MAX_AD_ID());
        uint256 price = uint256(priceInGwei) * 1 gwei;
        _setPrice(price);
        _pay(adId, PAYER);
        _settle(adId, PAYER);
        vm.assertEq(splitter.releasable(FOUNDER) * 10_000, price * 3000);
        vm.assertEq(splitter.releasable(FOUNDER) + splitter.releasable(PLATFORM), price);
    }

    function testFuzz_SettlesByThePriceThatWasPaid(uint48 laterPriceInGwei) public {
        vm.assume(laterPriceInGwei > 0);
        _pay(AD, PAYER);
        _setPrice(uint256(laterPriceInGwei) * 1 gwei);
        _settle(AD, PAYER);
        vm.assertEq(splitter.releasable(FOUNDER) + splitter.releasable(PLATFORM), PRICE);
    }

    function test_RefusesToSettleTwice() public {
        _pay(AD, PAYER);
        _settle(AD, PAYER);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PaymentNotHeld.selector, AD));
        _settle(AD, PAYER);
    }

    function test_RefusesToSettleAnUnpaidAd() public {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PaymentNotHeld.selector, AD));
        _settle(AD, PAYER);
    }

    function test_RefusesToSettleARefundedPayment() public {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.PaymentNotHeld.selector, AD));
        _settle(AD, PAYER);
    }

    function test_ALateSettleMissesThePaymentOfSomebodyElse() public {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        _pay(AD, OTHER_PAYER);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.WrongPayer.selector, AD, OTHER_PAYER));
        _settle(AD, PAYER);
        _assertPayment(AD, OTHER_PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, FIRST + 1);
    }

    function test_PauseStopsPayingAndSettling() public {
        _pay(AD, PAYER);
        _pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _settle(AD, PAYER);
        vm.deal(PAYER, PRICE);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        vm.prank(PAYER);
        splitter.payForAd{value: PRICE}(AD + 1);
    }

    function _expectAlreadyPaid() private {
        vm.deal(OTHER_PAYER, PRICE);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.AdAlreadyPaid.selector, AD));
        vm.prank(OTHER_PAYER);
        splitter.payForAd{value: PRICE}(AD);
    }
}
