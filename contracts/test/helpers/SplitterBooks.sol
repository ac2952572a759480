// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../../src/interfaces/IAdPaymentSplitter.sol";
import {SplitterActors} from "./SplitterActors.sol";
import {FOUNDER, PLATFORM, PRICE} from "./people.sol";
import {vm} from "./SolidityTest.sol";

/// @notice Books beside those of the splitter, kept in the plainest way: what a call must do, and what stands afterwards.
abstract contract SplitterBooks is SplitterActors {
    struct Payment {
        address payer;
        uint256 amount;
        IAdPaymentSplitter.PaymentState state;
        uint256 attempt;
        uint256 reclaimableAt;
    }

    /// @notice Ids of ads, the first two of which no ad can have.
    uint256[] public adIds = [0, 2 ** 31, 2 ** 31 - 1, 1];

    uint256 public forced;
    uint256 public settled;
    uint256 public price = PRICE;
    bool public paused;
    /// @notice Founder and platform.
    address[2] public payees = [FOUNDER, PLATFORM];
    uint256[2] public shares;
    /// @notice All that was ever settled for founder and platform.
    uint256[2] public settledShares;

    mapping(uint256 adId => Payment payment) internal payments;
    mapping(address payer => uint256 amount) public credits;
    mapping(address payee => address successor) public proposals;
    mapping(address account => uint256 amount) public spent;
    mapping(address account => uint256 amount) public received;

    function paymentOf(uint256 adId) external view returns (Payment memory) {
        return payments[adId];
    }

    function adsCount() public view returns (uint256) {
        return adIds.length;
    }

    function _ad(uint256 seed) internal view returns (uint256) {
        return adIds[seed % adIds.length];
    }

    /// @dev Any ad in one case of four, else one that can be paid, which is a new one when there is no other.
    function _adToPay(uint256 seed) internal returns (uint256) {
        if (seed % 4 == 0 || adIds.length == 16) return _ad(seed / 4);
        for (uint256 i = 0; i < adIds.length; ++i) if (_canPay(_ad(seed / 4 + i))) return _ad(seed / 4 + i);
        adIds.push(adIds.length);
        return adIds[adIds.length - 1];
    }

    /// @dev Any ad in one case of four, else one that a payment is held for, if there is one.
    function _adToDecide(uint256 seed) internal view returns (uint256) {
        for (uint256 i = 0; seed % 4 != 0 && i < adIds.length; ++i) {
            uint256 adId = _ad(seed / 4 + i);
            if (payments[adId].state == IAdPaymentSplitter.PaymentState.Held) return adId;
        }
        return _ad(seed / 4);
    }

    /// @dev Any account in three cases of four, so that credits add up, else one that has a credit, if there is one.
    function _creditor(uint256 seed) internal view returns (address) {
        for (uint256 i = 0; seed % 4 == 0 && i < accounts.length; ++i)
            if (credits[_account(seed / 4 + i)] > 0) return _account(seed / 4 + i);
        return _account(seed / 4);
    }

    function _canPay(uint256 adId) internal view returns (bool) {
        IAdPaymentSplitter.PaymentState state = payments[adId].state;
        bool free = state == IAdPaymentSplitter.PaymentState.None || state == IAdPaymentSplitter.PaymentState.Refunded;
        return free && !paused && adId != adIds[0] && adId != adIds[1];
    }

    function _isHeld(uint256 adId, address payer, uint256 attempt) internal view returns (bool) {
        Payment storage payment = payments[adId];
        bool held = payment.state == IAdPaymentSplitter.PaymentState.Held;
        return held && payment.payer == payer && payment.attempt == attempt;
    }

    function _isPayee(address account) internal view returns (bool) {
        return account == payees[0] || account == payees[1];
    }

    function _writePaid(uint256 adId, address payer) internal {
        Payment storage payment = payments[adId];
        payment.payer = payer;
        payment.amount = price;
        payment.state = IAdPaymentSplitter.PaymentState.Held;
        ++payment.attempt;
        payment.reclaimableAt = block.timestamp + 30 days;
        spent[payer] += price;
    }

    function _writeSettled(uint256 adId) internal {
        Payment storage payment = payments[adId];
        payment.state = IAdPaymentSplitter.PaymentState.Settled;
        payment.reclaimableAt = 0;
        uint256[2] memory parts = [(payment.amount * 3) / 10, (payment.amount * 7) / 10];
        for (uint256 i = 0; i < 2; ++i) {
            shares[i] += parts[i];
            settledShares[i] += parts[i];
        }
        settled += payment.amount;
    }

    function _writeRefunded(uint256 adId) internal {
        Payment storage payment = payments[adId];
        payment.state = IAdPaymentSplitter.PaymentState.Refunded;
        payment.reclaimableAt = 0;
        if (_accepts(payment.payer)) received[payment.payer] += payment.amount;
        else credits[payment.payer] += payment.amount;
    }

    function _call(address sender, uint256 value, bytes memory data) internal returns (bool success) {
        vm.prank(sender);
        // As much as any transaction needs, so that one that burns its gas leaves enough for the next.
        (success, ) = address(splitter).call{value: value, gas: 1_000_000}(data);
    }

    /// @dev Calls the splitter and fails the run unless it answers as the books expect.
    function _try(bool due, address sender, uint256 value, bytes memory data) internal returns (bool) {
        vm.assertTrue(_call(sender, value, data) == due);
        return due;
    }
}
