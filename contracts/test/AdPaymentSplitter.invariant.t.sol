// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../src/AdPaymentSplitter.sol";
import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {ADMIN, MODERATOR, STRANGER} from "./helpers/people.sol";
import {SolidityTest, vm} from "./helpers/SolidityTest.sol";
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
        uint256 owed = _held(address(0)) + _unreleased();
        for (uint256 i = 0; i < handler.payersCount(); ++i) owed += splitter.credits(handler.payers(i));
        vm.assertEq(address(splitter).balance, owed + handler.forced());
    }

    function invariant_FounderAndPlatformGetTheSettledTotalToTheWei() public view {
        vm.assertEq(_unreleased() + _released(), handler.settled());
    }

    function invariant_EveryPayerHasItsCoinsOrSeesThemHeldCreditedOrSettled() public view {
        uint256 missing;
        for (uint256 i = 0; i < handler.payersCount(); ++i) {
            address payer = handler.payers(i);
            uint256 spent = handler.PURSE() - payer.balance;
            missing += spent - _held(payer) - splitter.credits(payer) - handler.withdrawn(payer);
        }
        vm.assertEq(missing, handler.settled());
    }

    function invariant_NobodyElseGetsACoin() public view {
        vm.assertEq(ADMIN.balance + MODERATOR.balance + STRANGER.balance, 0);
    }

    /// @dev Sum of the held payments of one payer, of everybody for the zero address.
    function _held(address wanted) private view returns (uint256 total) {
        for (uint256 adId = 0; adId < handler.ADS(); ++adId) {
            (address payer, uint256 amount, IAdPaymentSplitter.PaymentState state, ) = splitter.payments(adId);
            if (state != IAdPaymentSplitter.PaymentState.Held) continue;
            if (wanted == address(0) || wanted == payer) total += amount;
        }
    }

    function _unreleased() private view returns (uint256) {
        return splitter.releasable(splitter.founder()) + splitter.releasable(splitter.platform());
    }

    function _released() private view returns (uint256 total) {
        for (uint256 i = 0; i < handler.payeesCount(); ++i) total += handler.payees(i).balance;
    }
}
