// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {sendCoins} from "./coins.sol";
import {IAdPaymentSplitter} from "./interfaces/IAdPaymentSplitter.sol";

/**
 * @title SplitterPayees
 * @notice The part of the splitter that keeps the shares of founder and platform, pays them out and lets each payee
 * hand its place on.
 */
abstract contract SplitterPayees is IAdPaymentSplitter, ReentrancyGuardTransient {
    /* ------------------------------------------- STRUCTS -------------------------------------------- */

    /// @dev One storage slot; 96 bits of wei are 79 billion coins.
    struct Payee {
        address account;
        uint96 owed;
    }

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    Payee private _founder;
    Payee private _platform;

    /// @inheritdoc IAdPaymentSplitter
    mapping(address payee => address successor) public proposedPayee;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names both payees.
    /// @param founder_ Receives the founder's shares.
    /// @param platform_ Receives the platform's shares; another address than the founder's.
    constructor(address founder_, address platform_) {
        if (founder_ == address(0) || platform_ == address(0)) revert ZeroAddress();
        _setPayee(_founder, founder_);
        _setPayee(_platform, platform_);
    }

    /* -------------------------------------------- PAYEES -------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    function release(address payee) external nonReentrant {
        Payee storage place = _placeOf(payee);
        uint256 amount = place.owed;
        if (amount == 0) revert NothingToRelease(payee);

        place.owed = 0;
        emit Released(payee, amount);
        if (!sendCoins(payee, amount, gasleft())) revert TransferFailed(payee);
    }

    /// @inheritdoc IAdPaymentSplitter
    function proposePayee(address successor) external nonReentrant {
        _placeOf(msg.sender);
        _requireFreeForPlace(successor);
        proposedPayee[msg.sender] = successor;
        emit PayeeProposed(msg.sender, successor);
    }

    /// @inheritdoc IAdPaymentSplitter
    function acceptPayee() external nonReentrant {
        Payee storage place = _placeProposedTo(msg.sender);
        delete proposedPayee[place.account];
        _setPayee(place, msg.sender);
    }

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    function founder() external view returns (address) {
        return _founder.account;
    }

    /// @inheritdoc IAdPaymentSplitter
    function platform() external view returns (address) {
        return _platform.account;
    }

    /// @inheritdoc IAdPaymentSplitter
    function releasable(address payee) external view returns (uint256) {
        if (payee == _founder.account) return _founder.owed;
        if (payee == _platform.account) return _platform.owed;
        return 0;
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    /// @dev Both shares in wei wait to be released from now on.
    function _owe(uint256 founderShare, uint256 platformShare) internal {
        _founder.owed += uint96(founderShare);
        _platform.owed += uint96(platformShare);
    }

    function _setPayee(Payee storage place, address account) private {
        _requireFreeForPlace(account);
        emit PayeeChanged(place.account, account);
        place.account = account;
    }

    function _placeOf(address payee) private view returns (Payee storage) {
        if (payee == _founder.account) return _founder;
        if (payee == _platform.account) return _platform;
        revert NotAPayee(payee);
    }

    function _placeProposedTo(address successor) private view returns (Payee storage) {
        if (successor == proposedPayee[_founder.account]) return _founder;
        if (successor == proposedPayee[_platform.account]) return _platform;
        revert NotProposed(successor);
    }

    /// @dev The two payees stay apart, so that an address names one place; the splitter could never pay itself.
    function _requireFreeForPlace(address account) private view {
        if (account == _founder.account || account == _platform.account) revert AlreadyAPayee(account);
        if (account == address(this)) revert SplitterAsPayee();
    }
}
