// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../src/AdPaymentSplitter.sol";
import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {ADMIN, MODERATOR, STRANGER} from "./helpers/people.sol";
import {SolidityTest, vm} from "./helpers/SolidityTest.sol";
import {SplitterBooks} from "./helpers/SplitterBooks.sol";
import {SplitterHandler} from "./helpers/SplitterHandler.sol";

/// @notice What holds after any sequence of calls, sensible or hostile.
contract AdPaymentSplitterInvariantTest is SolidityTest {
    SplitterHandler private handler;
    AdPaymentSplitter private splitter;

    function setUp() public {
        handler = new SplitterHandler();
        splitter = handler.splitter();
    }

    /// @notice Tells the runner whom to call.
    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_HoldsExactlyWhatItOwesBesideForcedCoins() public view {
        uint256 owed = splitter.releasable(splitter.founder()) + splitter.releasable(splitter.platform());
        for (uint256 i = 0; i < handler.accountsCount(); ++i) owed += splitter.credits(handler.accounts(i));
        for (uint256 i = 0; i < handler.adsCount(); ++i) {
            (, uint256 amount, IAdPaymentSplitter.PaymentState state, ) = splitter.payments(handler.adIds(i));
            if (state == IAdPaymentSplitter.PaymentState.Held) owed += amount;
        }
        vm.assertEq(address(splitter).balance, owed + handler.forced());
    }

    function invariant_EveryPaymentStandsAsItMust() public view {
        for (uint256 i = 0; i < handler.adsCount(); ++i) {
            uint256 adId = handler.adIds(i);
            SplitterBooks.Payment memory due = handler.paymentOf(adId);
            (address payer, uint256 amount, IAdPaymentSplitter.PaymentState state, uint256 attempt) = splitter.payments(
                adId
            );
            vm.assertEq(payer, due.payer);
            vm.assertEq(amount, due.amount);
            vm.assertEq(uint256(state), uint256(due.state));
            vm.assertEq(attempt, due.attempt);
            vm.assertEq(splitter.reclaimableAt(adId), due.reclaimableAt);
        }
    }

    function invariant_NobodyHasAnotherCreditShareOrPlaceThanIsDue() public view {
        vm.assertEq(splitter.founder(), handler.payees(0));
        vm.assertEq(splitter.platform(), handler.payees(1));
        vm.assertEq(splitter.releasable(handler.payees(0)), handler.shares(0));
        vm.assertEq(splitter.releasable(handler.payees(1)), handler.shares(1));
        for (uint256 i = 0; i < handler.accountsCount(); ++i) {
            address account = handler.accounts(i);
            vm.assertEq(splitter.credits(account), handler.credits(account));
            vm.assertEq(splitter.proposedPayee(account), handler.proposals(account));
        }
    }

    function invariant_FounderAndPlatformGetTheSettledTotalToTheWei() public view {
        vm.assertEq(handler.settledShares(0) + handler.settledShares(1), handler.settled());
        vm.assertEq(handler.settledShares(0) * 10, handler.settled() * 3);
    }

    function invariant_NobodyReceivesButPayersPayeesAndOwnersOfCredits() public view {
        for (uint256 i = 0; i < handler.accountsCount(); ++i) {
            address account = handler.accounts(i);
            vm.assertEq(account.balance, handler.PURSE() + handler.received(account) - handler.spent(account));
        }
        vm.assertEq(ADMIN.balance + MODERATOR.balance + STRANGER.balance + address(0).balance, 0);
    }

    function invariant_NothingIsEnteredAgain() public view {
        vm.assertEq(handler.reenterer().successes(), 0);
    }

    /// @dev What an invariant does is undone before the next call.
    function invariant_NoCoinIsStuck() public {
        for (uint256 i = 0; i < handler.adsCount(); ++i) {
            uint256 adId = handler.adIds(i);
            (address payer, , IAdPaymentSplitter.PaymentState state, uint256 attempt) = splitter.payments(adId);
            if (state != IAdPaymentSplitter.PaymentState.Held) continue;
            vm.prank(MODERATOR);
            splitter.refund(adId, payer, attempt);
        }
        for (uint256 i = 0; i < handler.accountsCount(); ++i) {
            address account = handler.accounts(i);
            if (splitter.credits(account) == 0) continue;
            vm.prank(account);
            splitter.withdrawCredit(STRANGER);
        }
        _emptyPlaces();
        vm.assertEq(address(splitter).balance, handler.forced());
    }

    /// @dev Even a payee that takes no coins gets its shares out, through a successor.
    function _emptyPlaces() private {
        address[2] memory payees = [splitter.founder(), splitter.platform()];
        for (uint256 i = 0; i < 2; ++i) {
            address successor = address(uint160(0xF001 + i));
            vm.prank(payees[i]);
            splitter.proposePayee(successor);
            vm.prank(successor);
            splitter.acceptPayee();
            if (splitter.releasable(successor) > 0) splitter.release(successor);
        }
    }
}
