// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IAdPaymentSplitter} from "./interfaces/IAdPaymentSplitter.sol";

/**
 * @title AdPaymentSplitter
 * @notice Holds the payment for each advertisement until the ad is moderated, then splits it 30 / 70 between the
 * founder and the platform, or gives it back to its payer.
 * @dev State always changes before coins move (checks, effects, interactions), so a receiver that calls back meets
 * finished books; coins that are forced in stay as surplus.
 */
contract AdPaymentSplitter is IAdPaymentSplitter, AccessControl, Pausable {
    /* ------------------------------------------- STRUCTS -------------------------------------------- */

    /// @dev One storage slot. Gwei rather than wei keep the amount in 48 bits: up to 281,474 coins.
    struct Payment {
        address payer;
        uint48 amountInGwei;
        uint40 paidAt;
        PaymentState state;
    }

    /// @dev One storage slot; 96 bits of wei are 79 billion coins.
    struct Payee {
        address account;
        uint96 owed;
    }

    /* ------------------------------------------ CONSTANTS ------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    bytes32 public constant MODERATOR_ROLE = keccak256("MODERATOR_ROLE");

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant FOUNDER_SHARE_BPS = 3000;

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant HOLD_PERIOD = 30 days;

    /// @inheritdoc IAdPaymentSplitter
    uint256 public constant REFUND_GAS = 50_000;

    uint256 private constant TOTAL_BPS = 10_000;

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    /// @dev Shares the slot of {Pausable}'s flag, so that a payment reads both at once.
    uint48 private _adPriceInGwei;

    Payee private _founder;
    Payee private _platform;

    mapping(uint256 adId => Payment payment) private _payments;

    /// @inheritdoc IAdPaymentSplitter
    mapping(address payer => uint256 amount) public credits;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names everyone who has a part in the payments.
    /// @param admin Sets the price, pauses and grants roles.
    /// @param moderator Settles and refunds.
    /// @param founder_ Receives the founder's shares.
    /// @param platform_ Receives the platform's shares; another address than the founder's.
    /// @param adPrice_ Price of an ad in wei, a whole number of gwei.
    constructor(address admin, address moderator, address founder_, address platform_, uint256 adPrice_) {
        if (admin == address(0) || moderator == address(0)) revert ZeroAddress();
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MODERATOR_ROLE, moderator);
        _setPayee(_founder, founder_);
        _setPayee(_platform, platform_);
        _setAdPrice(adPrice_);
    }

    /* ------------------------------------------- PAYMENTS ------------------------------------------- */

    /// @notice Refuses plain transfers, which would belong to nobody.
    receive() external payable {
        revert PlainTransferRefused();
    }

    /// @inheritdoc IAdPaymentSplitter
    function payForAd(uint256 adId) external payable whenNotPaused {
        uint48 priceInGwei = _adPriceInGwei;
        if (msg.value != _toWei(priceInGwei)) revert WrongAmount(_toWei(priceInGwei), msg.value);
        Payment storage payment = _payments[adId];
        PaymentState state = payment.state;
        if (state == PaymentState.Held || state == PaymentState.Settled) revert AdAlreadyPaid(adId);

        payment.payer = msg.sender;
        payment.amountInGwei = priceInGwei;
        payment.paidAt = uint40(block.timestamp);
        payment.state = PaymentState.Held;
        emit AdPaid(adId, msg.sender, msg.value);
    }

    /// @inheritdoc IAdPaymentSplitter
    function settle(uint256 adId, address payer) external onlyRole(MODERATOR_ROLE) whenNotPaused {
        Payment storage payment = _heldPayment(adId, payer);
        uint256 amount = _toWei(payment.amountInGwei);
        uint256 founderShare = (amount * FOUNDER_SHARE_BPS) / TOTAL_BPS;
        uint256 platformShare = amount - founderShare;

        payment.state = PaymentState.Settled;
        _founder.owed += uint96(founderShare);
        _platform.owed += uint96(platformShare);
        emit AdSettled(adId, payer, founderShare, platformShare);
    }

    /// @inheritdoc IAdPaymentSplitter
    function refund(uint256 adId, address payer) external onlyRole(MODERATOR_ROLE) {
        _giveBack(adId, _heldPayment(adId, payer));
    }

    /// @inheritdoc IAdPaymentSplitter
    function reclaim(uint256 adId) external {
        Payment storage payment = _heldPayment(adId, msg.sender);
        uint256 allowedAt = payment.paidAt + HOLD_PERIOD;
        if (block.timestamp < allowedAt) revert HoldPeriodNotOver(adId, allowedAt);
        _giveBack(adId, payment);
    }

    /// @inheritdoc IAdPaymentSplitter
    function withdrawCredit(address to) external {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = credits[msg.sender];
        if (amount == 0) revert NoCredit(msg.sender);

        delete credits[msg.sender];
        emit CreditWithdrawn(msg.sender, to, amount);
        if (!_send(to, amount, gasleft())) revert TransferFailed(to);
    }

    /* -------------------------------------------- PAYEES -------------------------------------------- */

    /// @inheritdoc IAdPaymentSplitter
    function release(address payee) external {
        Payee storage place = _placeOf(payee);
        uint256 amount = place.owed;
        if (amount == 0) revert NothingToRelease(payee);

        place.owed = 0;
        emit Released(payee, amount);
        if (!_send(payee, amount, gasleft())) revert TransferFailed(payee);
    }

    /// @inheritdoc IAdPaymentSplitter
    function handOver(address successor) external {
        _setPayee(_placeOf(msg.sender), successor);
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
    function founder() external view returns (address) {
        return _founder.account;
    }

    /// @inheritdoc IAdPaymentSplitter
    function platform() external view returns (address) {
        return _platform.account;
    }

    /// @inheritdoc IAdPaymentSplitter
    function payments(uint256 adId) external view returns (address payer, uint256 amount, PaymentState state) {
        Payment storage payment = _payments[adId];
        return (payment.payer, _toWei(payment.amountInGwei), payment.state);
    }

    /// @inheritdoc IAdPaymentSplitter
    function reclaimableAt(uint256 adId) external view returns (uint256) {
        Payment storage payment = _payments[adId];
        return payment.state == PaymentState.Held ? payment.paidAt + HOLD_PERIOD : 0;
    }

    /// @inheritdoc IAdPaymentSplitter
    function releasable(address payee) external view returns (uint256) {
        if (payee == _founder.account) return _founder.owed;
        if (payee == _platform.account) return _platform.owed;
        return 0;
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    function _setAdPrice(uint256 newPrice) private {
        if (newPrice == 0) revert ZeroPrice();
        if (newPrice % 1 gwei != 0) revert PriceNotInGwei(newPrice);
        if (newPrice > _toWei(type(uint48).max)) revert PriceTooHigh(newPrice, _toWei(type(uint48).max));

        emit AdPriceChanged(_toWei(_adPriceInGwei), newPrice);
        _adPriceInGwei = uint48(newPrice / 1 gwei);
    }

    /// @dev The two payees stay apart, so that an address names one place.
    function _setPayee(Payee storage place, address account) private {
        if (account == address(0)) revert ZeroAddress();
        if (account == _founder.account || account == _platform.account) revert AlreadyAPayee(account);

        emit PayeeChanged(place.account, account);
        place.account = account;
    }

    /// @dev A payer that refuses coins, or burns its gas, gets a credit and holds up nobody. A caller that is short of
    /// gas cannot turn a good refund into a credit: when the payer runs dry, EIP-150 leaves the splitter a 64th, too
    /// little for the event.
    function _giveBack(uint256 adId, Payment storage payment) private {
        address payer = payment.payer;
        uint256 amount = _toWei(payment.amountInGwei);

        payment.state = PaymentState.Refunded;
        emit AdRefunded(adId, payer, amount);
        if (_send(payer, amount, REFUND_GAS)) return;
        credits[payer] += amount;
        emit RefundCredited(adId, payer, amount);
    }

    /// @dev Solidity's own call copies what the receiver returns, which a hostile one could make expensive.
    function _send(address to, uint256 amount, uint256 gasLimit) private returns (bool accepted) {
        assembly ("memory-safe") {
            accepted := call(gasLimit, to, amount, 0, 0, 0, 0)
        }
    }

    function _heldPayment(uint256 adId, address payer) private view returns (Payment storage payment) {
        payment = _payments[adId];
        if (payment.state != PaymentState.Held) revert PaymentNotHeld(adId);
        if (payment.payer != payer) revert WrongPayer(adId, payment.payer);
    }

    function _placeOf(address payee) private view returns (Payee storage) {
        if (payee == _founder.account) return _founder;
        if (payee == _platform.account) return _platform;
        revert NotAPayee(payee);
    }

    function _toWei(uint48 amountInGwei) private pure returns (uint256) {
        return uint256(amountInGwei) * 1 gwei;
    }
}
