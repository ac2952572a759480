// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {Account, BookkeepingWallet, GasBurner, Refuser, ReturnBomber} from "./helpers/Receivers.sol";
import {AD, FIRST, MODERATOR, PRICE, STRANGER} from "./helpers/people.sol";
import {bound, vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Payers that are contracts, hostile ones among them, and the credits that come of refused refunds.
contract AdPaymentSplitterCreditsTest is SplitterTest {
    /// @dev The payer's limit, and as much again for the splitter's own work; copied return data would not fit.
    uint256 private constant WORST_REFUND_GAS = 100_000;

    function test_TurnsARefusedRefundIntoACredit() public {
        address payer = address(new Refuser(splitter));
        _pay(AD, payer);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.AdRefunded(AD, payer, FIRST, PRICE);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.RefundCredited(AD, payer, FIRST, PRICE);
        _refund(AD, payer);
        vm.assertEq(splitter.credits(payer), PRICE);
        vm.assertEq(address(splitter).balance, PRICE);
    }

    function test_AddsUpCredits() public {
        address payer = _creditedPayer();
        _pay(AD, payer);
        _refund(AD, payer, FIRST + 1);
        vm.assertEq(splitter.credits(payer), 2 * PRICE);
    }

    function test_AReclaimThatItsPayerCannotReceiveBecomesACreditToo() public {
        Refuser payer = new Refuser(splitter);
        _pay(AD, address(payer));
        vm.warp(splitter.reclaimableAt(AD));
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.reclaim, (AD)));
        vm.assertEq(splitter.credits(address(payer)), PRICE);
    }

    function test_RefundsAWalletThatKeepsBooks() public {
        BookkeepingWallet payer = new BookkeepingWallet(splitter);
        _pay(AD, address(payer));
        _refund(AD, address(payer));
        vm.assertEq(payer.received(), PRICE);
        vm.assertEq(splitter.credits(address(payer)), 0);
    }

    function test_APayerThatBurnsGasCostsNoMoreThanItsLimit() public {
        _assertBoundedRefund(new GasBurner(splitter));
    }

    function test_APayerThatReturnsABombCostsNoMoreThanItsLimit() public {
        _assertBoundedRefund(new ReturnBomber(splitter));
    }

    function testFuzz_TooLittleGasNeverTurnsAGoodRefundIntoACredit(uint256 gasLimit) public {
        BookkeepingWallet payer = new BookkeepingWallet(splitter);
        _pay(AD, address(payer));
        gasLimit = bound(gasLimit, 30_000, 150_000);
        vm.prank(MODERATOR);
        (bool success, ) = address(splitter).call{gas: gasLimit}(
            abi.encodeCall(IAdPaymentSplitter.refund, (AD, address(payer), FIRST))
        );
        vm.assertEq(splitter.credits(address(payer)), 0);
        vm.assertEq(payer.received(), success ? PRICE : 0);
    }

    function test_PaysACreditOutToAnAddressOfItsOwnersChoice() public {
        Account payer = Account(_creditedPayer());
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.CreditWithdrawn(address(payer), STRANGER, PRICE);
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (STRANGER)));
        vm.assertEq(STRANGER.balance, PRICE);
        vm.assertEq(splitter.credits(address(payer)), 0);
    }

    function test_PaysCreditsOutWhilePaused() public {
        Account payer = Account(_creditedPayer());
        _pause();
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (STRANGER)));
        vm.assertEq(STRANGER.balance, PRICE);
    }

    function test_KeepsACreditWhenItsReceiverRefuses() public {
        Account payer = Account(_creditedPayer());
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.TransferFailed.selector, payer));
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(payer))));
        vm.assertEq(splitter.credits(address(payer)), PRICE);
    }

    function test_KeepsACreditThatWouldGoToTheSplitter() public {
        Account payer = Account(_creditedPayer());
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.TransferFailed.selector, address(splitter)));
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(splitter))));
        vm.assertEq(splitter.credits(address(payer)), PRICE);
    }

    function test_RefusesToWithdrawToNobody() public {
        Account payer = Account(_creditedPayer());
        vm.expectRevert(IAdPaymentSplitter.ZeroAddress.selector);
        payer.call(0, abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(0))));
    }

    function test_RefusesToWithdrawWithoutACredit() public {
        _creditedPayer();
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NoCredit.selector, STRANGER));
        vm.prank(STRANGER);
        splitter.withdrawCredit(STRANGER);
    }

    function _creditedPayer() private returns (address payer) {
        payer = address(new Refuser(splitter));
        _pay(AD, payer);
        _refund(AD, payer);
    }

    function _assertBoundedRefund(Account payer) private {
        _pay(AD, address(payer));
        vm.prank(MODERATOR);
        uint256 before = gasleft();
        splitter.refund(AD, address(payer), FIRST);
        vm.assertLt(before - gasleft(), WORST_REFUND_GAS);
        vm.assertEq(splitter.credits(address(payer)), PRICE);
    }
}
