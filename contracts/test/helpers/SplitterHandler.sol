// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {SplitterBooks} from "./SplitterBooks.sol";
import {ADMIN, MODERATOR, STRANGER} from "./people.sol";
import {bound, vm} from "./SolidityTest.sol";

/**
 * @notice Takes the random calls of the invariant tests to a splitter, whether they make sense or not. A call that
 * succeeds where by the books it must fail, or the reverse, fails the run.
 */
contract SplitterHandler is SplitterBooks {
    function pay(uint256 payerSeed, uint256 adSeed, uint256 valueSeed) external {
        (address payer, uint256 adId) = (_payer(payerSeed), _adToPay(adSeed));
        uint256 value = valueSeed % 8 == 0 ? bound(valueSeed, 0, 2 * price) : price;
        bool due = _canPay(adId) && value == price;
        if (_try(due, payer, value, abi.encodeCall(splitter.payForAd, (adId)))) _writePaid(adId, payer);
    }

    function settle(uint256 adSeed, uint256 namingSeed) external {
        uint256 adId = _adToDecide(adSeed);
        (address payer, uint256 attempt) = _naming(adId, namingSeed);
        bool due = _isHeld(adId, payer, attempt) && !paused;
        bytes memory data = abi.encodeCall(splitter.settle, (adId, payer, attempt));
        if (_try(due, MODERATOR, 0, data)) _writeSettled(adId);
    }

    function refund(uint256 adSeed, uint256 namingSeed) external {
        uint256 adId = _adToDecide(adSeed);
        (address payer, uint256 attempt) = _naming(adId, namingSeed);
        bytes memory data = abi.encodeCall(splitter.refund, (adId, payer, attempt));
        if (_try(_isHeld(adId, payer, attempt), MODERATOR, 0, data)) _writeRefunded(adId);
    }

    function reclaim(uint256 adSeed, uint256 namingSeed) external {
        uint256 adId = _adToDecide(adSeed);
        (address payer, ) = _naming(adId, namingSeed);
        // The zero address calls nothing.
        if (payer == address(0)) payer = STRANGER;
        bool due = _isHeld(adId, payer, payments[adId].attempt) && block.timestamp >= payments[adId].reclaimableAt;
        if (_try(due, payer, 0, abi.encodeCall(splitter.reclaim, (adId)))) _writeRefunded(adId);
    }

    function withdrawCredit(uint256 payerSeed, uint256 receiverSeed) external {
        (address payer, address to) = (_creditor(payerSeed), _anyone(receiverSeed));
        uint256 credit = credits[payer];
        bool due = credit > 0 && to != address(0) && _accepts(to);
        if (!_try(due, payer, 0, abi.encodeCall(splitter.withdrawCredit, (to)))) return;
        credits[payer] = 0;
        received[to] += credit;
    }

    function release(uint256 callerSeed, uint256 payeeSeed) external {
        address payee = payeeSeed % 4 == 0 ? _account(payeeSeed / 4) : payees[payeeSeed % 2];
        uint256 place = payee == payees[0] ? 0 : 1;
        bool due = _isPayee(payee) && shares[place] > 0 && _accepts(payee);
        if (!_try(due, _account(callerSeed), 0, abi.encodeCall(splitter.release, (payee)))) return;
        received[payee] += shares[place];
        shares[place] = 0;
    }

    function proposePayee(uint256 callerSeed, uint256 successorSeed) external {
        address caller = callerSeed % 4 == 0 ? _account(callerSeed / 4) : payees[callerSeed % 2];
        address successor = _anyone(successorSeed);
        bool due = _isPayee(caller) && !_isPayee(successor) && successor != address(splitter);
        if (_try(due, caller, 0, abi.encodeCall(splitter.proposePayee, (successor)))) proposals[caller] = successor;
    }

    function acceptPayee(uint256 callerSeed) external {
        address caller = callerSeed % 4 == 0 ? _account(callerSeed / 4) : proposals[payees[callerSeed % 2]];
        if (caller == address(0)) caller = STRANGER;
        bool byFounder = proposals[payees[0]] == caller;
        bool due = (byFounder || proposals[payees[1]] == caller) && !_isPayee(caller);
        if (!_try(due, caller, 0, abi.encodeCall(splitter.acceptPayee, ()))) return;
        uint256 place = byFounder ? 0 : 1;
        proposals[payees[place]] = address(0);
        payees[place] = caller;
    }

    /// @notice Everything that a stranger could try to get at coins.
    function steal(uint256 adSeed, uint256 choice, bool asModerator) external {
        uint256 adId = _ad(adSeed);
        (address payer, uint256 attempt) = _naming(adId, 1);
        bytes[10] memory attempts = [
            abi.encodeCall(splitter.reclaim, (adId)),
            abi.encodeCall(splitter.withdrawCredit, (STRANGER)),
            abi.encodeCall(splitter.proposePayee, (STRANGER)),
            abi.encodeCall(splitter.acceptPayee, ()),
            abi.encodeCall(splitter.setAdPrice, (1 gwei)),
            abi.encodeCall(splitter.pause, ()),
            abi.encodeCall(IAccessControl.grantRole, (splitter.MODERATOR_ROLE(), STRANGER)),
            abi.encodeCall(splitter.beginDefaultAdminTransfer, (STRANGER)),
            abi.encodeCall(splitter.settle, (adId, payer, attempt)),
            abi.encodeCall(splitter.refund, (adId, payer, attempt))
        ];
        // A moderator has no more power than a stranger, but for the last two.
        choice %= asModerator ? attempts.length - 2 : attempts.length;
        _try(false, asModerator ? MODERATOR : STRANGER, 0, attempts[choice]);
    }

    /// @notice Decides what the accounts with code do when they are paid next.
    function prepareReceivers(uint256 choice, uint256 adSeed, uint256 accountSeed) external {
        repeatingPayer.repeat(_ad(adSeed));
        refuser.accept(accountSeed % 4 == 0);
        uint256 adId = _ad(adSeed);
        address account = accountSeed % 2 == 0 ? payments[adId].payer : _account(accountSeed);
        _prepareReenterer(choice, adId, payments[adId].attempt, account);
    }

    function setAdPrice(uint48 priceInGwei) external {
        price = bound(priceInGwei, 1, 1e12) * 1 gwei;
        _try(true, ADMIN, 0, abi.encodeCall(splitter.setAdPrice, (price)));
    }

    /// @notice Most pauses end soon, so that there are payments.
    function pauseOrNot(uint256 seed) external {
        bool due = seed % 4 == 0;
        bytes memory data = due ? abi.encodeCall(splitter.pause, ()) : abi.encodeCall(splitter.unpause, ());
        _try(due != paused, ADMIN, 0, data);
        paused = due;
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1 days, 40 days));
    }

    /// @notice Coins that come past {payForAd}: refused as a transfer, kept as surplus when they are forced in.
    function sendCoins(uint256 senderSeed, uint64 amount) external {
        _try(false, _account(senderSeed), amount, "");
        forced += amount;
        vm.deal(address(splitter), address(splitter).balance + amount);
    }

    /// @dev Names the payment of an ad, as it stands in three cases of four.
    function _naming(uint256 adId, uint256 seed) private view returns (address payer, uint256 attempt) {
        (payer, attempt) = (payments[adId].payer, payments[adId].attempt);
        if (seed % 8 == 0) payer = _account(seed / 8);
        if (seed % 8 == 4) attempt = bound(seed / 8, 0, attempt + 1);
    }

    function _anyone(uint256 seed) private view returns (address) {
        if (seed % 16 == 0) return address(splitter);
        return seed % 16 == 1 ? address(0) : _account(seed / 16);
    }
}
