// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {sendCoins} from "./coins.sol";
import {IAdPaymentSplitter} from "./interfaces/IAdPaymentSplitter.sol";
import {ADMIN_DELAY, HIGHEST_ROW_ID} from "./limits.sol";
import {SplitterPayees} from "./SplitterPayees.sol";

/**
 * @title AdPaymentSplitter
 * @notice Holds the payment for each advertisement until the ad is moderated, then splits it 30 / 70 between the
 * founder and the platform, or gives it back to its payer.
 * @dev Everything but administration refuses to be entered again: a payer that pays anew inside its own refund would
 * keep the moderator refunding for ever. State also changes before coins move (checks, effects, interactions), so
 * that a receiver that reads meets finished books. Coins that are forced in stay as surplus.
 */
contract AdPaymentSplitter is SplitterPayees, AccessControlDefaultAdminRules, Pausable {
    /* ------------------------------------------- STRUCTS -------------------------------------------- */

    /**
     * @dev One storage slot. Gwei rather than wei keep the amount in 48 bits: up to 281,474 coins. `paidAt` is the time
     * of a payment while it is held, until the year 2106, and tells what became of it afterwards: it leaves 16 bits for
     * `attempt`, which is 0 while nobody paid. Nobody uses up the 65,535 alone: each attempt after the first takes the
     * refund of the one before, for which a payer waits for a moderator's transaction or for {HOLD_PERIOD}. After the
     * last refund the ad takes no more payment, rather than one that shares its number with another; the ad can be
     * submitted anew, under another id.
     */
    struct Payment {
        address payer;
        uint48 amountInGwei;
        uint32 paidAt;
        uint16 attempt;
    }

    /* ------------------------------------------ CONSTANTS ------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant VERSION = 2;

    /// @inheritdoc IAdPaymentSplitter
    bytes32 public constant MODERATOR_ROLE = keccak256("MODERATOR_ROLE");

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant FOUNDER_SHARE_BPS = 3000;

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant HOLD_PERIOD = 30 days;

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant REFUND_GAS = 50_000;

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant MAX_AD_ID = HIGHEST_ROW_ID;

    uint256 private constant TOTAL_BPS = 10_000;
    // In place of the time of a payment that is held no more.
    uint32 private constant _NOTHING_HELD = 0;
    uint32 private constant _SETTLED = type(uint32).max;

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    /// @dev Shares the slot of {Pausable}'s flag, so that a payment reads both at once.
    uint48 private _adPriceInGwei;

    mapping(uint256 adId => Payment payment) private _payments;

    /// @inheritdoc IAdPaymentSplitter
    mapping(address payer => uint256 amount) public credits;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names everyone who has a part in the payments.
    /// @param admin Sets the price, pauses and grants roles; hands this on in two steps, {ADMIN_DELAY} apart.
    /// @param moderator Settles and refunds.
    /// @param founder_ Receives the founder's shares.
    /// @param platform_ Receives the platform's shares; another address than the founder's.
    /// @param adPrice_ Price of an ad in wei, a whole number of gwei.
    constructor(
        address admin,
        address moderator,
        address founder_,
        address platform_,
        uint256 adPrice_
    ) SplitterPayees(founder_, platform_) AccessControlDefaultAdminRules(ADMIN_DELAY, admin) {
        if (moderator == address(0)) revert ZeroAddress();
        _grantRole(MODERATOR_ROLE, moderator);
        _setAdPrice(adPrice_);
    }

    /* ------------------------------------------- PAYMENTS ------------------------------------------- */

    /// @notice Refuses plain transfers, which would belong to nobody.
    receive() external payable {
        revert PlainTransferRefused();
    }

    /// @inheritdoc IAdPaymentSplitter
    function payForAd(uint256 adId) external payable nonReentrant whenNotPaused {
        if (adId == 0 || adId > MAX_AD_ID) revert AdIdOutOfRange(adId);
        uint48 priceInGwei = _adPriceInGwei;
        if (msg.value != _toWei(priceInGwei)) revert WrongAmount(_toWei(priceInGwei), msg.value);
        Payment storage payment = _payments[adId];
        if (payment.paidAt != _NOTHING_HELD) revert AdAlreadyPaid(adId);
        uint16 attempt = payment.attempt;
        if (attempt == type(uint16).max) revert NoAttemptLeft(adId);
        ++attempt;

        payment.payer = msg.sender;
        payment.amountInGwei = priceInGwei;
        payment.paidAt = uint32(block.timestamp);
        payment.attempt = attempt;
        emit AdPaid(adId, msg.sender, attempt, msg.value);
    }

    /// @inheritdoc IAdPaymentSplitter
    function settle(
        uint256 adId,
        address payer,
        uint256 attempt
    ) external onlyRole(MODERATOR_ROLE) nonReentrant whenNotPaused {
        Payment storage payment = _heldPayment(adId, payer, attempt);
        uint256 amount = _toWei(payment.amountInGwei);
        uint256 founderShare = (amount * FOUNDER_SHARE_BPS) / TOTAL_BPS;
        uint256 platformShare = amount - founderShare;

        payment.paidAt = _SETTLED;
        _owe(founderShare, platformShare);
        emit AdSettled(adId, payer, attempt, founderShare, platformShare);
    }

    /// @inheritdoc IAdPaymentSplitter
    function refund(
        uint256 adId,
        address payer,
        uint256 attempt
    ) external onlyRole(MODERATOR_ROLE) nonReentrant {
        _giveBack(adId, _heldPayment(adId, payer, attempt));
    }

    /// @inheritdoc IAdPaymentSplitter
    function reclaim(uint256 adId) external nonReentrant {
        Payment storage payment = _heldPayment(adId, msg.sender, _payments[adId].attempt);
        uint256 allowedAt = payment.paidAt + HOLD_PERIOD;
        if (block.timestamp < allowedAt) revert HoldPeriodNotOver(adId, allowedAt);
        _giveBack(adId, payment);
    }

    /// @inheritdoc IAdPaymentSplitter
    function withdrawCredit(address to) external nonReentrant {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = credits[msg.sender];
        if (amount == 0) revert NoCredit(msg.sender);

        delete credits[msg.sender];
        emit CreditWithdrawn(msg.sender, to, amount);
        if (!sendCoins(to, amount, gasleft())) revert TransferFailed(to);
    }

    /* ---------------------------------------- ADMINISTRATION ---------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    function setAdPrice(uint256 newPrice) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setAdPrice(newPrice);
    }

    /// @inheritdoc IAdPaymentSplitter
    function pause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _pause();
    }

    /// @inheritdoc IAdPaymentSplitter
    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _unpause();
    }

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    function adPrice() external view returns (uint256) {
        return _toWei(_adPriceInGwei);
    }

    /// @inheritdoc IAdPaymentSplitter
    function payments(
        uint256 adId
    ) external view returns (address payer, uint256 amount, PaymentState state, uint256 attempt) {
        Payment storage payment = _payments[adId];
        return (payment.payer, _toWei(payment.amountInGwei), _stateOf(payment), payment.attempt);
    }

    /// @inheritdoc IAdPaymentSplitter
    function reclaimableAt(uint256 adId) external view returns (uint256) {
        Payment storage payment = _payments[adId];
        return _stateOf(payment) == PaymentState.Held ? payment.paidAt + HOLD_PERIOD : 0;
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    function _setAdPrice(uint256 newPrice) private {
        if (newPrice == 0) revert ZeroPrice();
        if (newPrice % 1 gwei != 0) revert PriceNotInGwei(newPrice);
        if (newPrice > _toWei(type(uint48).max)) revert PriceTooHigh(newPrice, _toWei(type(uint48).max));

        emit AdPriceChanged(_toWei(_adPriceInGwei), newPrice);
        _adPriceInGwei = uint48(newPrice / 1 gwei);
    }

    /// @dev A payer that refuses coins, or burns its gas, gets a credit and holds up nobody. A caller that is short of
    /// gas cannot turn a good refund into a credit: when the payer runs dry, EIP-150 leaves the splitter a 64th, too
    /// little for the event.
    function _giveBack(uint256 adId, Payment storage payment) private {
        address payer = payment.payer;
        uint256 amount = _toWei(payment.amountInGwei);
        uint256 attempt = payment.attempt;

        payment.paidAt = _NOTHING_HELD;
        emit AdRefunded(adId, payer, attempt, amount);
        if (sendCoins(payer, amount, REFUND_GAS)) return;
        credits[payer] += amount;
        emit RefundCredited(adId, payer, attempt, amount);
    }

    function _heldPayment(
        uint256 adId,
        address payer,
        uint256 attempt
    ) private view returns (Payment storage payment) {
        payment = _payments[adId];
        if (_stateOf(payment) != PaymentState.Held) revert PaymentNotHeld(adId);
        if (payment.payer != payer) revert WrongPayer(adId, payment.payer);
        if (payment.attempt != attempt) revert WrongAttempt(adId, payment.attempt);
    }

    function _stateOf(Payment storage payment) private view returns (PaymentState) {
        if (payment.attempt == 0) return PaymentState.None;
        if (payment.paidAt == _NOTHING_HELD) return PaymentState.Refunded;
        return payment.paidAt == _SETTLED ? PaymentState.Settled : PaymentState.Held;
    }

    function _toWei(uint48 amountInGwei) private pure returns (uint256) {
        return uint256(amountInGwei) * 1 gwei;
    }
}
