// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AdPaymentSplitter} from "../../src/AdPaymentSplitter.sol";
import {IAdPaymentSplitter} from "../../src/interfaces/IAdPaymentSplitter.sol";
import {deploySplitter} from "./deployed.sol";
import {GasBurner, Reenterer, Refuser, RepeatingPayer, ReturnBomber} from "./Receivers.sol";
import {ADMIN, FOUNDER, MODERATOR, OTHER_PAYER, PAYER, PLATFORM, PRICE} from "./people.sol";
import {vm} from "./SolidityTest.sol";

/// @notice Everybody who deals with the splitter of the invariant tests: each of them may pay, be paid and be a payee.
abstract contract SplitterActors {
    uint256 public constant PURSE = 1e9 ether;

    address[] public accounts;

    AdPaymentSplitter public immutable splitter;
    Refuser internal immutable refuser;
    GasBurner internal immutable gasBurner;
    ReturnBomber internal immutable returnBomber;
    RepeatingPayer internal immutable repeatingPayer;
    /// @dev A moderator as well, so that nothing but the guard refuses what it tries while it is paid.
    Reenterer public immutable reenterer;

    constructor() {
        splitter = deploySplitter(ADMIN, MODERATOR, FOUNDER, PLATFORM, PRICE);
        refuser = new Refuser(splitter);
        gasBurner = new GasBurner(splitter);
        returnBomber = new ReturnBomber(splitter);
        repeatingPayer = new RepeatingPayer(splitter);
        reenterer = new Reenterer(splitter);
        bytes32 role = splitter.MODERATOR_ROLE();
        vm.prank(ADMIN);
        splitter.grantRole(role, address(reenterer));

        accounts = [PAYER, OTHER_PAYER, FOUNDER, PLATFORM, address(0xD1), address(0xD2)];
        accounts.push(address(refuser));
        accounts.push(address(gasBurner));
        accounts.push(address(returnBomber));
        accounts.push(address(repeatingPayer));
        accounts.push(address(reenterer));
        for (uint256 i = 0; i < accounts.length; ++i) vm.deal(accounts[i], PURSE);
    }

    function accountsCount() public view returns (uint256) {
        return accounts.length;
    }

    function _account(uint256 seed) internal view returns (address) {
        return accounts[seed % accounts.length];
    }

    /// @dev Every second payer is one with code of its own.
    function _payer(uint256 seed) internal view returns (address) {
        return seed % 2 == 0 ? _account(seed / 2) : accounts[accounts.length - 1 - ((seed / 2) % 5)];
    }

    /// @dev Whether an account takes coins that the splitter sends.
    function _accepts(address account) internal view returns (bool) {
        if (account == address(refuser)) return refuser.accepting();
        return
            account != address(gasBurner) &&
            account != address(returnBomber) &&
            account != address(repeatingPayer) &&
            account != address(splitter);
    }

    function _prepareReenterer(uint256 choice, uint256 adId, uint256 attempt, address account) internal {
        bytes[8] memory calls = [
            abi.encodeCall(IAdPaymentSplitter.payForAd, (adId)),
            abi.encodeCall(IAdPaymentSplitter.settle, (adId, account, attempt)),
            abi.encodeCall(IAdPaymentSplitter.refund, (adId, account, attempt)),
            abi.encodeCall(IAdPaymentSplitter.reclaim, (adId)),
            abi.encodeCall(IAdPaymentSplitter.withdrawCredit, (account)),
            abi.encodeCall(IAdPaymentSplitter.release, (account)),
            abi.encodeCall(IAdPaymentSplitter.proposePayee, (account)),
            abi.encodeCall(IAdPaymentSplitter.acceptPayee, ())
        ];
        choice %= calls.length;
        reenterer.prepare(calls[choice], choice == 0 ? splitter.adPrice() : 0);
    }
}
