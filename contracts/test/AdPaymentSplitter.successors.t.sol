// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAdPaymentSplitter} from "../src/interfaces/IAdPaymentSplitter.sol";
import {deploySplitter} from "./helpers/deployed.sol";
import {AD, ADMIN, FOUNDER, MODERATOR, PAYER, PLATFORM, PRICE, STRANGER} from "./helpers/people.sol";
import {vm} from "./helpers/SolidityTest.sol";
import {SplitterTest} from "./helpers/SplitterTest.sol";

/// @notice Payees that hand their place on: one proposes, the other accepts.
contract AdPaymentSplitterSuccessorsTest is SplitterTest {
    uint256 private constant FOUNDER_SHARE = 7.5 ether;

    address private constant HEIR = address(0xD1);

    function setUp() public override {
        super.setUp();
        _pay(AD, PAYER);
        _settle(AD, PAYER);
    }

    function test_AProposalChangesNothingUntilItIsAccepted() public {
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.PayeeProposed(FOUNDER, HEIR);
        _propose(FOUNDER, HEIR);

        vm.assertEq(splitter.proposedPayee(FOUNDER), HEIR);
        vm.assertEq(splitter.founder(), FOUNDER);
        vm.assertEq(splitter.releasable(HEIR), 0);
        splitter.release(FOUNDER);
        vm.assertEq(FOUNDER.balance, FOUNDER_SHARE);
    }

    function test_TheSuccessorGetsThePlaceWithTheSharesThatWait() public {
        _propose(FOUNDER, HEIR);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.PayeeChanged(FOUNDER, HEIR);
        _accept(HEIR);

        vm.assertEq(splitter.founder(), HEIR);
        vm.assertEq(splitter.proposedPayee(FOUNDER), address(0));
        vm.assertEq(splitter.releasable(FOUNDER), 0);
        splitter.release(HEIR);
        vm.assertEq(HEIR.balance, FOUNDER_SHARE);
    }

    function test_APayeeThatHandedOnHasNoMoreSay() public {
        _handOver(PLATFORM, HEIR);
        _expectNotAPayee(PLATFORM);
        _propose(PLATFORM, STRANGER);
    }

    function test_ALaterProposalTakesThePlaceOfAnEarlierOne() public {
        _propose(FOUNDER, STRANGER);
        _propose(FOUNDER, HEIR);
        _expectNotProposed(STRANGER);
        _accept(STRANGER);
        _accept(HEIR);
        vm.assertEq(splitter.founder(), HEIR);
    }

    function test_AProposalCanBeTakenBack() public {
        _propose(FOUNDER, HEIR);
        vm.expectEmit(address(splitter));
        emit IAdPaymentSplitter.PayeeProposed(FOUNDER, address(0));
        _propose(FOUNDER, address(0));
        vm.assertEq(splitter.proposedPayee(FOUNDER), address(0));
        _expectNotProposed(HEIR);
        _accept(HEIR);
    }

    function test_AProposalIsAcceptedOnce() public {
        _handOver(FOUNDER, HEIR);
        _handOver(HEIR, STRANGER);
        _expectNotProposed(HEIR);
        _accept(HEIR);
    }

    function test_APayeeThatComesBackFindsNoOldProposal() public {
        _handOver(FOUNDER, HEIR);
        _handOver(HEIR, FOUNDER);
        vm.assertEq(splitter.proposedPayee(FOUNDER), address(0));
        _expectNotProposed(HEIR);
        _accept(HEIR);
    }

    function test_TheProposalsOfBothPayeesStandSideBySide() public {
        _propose(FOUNDER, STRANGER);
        _propose(PLATFORM, HEIR);
        _accept(HEIR);
        vm.assertEq(splitter.platform(), HEIR);
        vm.assertEq(splitter.founder(), FOUNDER);
        _accept(STRANGER);
        vm.assertEq(splitter.founder(), STRANGER);
    }

    function test_NobodyGetsBothPlaces() public {
        _propose(FOUNDER, HEIR);
        _propose(PLATFORM, HEIR);
        _accept(HEIR);
        vm.assertEq(splitter.founder(), HEIR);
        _expectAlreadyAPayee(HEIR);
        _accept(HEIR);
        vm.assertEq(splitter.platform(), PLATFORM);
    }

    function test_RefusesToProposeAPayee() public {
        _expectAlreadyAPayee(PLATFORM);
        _propose(FOUNDER, PLATFORM);
        _expectAlreadyAPayee(FOUNDER);
        _propose(FOUNDER, FOUNDER);
    }

    function test_RefusesToProposeTheSplitter() public {
        vm.expectRevert(IAdPaymentSplitter.SplitterAsPayee.selector);
        _propose(FOUNDER, address(splitter));
    }

    function test_RefusesToBeDeployedAsItsOwnPayee() public {
        // Where the next contract of this test will stand.
        address next = vm.computeCreateAddress(address(this), vm.getNonce(address(this)));
        vm.expectRevert(IAdPaymentSplitter.SplitterAsPayee.selector);
        deploySplitter(ADMIN, MODERATOR, next, PLATFORM, PRICE);
    }

    function testFuzz_NobodyProposesForAPlaceThatIsNotTheirs(address account) public {
        vm.assume(account != FOUNDER && account != PLATFORM);
        _expectNotAPayee(account);
        _propose(account, HEIR);
    }

    function testFuzz_NobodyElseAccepts(address account) public {
        vm.assume(account != HEIR && account != address(0));
        _propose(FOUNDER, HEIR);
        _expectNotProposed(account);
        _accept(account);
    }

    function testFuzz_NobodyAcceptsWhatNobodyProposed(address account) public {
        vm.assume(account != address(0));
        _expectNotProposed(account);
        _accept(account);
    }

    function _propose(address payee, address successor) private {
        vm.prank(payee);
        splitter.proposePayee(successor);
    }

    function _accept(address successor) private {
        vm.prank(successor);
        splitter.acceptPayee();
    }

    function _expectNotAPayee(address account) private {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NotAPayee.selector, account));
    }

    function _expectNotProposed(address account) private {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.NotProposed.selector, account));
    }

    function _expectAlreadyAPayee(address account) private {
        vm.expectRevert(abi.encodeWithSelector(IAdPaymentSplitter.AlreadyAPayee.selector, account));
    }
}
