// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {GasBurner, Refuser} from "./helpers/Receivers.sol";
import {AD, FOUNDER, OTHER_PAYER, PAYER, PLATFORM, STRANGER} from "./helpers/people.sol";
import {vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Releasing shares to the payees.
contract AdPaymentSplitterPayeesTest is SplitterTest {
    uint256 private constant FOUNDER_SHARE = 7.5 ether;
    uint256 private constant PLATFORM_SHARE = 17.5 ether;

    function setUp() public override {
        super.setUp();
        _pay(AD, PAYER);
        _settle(AD, PAYER);
    }

    function test_ReleasesAShareOnAnybodysCall() public {
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.Released(FOUNDER, FOUNDER_SHARE);
        vm.prank(STRANGER);
        splitter.release(FOUNDER);
        splitter.release(PLATFORM);
        vm.assertEq(FOUNDER.balance, FOUNDER_SHARE);
        vm.assertEq(PLATFORM.balance, PLATFORM_SHARE);
        vm.assertEq(address(splitter).balance, 0);
    }

    function test_ReleasesWhilePaused() public {
        _pause();
        splitter.release(FOUNDER);
        vm.assertEq(FOUNDER.balance, FOUNDER_SHARE);
    }

    function test_ReleasesTheSharesOfManyAdsAtOnce() public {
        _pay(AD + 1, OTHER_PAYER);
        _settle(AD + 1, OTHER_PAYER);
        splitter.release(FOUNDER);
        vm.assertEq(FOUNDER.balance, 2 * FOUNDER_SHARE);
    }

    function test_ReleasesNothingTwice() public {
        splitter.release(FOUNDER);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NothingToRelease.selector, FOUNDER));
        splitter.release(FOUNDER);
    }

    function testFuzz_ReleasesToNobodyElse(address account) public {
        vm.assume(account != FOUNDER && account != PLATFORM);
        vm.assertEq(splitter.releasable(account), 0);
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NotAPayee.selector, account));
        splitter.release(account);
    }

    function test_AHostilePayeeBlocksNobodyElse() public {
        address payee = address(new GasBurner(splitter));
        _handOver(FOUNDER, payee);

        (bool released, ) = address(splitter).call{gas: 200_000}(abi.encodeCall(IAdPaymentSplitter.release, (payee)));
        vm.assertTrue(!released);
        splitter.release(PLATFORM);
        _pay(AD + 1, PAYER);
        _settle(AD + 1, PAYER);
        _pay(AD + 2, PAYER);
        _refund(AD + 2, PAYER);
        vm.assertEq(splitter.releasable(payee), 2 * FOUNDER_SHARE);
    }

    function test_APayeeThatRefusesKeepsItsShareAndMayHandItOn() public {
        Refuser payee = new Refuser(splitter);
        _handOver(FOUNDER, address(payee));
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.TransferFailed.selector, payee));
        splitter.release(address(payee));

        payee.call(0, abi.encodeCall(IAdPaymentSplitter.proposePayee, (STRANGER)));
        vm.prank(STRANGER);
        splitter.acceptPayee();
        splitter.release(STRANGER);
        vm.assertEq(STRANGER.balance, FOUNDER_SHARE);
    }
}
