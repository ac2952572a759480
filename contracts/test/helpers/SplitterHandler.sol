// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../../src/AdPaymentSplitter.sol";
import {IAdPaymentSplitter} from "../../src/interfaces/IAdPaymentSplitter.sol";
import {GasBurner, Reenterer, Refuser} from "./Receivers.sol";
import {ADMIN, FOUNDER, MODERATOR, OTHER_PAYER, PAYER, PLATFORM, PRICE, STRANGER} from "./people.sol";
import {bound, vm} from "./SolidityTest.sol";

/**
 * @notice Takes the random calls of the invariant tests to a splitter, whether they make sense or not, and keeps
 * books of its own. A call that succeeds where it must fail, or the reverse, fails the run.
 */
contract SplitterHandler {
    uint256 public constant ADS = 6;
    uint256 public constant PURSE = 1e9 ether;

    address[] public payers;
    address[] public payees;

    uint256 public forced;
    uint256 public settled;
    mapping(address payer => uint256 amount) public withdrawn;

    AdPaymentSplitter public immutable splitter;

    constructor() {
        splitter = new AdPaymentSplitter(ADMIN, MODERATOR, FOUNDER, PLATFORM, PRICE);
        Reenterer reenterer = new Reenterer(splitter);
        reenterer.prepare(abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (address(reenterer))), 0);
        address refuser = address(new Refuser(splitter));
        address gasBurner = address(new GasBurner(splitter));
        payers = [PAYER, OTHER_PAYER, refuser, gasBurner, address(reenterer)];
        payees = [FOUNDER, PLATFORM];
        for (uint256 i = 0; i < payers.length; ++i) vm.deal(payers[i], PURSE);
    }

    function payersCount() external view returns (uint256) {
        return payers.length;
    }

    function payeesCount() external view returns (uint256) {
        return payees.length;
    }

    function pay(uint256 payerSeed, uint256 adSeed) external {
        (address payer, uint256 adId) = (_payer(payerSeed), adSeed % ADS);
        (, , IAdPaymentSplitter.PaymentState state, ) = splitter.payments(adId);
        bool free = state == IAdPaymentSplitter.PaymentState.None || state == IAdPaymentSplitter.PaymentState.Refunded;
        uint256 price = splitter.adPrice();
        bool done = _call(payer, price, abi.encodeCall(splitter.payForAd, (adId)));
        _expect(done == (free && adId != 0 && !splitter.paused()));
    }

    function settle(uint256 payerSeed, uint256 adSeed) external {
        (address payer, uint256 adId) = (_payer(payerSeed), adSeed % ADS);
        bool due = _isHeldFor(adId, payer) && !splitter.paused();
        (, uint256 amount, , uint256 attempt) = splitter.payments(adId);
        bool done = _call(MODERATOR, 0, abi.encodeCall(splitter.settle, (adId, payer, attempt)));
        _expect(done == due);
        if (done) settled += amount;
    }

    function refund(uint256 payerSeed, uint256 adSeed) external {
        (address payer, uint256 adId) = (_payer(payerSeed), adSeed % ADS);
        bool due = _isHeldFor(adId, payer);
        (, , , uint256 attempt) = splitter.payments(adId);
        _expect(_call(MODERATOR, 0, abi.encodeCall(splitter.refund, (adId, payer, attempt))) == due);
    }

    function reclaim(uint256 payerSeed, uint256 adSeed) external {
        (address payer, uint256 adId) = (_payer(payerSeed), adSeed % ADS);
        bool due = _isHeldFor(adId, payer) && block.timestamp >= splitter.reclaimableAt(adId);
        _expect(_call(payer, 0, abi.encodeCall(splitter.reclaim, (adId))) == due);
    }

    function withdrawCredit(uint256 payerSeed, uint160 to) external {
        address payer = _payer(payerSeed);
        address receiver = address(uint160(bound(to, 1e6, type(uint64).max)));
        uint256 credit = splitter.credits(payer);
        bool done = _call(payer, 0, abi.encodeCall(splitter.withdrawCredit, (receiver)));
        _expect(done == (credit > 0));
        if (done) withdrawn[payer] += credit;
    }

    function release(uint256 payeeSeed) external {
        address payee = payees[payeeSeed % payees.length];
        bool due = splitter.releasable(payee) > 0;
        _expect(_call(STRANGER, 0, abi.encodeCall(splitter.release, (payee))) == due);
    }

    function handOver(uint256 payeeSeed) external {
        address payee = payees[payeeSeed % payees.length];
        address successor = address(uint160(0xD000 + payees.length));
        bool due = payee == splitter.founder() || payee == splitter.platform();
        _expect(_call(payee, 0, abi.encodeCall(splitter.proposePayee, (successor))) == due);
        _expect(_call(successor, 0, abi.encodeCall(splitter.acceptPayee, ())) == due);
        if (due) payees.push(successor);
    }

    /// @notice Everything that a stranger could try to get at coins.
    function steal(uint256 adSeed, uint256 payerSeed, uint256 choice) external {
        bytes[5] memory attempts = [
            abi.encodeCall(splitter.settle, (adSeed % ADS, _payer(payerSeed), 1)),
            abi.encodeCall(splitter.refund, (adSeed % ADS, _payer(payerSeed), 1)),
            abi.encodeCall(splitter.reclaim, (adSeed % ADS)),
            abi.encodeCall(splitter.withdrawCredit, (STRANGER)),
            abi.encodeCall(splitter.proposePayee, (STRANGER))
        ];
        _expect(!_call(STRANGER, 0, attempts[choice % attempts.length]));
    }

    function setAdPrice(uint48 priceInGwei) external {
        vm.prank(ADMIN);
        splitter.setAdPrice(bound(priceInGwei, 1, 1e12) * 1 gwei);
    }

    function togglePause() external {
        bool paused = splitter.paused();
        vm.prank(ADMIN);
        if (paused) splitter.unpause();
        else splitter.pause();
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1 days, 40 days));
    }

    function forceCoins(uint64 amount) external {
        forced += amount;
        vm.deal(address(splitter), address(splitter).balance + amount);
    }

    function _payer(uint256 seed) private view returns (address) {
        return payers[seed % payers.length];
    }

    function _isHeldFor(uint256 adId, address payer) private view returns (bool) {
        (address actual, , IAdPaymentSplitter.PaymentState state, ) = splitter.payments(adId);
        return actual == payer && state == IAdPaymentSplitter.PaymentState.Held;
    }

    function _call(address sender, uint256 value, bytes memory data) private returns (bool success) {
        vm.prank(sender);
        (success, ) = address(splitter).call{value: value}(data);
    }

    function _expect(bool condition) private pure {
        vm.assertTrue(condition);
    }
}
