// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title IAdPaymentSplitter
 * @notice Holds the payment for each advertisement until the ad is moderated, then splits it between the founder and
 * the platform, or gives it back to its payer.
 * @dev Version 2. A payment is named by its ad, its payer and its attempt, the number of the payment among those of the
 * ad, counted from 1: an ad that was refunded can be paid again. Whatever pays, holds or gives coins refuses to be
 * entered again while it runs (`ReentrancyGuardReentrantCall`). Every amount in this interface is in wei, every time in seconds since the Unix epoch.
 */
interface IAdPaymentSplitter {
    /// @notice Where the money of an ad stands.
    enum PaymentState {
        None,
        Held,
        Settled,
        Refunded
    }

    /* -------------------------------------------- ERRORS -------------------------------------------- */

    /// @notice An address that must name somebody is the zero address.
    error ZeroAddress();

    /// @notice The ad price must be above zero.
    error ZeroPrice();

    /// @notice The ad price is not a whole number of gwei, the unit in which payments are stored.
    /// @param price Refused price in wei.
    error PriceNotInGwei(uint256 price);

    /// @notice The ad price does not fit into the storage of a payment.
    /// @param price Refused price in wei.
    /// @param highest Highest possible price in wei.
    error PriceTooHigh(uint256 price, uint256 highest);

    /// @notice The id is none that an ad can have.
    /// @param adId Id in question, not from 1 to {MAX_AD_ID}.
    error AdIdOutOfRange(uint256 adId);

    /// @notice The value sent is not the price of an ad.
    /// @param expected Price of an ad in wei.
    /// @param sent Value that came with the call in wei.
    error WrongAmount(uint256 expected, uint256 sent);

    /// @notice The ad has a payment that is held or settled.
    /// @param adId Id of the ad.
    error AdAlreadyPaid(uint256 adId);

    /// @notice The ad was refunded so often that its next payment could get no number of its own.
    /// @param adId Id of the ad.
    error NoAttemptLeft(uint256 adId);

    /// @notice The ad has no payment that waits for a decision.
    /// @param adId Id of the ad.
    error PaymentNotHeld(uint256 adId);

    /// @notice The payment that is held for the ad was made by somebody else.
    /// @param adId Id of the ad.
    /// @param payer Who made the payment that is held.
    error WrongPayer(uint256 adId, address payer);

    /// @notice The payment that is held for the ad is another one of the same payer.
    /// @param adId Id of the ad.
    /// @param attempt Number of the payment that is held.
    error WrongAttempt(uint256 adId, uint256 attempt);

    /// @notice The payment cannot be reclaimed yet.
    /// @param adId Id of the ad.
    /// @param reclaimableAt Earliest time at which it can be, in seconds since the epoch.
    error HoldPeriodNotOver(uint256 adId, uint256 reclaimableAt);

    /// @notice The account has no credit.
    /// @param account Account that asked for its credit.
    error NoCredit(address account);

    /// @notice The account is neither the founder nor the platform.
    /// @param account Account in question.
    error NotAPayee(address account);

    /// @notice The account already is one of the two payees.
    /// @param account Account in question.
    error AlreadyAPayee(address account);

    /// @notice The splitter cannot be a payee of its own.
    error SplitterAsPayee();

    /// @notice No payee proposed the account as its successor.
    /// @param account Account in question.
    error NotProposed(address account);

    /// @notice The payee has no share waiting.
    /// @param payee Payee in question.
    error NothingToRelease(address payee);

    /// @notice The receiver did not accept the coins.
    /// @param to Receiver in question.
    error TransferFailed(address to);

    /// @notice Coins are accepted through {payForAd} only.
    error PlainTransferRefused();

    /* -------------------------------------------- EVENTS -------------------------------------------- */

    /// @notice An ad was paid; the payment is now held.
    /// @param adId Id of the ad.
    /// @param payer Who paid.
    /// @param attempt Number of the payment among those of the ad, from 1.
    /// @param amount Payment in wei.
    event AdPaid(uint256 indexed adId, address indexed payer, uint256 attempt, uint256 amount);

    /// @notice A payment was split; both shares can be released from now on.
    /// @param adId Id of the ad.
    /// @param payer Who had paid.
    /// @param attempt Number of the payment among those of the ad.
    /// @param founderShare Share of the founder in wei.
    /// @param platformShare Share of the platform in wei.
    event AdSettled(
        uint256 indexed adId,
        address indexed payer,
        uint256 attempt,
        uint256 founderShare,
        uint256 platformShare
    );

    /// @notice A payment was given back, by {refund} or by {reclaim}.
    /// @param adId Id of the ad.
    /// @param payer Who had paid and gets the coins, at once or as a credit.
    /// @param attempt Number of the payment among those of the ad.
    /// @param amount Payment in wei.
    event AdRefunded(uint256 indexed adId, address indexed payer, uint256 attempt, uint256 amount);

    /// @notice The payer did not accept a refund, which became a credit. Follows the {AdRefunded} of the same payment.
    /// @param adId Id of the ad.
    /// @param payer Owner of the credit.
    /// @param attempt Number of the payment among those of the ad.
    /// @param amount Added credit in wei.
    event RefundCredited(uint256 indexed adId, address indexed payer, uint256 attempt, uint256 amount);

    /// @notice A credit was paid out.
    /// @param payer Owner of the credit.
    /// @param to Receiver of the coins.
    /// @param amount Whole credit in wei.
    event CreditWithdrawn(address indexed payer, address indexed to, uint256 amount);

    /// @notice A payee's shares were paid out.
    /// @param payee Founder or platform.
    /// @param amount Shares in wei.
    event Released(address indexed payee, uint256 amount);

    /// @notice A payee proposed who shall have its place, or took its proposal back.
    /// @param payee Who holds the place.
    /// @param successor Who may accept it, the zero address for nobody.
    event PayeeProposed(address indexed payee, address indexed successor);

    /// @notice A place as payee changed hands, with the shares that were waiting.
    /// @param payee Who held the place, the zero address at deployment.
    /// @param successor Who holds it now.
    event PayeeChanged(address indexed payee, address indexed successor);

    /// @notice The price of an ad changed.
    /// @param previousPrice Price until now in wei, 0 at deployment.
    /// @param newPrice Price from now on in wei.
    event AdPriceChanged(uint256 previousPrice, uint256 newPrice);

    /* ------------------------------------------- PAYMENTS ------------------------------------------- */

    /// @notice Pays for an ad with exactly {adPrice} wei; anyone may pay for any ad.
    /// @dev Errors: {AdIdOutOfRange}, {WrongAmount}, {AdAlreadyPaid}, {NoAttemptLeft}; `EnforcedPause` while paused. An ad
    /// that was refunded can be paid again.
    /// @param adId Id of the ad, from 1 to {MAX_AD_ID}.
    function payForAd(uint256 adId) external payable;

    /// @notice Splits a held payment between founder and platform. Moderators only.
    /// @dev Payer and attempt are named so that a late transaction never hits another payment, not even one of the same
    /// payer. Errors: {PaymentNotHeld}, {WrongPayer}, {WrongAttempt}; `EnforcedPause` while paused.
    /// @param adId Id of the ad.
    /// @param payer Who made the payment.
    /// @param attempt Number of the payment among those of the ad.
    function settle(uint256 adId, address payer, uint256 attempt) external;

    /// @notice Gives a held payment back to its payer. Moderators only, also while paused.
    /// @dev Payer and attempt are named as in {settle}. Errors: {PaymentNotHeld}, {WrongPayer}, {WrongAttempt}.
    /// @param adId Id of the ad.
    /// @param payer Who made the payment.
    /// @param attempt Number of the payment among those of the ad.
    function refund(uint256 adId, address payer, uint256 attempt) external;

    /// @notice Takes back the caller's own payment once it was held for {HOLD_PERIOD} without a decision.
    /// @dev Errors: {PaymentNotHeld}, {WrongPayer}, {HoldPeriodNotOver}.
    /// @param adId Id of the ad.
    function reclaim(uint256 adId) external;

    /// @notice Pays out the caller's whole credit.
    /// @dev Errors: {NoCredit}, {ZeroAddress}, {TransferFailed}.
    /// @param to Receiver, for a payer that cannot receive coins itself.
    function withdrawCredit(address to) external;

    /* -------------------------------------------- PAYEES -------------------------------------------- */

    /// @notice Pays out the shares that wait for a payee; anyone may call it, only the payee receives.
    /// @dev Errors: {NotAPayee}, {NothingToRelease}, {TransferFailed}.
    /// @param payee Founder or platform.
    function release(address payee) external;

    /// @notice Proposes who shall have the caller's place as payee, in place of any earlier proposal. Payees only.
    /// @dev Nothing changes until the successor accepts. Errors: {NotAPayee}, {AlreadyAPayee}, {SplitterAsPayee}.
    /// @param successor Who may accept the place, the zero address to take a proposal back.
    function proposePayee(address successor) external;

    /// @notice Takes the place that was proposed to the caller, with the shares that wait for it.
    /// @dev Proposed by both payees, the caller gets the founder's place. Errors: {NotProposed}, {AlreadyAPayee}.
    function acceptPayee() external;

    /* ---------------------------------------- ADMINISTRATION ---------------------------------------- */

    /// @notice Sets the price of the ads paid from now on. Admin only.
    /// @dev Errors: {ZeroPrice}, {PriceNotInGwei}, {PriceTooHigh}.
    /// @param newPrice Price in wei, a whole number of gwei.
    function setAdPrice(uint256 newPrice) external;

    /// @notice Stops {payForAd} and {settle}, and nothing else: whoever is owed coins can still get them. Admin only.
    function pause() external;

    /// @notice Ends a pause. Admin only.
    function unpause() external;

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @notice Version of this interface. The first had no such function.
    /// @return Number of the version.
    function VERSION() external view returns (uint256);

    /// @notice Role that may settle and refund.
    /// @return Identifier of the role.
    function MODERATOR_ROLE() external view returns (bytes32);

    /// @notice Share of the founder.
    /// @return Share in basis points (hundredths of a percent).
    function FOUNDER_SHARE_BPS() external view returns (uint256);

    /// @notice Time after which a payer may reclaim a payment that nobody decided on.
    /// @return Time in seconds.
    function HOLD_PERIOD() external view returns (uint256);

    /// @notice Highest id of an ad, the lowest being 1.
    /// @return Id of an ad.
    function MAX_AD_ID() external view returns (uint256);

    /// @notice Gas that a payer gets to receive a refund.
    /// @return Limit in units of gas.
    function REFUND_GAS() external view returns (uint256);

    /// @notice Price of an ad.
    /// @return Price in wei.
    function adPrice() external view returns (uint256);

    /// @notice Who receives the founder's shares.
    /// @return Address of the founder.
    function founder() external view returns (address);

    /// @notice Who receives the platform's shares.
    /// @return Address of the platform.
    function platform() external view returns (address);

    /// @notice The latest payment for an ad.
    /// @param adId Id of the ad.
    /// @return payer Who paid, the zero address when nobody did.
    /// @return amount Payment in wei.
    /// @return state Where the money stands.
    /// @return attempt Number of the payment among those of the ad, 0 when nobody paid.
    function payments(
        uint256 adId
    ) external view returns (address payer, uint256 amount, PaymentState state, uint256 attempt);

    /// @notice When the payer may reclaim the payment held for an ad.
    /// @param adId Id of the ad.
    /// @return Time in seconds since the epoch, 0 when no payment is held.
    function reclaimableAt(uint256 adId) external view returns (uint256);

    /// @notice Who may accept the place of a payee.
    /// @param payee Founder or platform.
    /// @return Proposed successor, the zero address when there is none.
    function proposedPayee(address payee) external view returns (address);

    /// @notice Refunds that an account did not accept and may withdraw.
    /// @param payer Account in question.
    /// @return Credit in wei.
    function credits(address payer) external view returns (uint256);

    /// @notice Shares that wait for a payee.
    /// @param payee Account in question.
    /// @return Shares in wei, 0 for an account that is no payee.
    function releasable(address payee) external view returns (uint256);
}
