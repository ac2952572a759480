// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {Reenterer, RepeatingPayer} from "./helpers/Receivers.sol";
import {AD, ADMIN, FIRST, FOUNDER, OTHER_PAYER, PAYER, PRICE} from "./helpers/people.sol";
import {vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Receivers of coins that call back: whatever they are allowed to do, none of it succeeds meanwhile.
contract AdPaymentSplitterReentrancyTest is SplitterTest {
    uint256 private constant OTHER_AD = AD + 1;

    /// @dev Payer, payee and moderator in one, so that nothing but the guard stands in its way.
    Reenterer private actor;

    function setUp() public override {
        super.setUp();
        actor = new Reenterer(splitter);
        bytes32 role = splitter.MODERATOR_ROLE();
        vm.prank(ADMIN);
        splitter.grantRole(role, address(actor));
        _pay(OTHER_AD, PAYER);
    }

    function test_NothingCanBeCalledFromARefund() public {
        bytes[8] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; ++i) {
            _pay(AD, address(actor));
            _prepare(calls[i]);
            _refund(AD, address(actor), i + 1);
            _assertRefused();
        }
    }

    function test_NothingCanBeCalledFromAReclaim() public {
        bytes[8] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; ++i) {
            _pay(AD, address(actor));
            vm.warp(splitter.reclaimableAt(AD));
            _prepare(calls[i]);
            actor.call(0, abi.encodeCall(IAdPaymentSplitter.reclaim, (AD)));
            _assertRefused();
        }
    }

    function test_NothingCanBeCalledFromAWithdrawal() public {
        bytes[8] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; ++i) {
            RepeatingPayer payer = _creditedPayer(100 + i);
            _prepare(calls[i]);
            payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(actor))));
            _assertRefused();
        }
    }

    function test_NothingCanBeCalledFromARelease() public {
        _handOver(FOUNDER, address(actor));
        bytes[8] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; ++i) {
            _pay(100 + i, PAYER);
            _settle(100 + i, PAYER);
            _prepare(calls[i]);
            splitter.release(address(actor));
            _assertRefused();
        }
    }

    function test_APayerThatPaysAgainInsideItsRefundGetsACreditInstead() public {
        RepeatingPayer payer = new RepeatingPayer(splitter);
        payer.repeat(AD);
        _pay(AD, address(payer));
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.RefundCredited(AD, address(payer), FIRST, PRICE);
        _refund(AD, address(payer));

        _assertPayment(AD, address(payer), PRICE, IAdPaymentSplitter.PaymentState.Refunded, FIRST);
        vm.assertEq(splitter.credits(address(payer)), PRICE);
    }

    function test_APayerThatBearsTheRefusalIsRefundedAndHoldsNothing() public {
        actor.prepare(abi.encodeCall(IAdPaymentSplitter.payForAd, (AD)), PRICE);
        _pay(AD, address(actor));
        _refund(AD, address(actor));
        _assertRefused();
        _assertPayment(AD, address(actor), PRICE, IAdPaymentSplitter.PaymentState.Refunded, FIRST);
        vm.assertEq(address(actor).balance, PRICE);
        vm.assertEq(splitter.credits(address(actor)), 0);
    }

    function test_TheGuardEndsWithTheCall() public {
        _pay(AD, address(actor));
        _refund(AD, address(actor));
        _pay(AD, OTHER_PAYER);
        _settle(AD, OTHER_PAYER, FIRST + 1);
        splitter.release(FOUNDER);
    }

    function _calls() private view returns (bytes[8] memory) {
        return [
            abi.encodeCall(IAdPaymentSplitter.payForAd, (AD)),
            abi.encodeCall(IAdPaymentSplitter.settle, (OTHER_AD, PAYER, FIRST)),
            abi.encodeCall(IAdPaymentSplitter.refund, (OTHER_AD, PAYER, FIRST)),
            abi.encodeCall(IAdPaymentSplitter.reclaim, (AD)),
            abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(this))),
            abi.encodeCall(IAdPaymentSplitter.release, (FOUNDER)),
            abi.encodeCall(IAdPaymentSplitter.proposePayee, (address(this))),
            abi.encodeCall(IAdPaymentSplitter.acceptPayee, ())
        ];
    }

    /// @dev What pays comes with the price, so that not its lack refuses it.
    function _prepare(bytes memory data) private {
        bool pays = bytes4(data) == IAdPaymentSplitter.payForAd.selector;
        if (pays) vm.deal(address(actor), PRICE);
        actor.prepare(data, pays ? PRICE : 0);
    }

    function _assertRefused() private view {
        vm.assertTrue(actor.refusal() == ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        vm.assertEq(actor.successes(), 0);
        _assertPayment(OTHER_AD, PAYER, PRICE, IAdPaymentSplitter.PaymentState.Held, FIRST);
    }

    function _creditedPayer(uint256 adId) private returns (RepeatingPayer payer) {
        payer = new RepeatingPayer(splitter);
        payer.repeat(adId);
        _pay(adId, address(payer));
        _refund(adId, address(payer));
    }
}
