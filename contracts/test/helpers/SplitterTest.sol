// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../../src/AdPaymentSplitter.sol";
import {IAdPaymentSplitter} from "../../src/interfaces/IAdPaymentSplitter.sol";
import {deploySplitter} from "./deployed.sol";
import {ADMIN, FIRST, FOUNDER, MODERATOR, PLATFORM, PRICE} from "./people.sol";
import {SolidityTest, vm} from "./SolidityTest.sol";

/// @notice A deployed splitter and the steps that many tests share.
abstract contract SplitterTest is SolidityTest {
    AdPaymentSplitter internal splitter;

    function setUp() public virtual {
        splitter = deploySplitter(ADMIN, MODERATOR, FOUNDER, PLATFORM, PRICE);
    }

    function _pay(uint256 adId, address payer) internal {
        uint256 price = splitter.adPrice();
        vm.deal(payer, payer.balance + price);
        vm.prank(payer);
        splitter.payForAd{value: price}(adId);
    }

    function _settle(uint256 adId, address payer) internal {
        _settle(adId, payer, FIRST);
    }

    function _settle(uint256 adId, address payer, uint256 attempt) internal {
        vm.prank(MODERATOR);
        splitter.settle(adId, payer, attempt);
    }

    function _refund(uint256 adId, address payer) internal {
        _refund(adId, payer, FIRST);
    }

    function _refund(uint256 adId, address payer, uint256 attempt) internal {
        vm.prank(MODERATOR);
        splitter.refund(adId, payer, attempt);
    }

    function _handOver(address payee, address successor) internal {
        vm.prank(payee);
        splitter.proposePayee(successor);
        vm.prank(successor);
        splitter.acceptPayee();
    }

    function _pause() internal {
        vm.prank(ADMIN);
        splitter.pause();
    }

    function _setPrice(uint256 price) internal {
        vm.prank(ADMIN);
        splitter.setAdPrice(price);
    }

    function _assertPayment(
        uint256 adId,
        address payer,
        uint256 amount,
        IAdPaymentSplitter.PaymentState state,
        uint256 attempt
    ) internal view {
        (
            address actualPayer,
            uint256 actualAmount,
            IAdPaymentSplitter.PaymentState actual,
            uint256 actualAttempt
        ) = splitter.payments(adId);
        vm.assertEq(actualPayer, payer);
        vm.assertEq(actualAmount, amount);
        vm.assertEq(uint256(actual), uint256(state));
        vm.assertEq(actualAttempt, attempt);
    }
}
