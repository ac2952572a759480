// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {AD, FIRST, OTHER_PAYER, PAYER, PRICE} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Ids of ads, and the numbers by which the payments of one ad are told apart.
contract AdPaymentSplitterAttemptsTest is SplitterTest {
    uint256 private constant LAST = type(uint16).max;

    function test_CountsThePaymentsOfAnAd() public {
        for (uint256 attempt = FIRST; attempt < 5; ++attempt) {
            address payer = attempt % 2 == 0 ? PAYER : OTHER_PAYER;
            vm.expectEmit(address(splitter));
            emit IAdPaymentSplitter.AdPaid(AD, payer, attempt, PRICE);
            _pay(AD, payer);
            _assertPayment(AD, payer, PRICE, IAdPaymentSplitter.PaymentState.Held, attempt);
            vm.expectEmit(address(splitter));
            emit IAdPaymentSplitter.AdRefunded(AD, payer, attempt, PRICE);
            _refund(AD, payer, attempt);
            _assertPayment(AD, payer, PRICE, IAdPaymentSplitter.PaymentState.Refunded, attempt);
        }
    }

    function test_CountsEveryAdForItself() public {
        _paySecondAttempt();
        _pay(AD + 1, PAYER);
        _assertPayment(AD + 1, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, FIRST);
    }

    function test_AReclaimTellsItsAttempt() public {
        _paySecondAttempt();
        vm.warp(splitter.reclaimableAt(AD));
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdRefunded(AD, PAYER, FIRST + 1, PRICE);
        vm.prank(PAYER);
        splitter.reclaim(AD);
    }

    function test_SettlesALaterAttempt() public {
        _paySecondAttempt();
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdSettled(AD, PAYER, FIRST + 1, 7.5 ether, 17.5 ether);
        _settle(AD, PAYER, FIRST + 1);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Settled, FIRST + 1);
    }

    function test_ALateSettleMissesTheNextPaymentOfTheSamePayer() public {
        _paySecondAttempt();
        _expectWrongAttempt();
        _settle(AD, PAYER, FIRST);
    }

    function test_ALateRefundMissesTheNextPaymentOfTheSamePayer() public {
        _paySecondAttempt();
        _expectWrongAttempt();
        _refund(AD, PAYER, FIRST);
        vm.assertEq(address(splitter).balance, PRICE);
    }

    function testFuzz_NoOtherNumberHitsThePayment(uint256 attempt) public {
        vm.assume(attempt != FIRST + 1);
        _paySecondAttempt();
        _expectWrongAttempt();
        _settle(AD, PAYER, attempt);
        _expectWrongAttempt();
        _refund(AD, PAYER, attempt);
    }

    function test_TakesNoPaymentThatCouldGetNoNumberOfItsOwn() public {
        _payAsLastAttempt();
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, LAST);
        _refund(AD, PAYER, LAST);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Refunded, LAST);

        vm.deal(PAYER, PRICE);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NoAttemptLeft.selector, AD));
        vm.prank(PAYER);
        splitter.payForAd{value: PRICE}(AD);
        _pay(AD + 1, PAYER);
    }

    function test_SettlesTheLastAttempt() public {
        _payAsLastAttempt();
        _settle(AD, PAYER, LAST);
        _assertPayment(AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Settled, LAST);
    }

    function test_TakesTheLowestAndTheHighestId() public {
        uint256 highest = splitter.MAX_AD_ID();
        vm.assertEq(highest, 2 ** 31 - 1);
        _pay(1, PAYER);
        _pay(highest, PAYER);
        vm.assertEq(address(splitter).balance, 2 * PRICE);
    }

    function testFuzz_RefusesIdsThatNoAdCanHave(uint256 adId) public {
        _expectOutOfRange(0);
        _expectOutOfRange(splitter.MAX_AD_ID() + 1);
        _expectOutOfRange(bound(adId, splitter.MAX_AD_ID() + 1, type(uint256).max - 1));
        _expectOutOfRange(type(uint256).max);
    }

    function _paySecondAttempt() private {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        _pay(AD, PAYER);
    }

    /// @dev Writes into the ad's slot that all attempts but one were made, each of them refunded.
    function _payAsLastAttempt() private {
        _pay(AD, PAYER);
        _refund(AD, PAYER);
        vm.record();
        splitter.payments(AD);
        (bytes32[] memory reads, ) = vm.accesses(address(splitter));
        bytes32 slot = reads[0];
        uint256 payment = uint256(vm.load(address(splitter), slot));
        vm.assertEq(payment >> 240, FIRST);
        vm.store(address(splitter), slot, bytes32(payment ^ ((FIRST ^ (LAST - 1)) << 240)));
        _pay(AD, PAYER);
    }

    function _expectWrongAttempt() private {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.WrongAttempt.selector, AD, FIRST + 1));
    }

    function _expectOutOfRange(uint256 adId) private {
        vm.deal(PAYER, PRICE);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.AdIdOutOfRange.selector, adId));
        vm.prank(PAYER);
        splitter.payForAd{value: PRICE}(adId);
    }
}
