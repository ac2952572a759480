import type { BaseContract, BigNumberish, BytesLike, FunctionFragment, Result, Interface, EventFragment, AddressLike, ContractRunner, ContractMethod, Listener } from "ethers";
import type { TypedContractEvent, TypedDeferredTopicFilter, TypedEventLog, TypedLogDescription, TypedListener, TypedContractMethod } from "./common.js";
export interface AdPaymentSplitterInterface extends Interface {
    getFunction(nameOrSignature: "DEFAULT_ADMIN_ROLE" | "FOUNDER_SHARE_BPS" | "HOLD_PERIOD" | "MAX_AD_ID" | "MODERATOR_ROLE" | "REFUND_GAS" | "VERSION" | "acceptDefaultAdminTransfer" | "acceptPayee" | "adPrice" | "beginDefaultAdminTransfer" | "cancelDefaultAdminTransfer" | "changeDefaultAdminDelay" | "credits" | "defaultAdmin" | "defaultAdminDelay" | "defaultAdminDelayIncreaseWait" | "founder" | "getRoleAdmin" | "grantRole" | "hasRole" | "owner" | "pause" | "paused" | "payForAd" | "payments" | "pendingDefaultAdmin" | "pendingDefaultAdminDelay" | "platform" | "proposePayee" | "proposedPayee" | "reclaim" | "reclaimableAt" | "refund" | "releasable" | "release" | "renounceRole" | "revokeRole" | "rollbackDefaultAdminDelay" | "setAdPrice" | "settle" | "supportsInterface" | "unpause" | "withdrawCredit"): FunctionFragment;
    getEvent(nameOrSignatureOrTopic: "AdPaid" | "AdPriceChanged" | "AdRefunded" | "AdSettled" | "CreditWithdrawn" | "DefaultAdminDelayChangeCanceled" | "DefaultAdminDelayChangeScheduled" | "DefaultAdminTransferCanceled" | "DefaultAdminTransferScheduled" | "Paused" | "PayeeChanged" | "PayeeProposed" | "RefundCredited" | "Released" | "RoleAdminChanged" | "RoleGranted" | "RoleRevoked" | "Unpaused"): EventFragment;
    encodeFunctionData(functionFragment: 'DEFAULT_ADMIN_ROLE', values?: undefined): string;
    encodeFunctionData(functionFragment: 'FOUNDER_SHARE_BPS', values?: undefined): string;
    encodeFunctionData(functionFragment: 'HOLD_PERIOD', values?: undefined): string;
    encodeFunctionData(functionFragment: 'MAX_AD_ID', values?: undefined): string;
    encodeFunctionData(functionFragment: 'MODERATOR_ROLE', values?: undefined): string;
    encodeFunctionData(functionFragment: 'REFUND_GAS', values?: undefined): string;
    encodeFunctionData(functionFragment: 'VERSION', values?: undefined): string;
    encodeFunctionData(functionFragment: 'acceptDefaultAdminTransfer', values?: undefined): string;
    encodeFunctionData(functionFragment: 'acceptPayee', values?: undefined): string;
    encodeFunctionData(functionFragment: 'adPrice', values?: undefined): string;
    encodeFunctionData(functionFragment: 'beginDefaultAdminTransfer', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'cancelDefaultAdminTransfer', values?: undefined): string;
    encodeFunctionData(functionFragment: 'changeDefaultAdminDelay', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'credits', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'defaultAdmin', values?: undefined): string;
    encodeFunctionData(functionFragment: 'defaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'defaultAdminDelayIncreaseWait', values?: undefined): string;
    encodeFunctionData(functionFragment: 'founder', values?: undefined): string;
    encodeFunctionData(functionFragment: 'getRoleAdmin', values: [BytesLike]): string;
    encodeFunctionData(functionFragment: 'grantRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'hasRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'owner', values?: undefined): string;
    encodeFunctionData(functionFragment: 'pause', values?: undefined): string;
    encodeFunctionData(functionFragment: 'paused', values?: undefined): string;
    encodeFunctionData(functionFragment: 'payForAd', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'payments', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'pendingDefaultAdmin', values?: undefined): string;
    encodeFunctionData(functionFragment: 'pendingDefaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'platform', values?: undefined): string;
    encodeFunctionData(functionFragment: 'proposePayee', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'proposedPayee', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'reclaim', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'reclaimableAt', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'refund', values: [BigNumberish, AddressLike, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'releasable', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'release', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'renounceRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'revokeRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'rollbackDefaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'setAdPrice', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'settle', values: [BigNumberish, AddressLike, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'supportsInterface', values: [BytesLike]): string;
    encodeFunctionData(functionFragment: 'unpause', values?: undefined): string;
    encodeFunctionData(functionFragment: 'withdrawCredit', values: [AddressLike]): string;
    decodeFunctionResult(functionFragment: 'DEFAULT_ADMIN_ROLE', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'FOUNDER_SHARE_BPS', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'HOLD_PERIOD', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'MAX_AD_ID', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'MODERATOR_ROLE', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'REFUND_GAS', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'VERSION', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'acceptDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'acceptPayee', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'adPrice', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'beginDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'cancelDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'changeDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'credits', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdminDelayIncreaseWait', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'founder', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'getRoleAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'grantRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'hasRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'owner', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'pause', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'paused', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'payForAd', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'payments', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'pendingDefaultAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'pendingDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'platform', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'proposePayee', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'proposedPayee', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'reclaim', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'reclaimableAt', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'refund', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'releasable', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'release', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'renounceRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'revokeRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'rollbackDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'setAdPrice', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'settle', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'supportsInterface', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'unpause', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'withdrawCredit', data: BytesLike): Result;
}
export declare namespace AdPaidEvent {
    type InputTuple = [adId: BigNumberish, payer: AddressLike, attempt: BigNumberish, amount: BigNumberish];
    type OutputTuple = [adId: bigint, payer: string, attempt: bigint, amount: bigint];
    interface OutputObject {
        adId: bigint;
        payer: string;
        attempt: bigint;
        amount: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace AdPriceChangedEvent {
    type InputTuple = [previousPrice: BigNumberish, newPrice: BigNumberish];
    type OutputTuple = [previousPrice: bigint, newPrice: bigint];
    interface OutputObject {
        previousPrice: bigint;
        newPrice: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace AdRefundedEvent {
    type InputTuple = [adId: BigNumberish, payer: AddressLike, attempt: BigNumberish, amount: BigNumberish];
    type OutputTuple = [adId: bigint, payer: string, attempt: bigint, amount: bigint];
    interface OutputObject {
        adId: bigint;
        payer: string;
        attempt: bigint;
        amount: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace AdSettledEvent {
    type InputTuple = [adId: BigNumberish, payer: AddressLike, attempt: BigNumberish, founderShare: BigNumberish, platformShare: BigNumberish];
    type OutputTuple = [adId: bigint, payer: string, attempt: bigint, founderShare: bigint, platformShare: bigint];
    interface OutputObject {
        adId: bigint;
        payer: string;
        attempt: bigint;
        founderShare: bigint;
        platformShare: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace CreditWithdrawnEvent {
    type InputTuple = [payer: AddressLike, to: AddressLike, amount: BigNumberish];
    type OutputTuple = [payer: string, to: string, amount: bigint];
    interface OutputObject {
        payer: string;
        to: string;
        amount: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace DefaultAdminDelayChangeCanceledEvent {
    type InputTuple = [];
    type OutputTuple = [];
    interface OutputObject {
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace DefaultAdminDelayChangeScheduledEvent {
    type InputTuple = [newDelay: BigNumberish, effectSchedule: BigNumberish];
    type OutputTuple = [newDelay: bigint, effectSchedule: bigint];
    interface OutputObject {
        newDelay: bigint;
        effectSchedule: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace DefaultAdminTransferCanceledEvent {
    type InputTuple = [];
    type OutputTuple = [];
    interface OutputObject {
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace DefaultAdminTransferScheduledEvent {
    type InputTuple = [newAdmin: AddressLike, acceptSchedule: BigNumberish];
    type OutputTuple = [newAdmin: string, acceptSchedule: bigint];
    interface OutputObject {
        newAdmin: string;
        acceptSchedule: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace PausedEvent {
    type InputTuple = [account: AddressLike];
    type OutputTuple = [account: string];
    interface OutputObject {
        account: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace PayeeChangedEvent {
    type InputTuple = [payee: AddressLike, successor: AddressLike];
    type OutputTuple = [payee: string, successor: string];
    interface OutputObject {
        payee: string;
        successor: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace PayeeProposedEvent {
    type InputTuple = [payee: AddressLike, successor: AddressLike];
    type OutputTuple = [payee: string, successor: string];
    interface OutputObject {
        payee: string;
        successor: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace RefundCreditedEvent {
    type InputTuple = [adId: BigNumberish, payer: AddressLike, attempt: BigNumberish, amount: BigNumberish];
    type OutputTuple = [adId: bigint, payer: string, attempt: bigint, amount: bigint];
    interface OutputObject {
        adId: bigint;
        payer: string;
        attempt: bigint;
        amount: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace ReleasedEvent {
    type InputTuple = [payee: AddressLike, amount: BigNumberish];
    type OutputTuple = [payee: string, amount: bigint];
    interface OutputObject {
        payee: string;
        amount: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace RoleAdminChangedEvent {
    type InputTuple = [role: BytesLike, previousAdminRole: BytesLike, newAdminRole: BytesLike];
    type OutputTuple = [role: string, previousAdminRole: string, newAdminRole: string];
    interface OutputObject {
        role: string;
        previousAdminRole: string;
        newAdminRole: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace RoleGrantedEvent {
    type InputTuple = [role: BytesLike, account: AddressLike, sender: AddressLike];
    type OutputTuple = [role: string, account: string, sender: string];
    interface OutputObject {
        role: string;
        account: string;
        sender: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace RoleRevokedEvent {
    type InputTuple = [role: BytesLike, account: AddressLike, sender: AddressLike];
    type OutputTuple = [role: string, account: string, sender: string];
    interface OutputObject {
        role: string;
        account: string;
        sender: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace UnpausedEvent {
    type InputTuple = [account: AddressLike];
    type OutputTuple = [account: string];
    interface OutputObject {
        account: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export interface AdPaymentSplitter extends BaseContract {
    connect(runner?: ContractRunner | null): AdPaymentSplitter;
    waitForDeployment(): Promise<this>;
    interface: AdPaymentSplitterInterface;
    queryFilter<TCEvent extends TypedContractEvent>(event: TCEvent, fromBlockOrBlockhash?: string | number | undefined, toBlock?: string | number | undefined): Promise<Array<TypedEventLog<TCEvent>>>;
    queryFilter<TCEvent extends TypedContractEvent>(filter: TypedDeferredTopicFilter<TCEvent>, fromBlockOrBlockhash?: string | number | undefined, toBlock?: string | number | undefined): Promise<Array<TypedEventLog<TCEvent>>>;
    on<TCEvent extends TypedContractEvent>(event: TCEvent, listener: TypedListener<TCEvent>): Promise<this>;
    on<TCEvent extends TypedContractEvent>(filter: TypedDeferredTopicFilter<TCEvent>, listener: TypedListener<TCEvent>): Promise<this>;
    once<TCEvent extends TypedContractEvent>(event: TCEvent, listener: TypedListener<TCEvent>): Promise<this>;
    once<TCEvent extends TypedContractEvent>(filter: TypedDeferredTopicFilter<TCEvent>, listener: TypedListener<TCEvent>): Promise<this>;
    listeners<TCEvent extends TypedContractEvent>(event: TCEvent): Promise<Array<TypedListener<TCEvent>>>;
    listeners(eventName?: string): Promise<Array<Listener>>;
    removeAllListeners<TCEvent extends TypedContractEvent>(event?: TCEvent): Promise<this>;
    DEFAULT_ADMIN_ROLE: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    FOUNDER_SHARE_BPS: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    HOLD_PERIOD: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    MAX_AD_ID: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    MODERATOR_ROLE: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    REFUND_GAS: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    VERSION: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    acceptDefaultAdminTransfer: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    acceptPayee: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    adPrice: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    beginDefaultAdminTransfer: TypedContractMethod<[
        newAdmin: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    cancelDefaultAdminTransfer: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    changeDefaultAdminDelay: TypedContractMethod<[
        newDelay: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    credits: TypedContractMethod<[
        payer: AddressLike
    ], [
        bigint
    ], 'view'>;
    defaultAdmin: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    defaultAdminDelay: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    defaultAdminDelayIncreaseWait: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    founder: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getRoleAdmin: TypedContractMethod<[
        role: BytesLike
    ], [
        string
    ], 'view'>;
    grantRole: TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    hasRole: TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        boolean
    ], 'view'>;
    owner: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    pause: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    paused: TypedContractMethod<[
    ], [
        boolean
    ], 'view'>;
    payForAd: TypedContractMethod<[
        adId: BigNumberish
    ], [
        void
    ], 'payable'>;
    payments: TypedContractMethod<[
        adId: BigNumberish
    ], [
        [string, bigint, bigint, bigint] & {
            payer: string;
            amount: bigint;
            state: bigint;
            attempt: bigint;
        }
    ], 'view'>;
    pendingDefaultAdmin: TypedContractMethod<[
    ], [
        [string, bigint] & {
            newAdmin: string;
            schedule: bigint;
        }
    ], 'view'>;
    pendingDefaultAdminDelay: TypedContractMethod<[
    ], [
        [bigint, bigint] & {
            newDelay: bigint;
            schedule: bigint;
        }
    ], 'view'>;
    platform: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    proposePayee: TypedContractMethod<[
        successor: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    proposedPayee: TypedContractMethod<[
        payee: AddressLike
    ], [
        string
    ], 'view'>;
    reclaim: TypedContractMethod<[
        adId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    reclaimableAt: TypedContractMethod<[
        adId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    refund: TypedContractMethod<[
        adId: BigNumberish,
        payer: AddressLike,
        attempt: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    releasable: TypedContractMethod<[
        payee: AddressLike
    ], [
        bigint
    ], 'view'>;
    release: TypedContractMethod<[
        payee: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    renounceRole: TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    revokeRole: TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    rollbackDefaultAdminDelay: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    setAdPrice: TypedContractMethod<[
        newPrice: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    settle: TypedContractMethod<[
        adId: BigNumberish,
        payer: AddressLike,
        attempt: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    supportsInterface: TypedContractMethod<[
        interfaceId: BytesLike
    ], [
        boolean
    ], 'view'>;
    unpause: TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    withdrawCredit: TypedContractMethod<[
        to: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction<T extends ContractMethod = ContractMethod>(key: string | FunctionFragment): T;
    getFunction(nameOrSignature: 'DEFAULT_ADMIN_ROLE'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'FOUNDER_SHARE_BPS'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'HOLD_PERIOD'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'MAX_AD_ID'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'MODERATOR_ROLE'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'REFUND_GAS'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'VERSION'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'acceptDefaultAdminTransfer'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'acceptPayee'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'adPrice'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'beginDefaultAdminTransfer'): TypedContractMethod<[
        newAdmin: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'cancelDefaultAdminTransfer'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'changeDefaultAdminDelay'): TypedContractMethod<[
        newDelay: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'credits'): TypedContractMethod<[
        payer: AddressLike
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'defaultAdmin'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'defaultAdminDelay'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'defaultAdminDelayIncreaseWait'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'founder'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'getRoleAdmin'): TypedContractMethod<[
        role: BytesLike
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'grantRole'): TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'hasRole'): TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'owner'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'pause'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'paused'): TypedContractMethod<[
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'payForAd'): TypedContractMethod<[
        adId: BigNumberish
    ], [
        void
    ], 'payable'>;
    getFunction(nameOrSignature: 'payments'): TypedContractMethod<[
        adId: BigNumberish
    ], [
        [string, bigint, bigint, bigint] & {
            payer: string;
            amount: bigint;
            state: bigint;
            attempt: bigint;
        }
    ], 'view'>;
    getFunction(nameOrSignature: 'pendingDefaultAdmin'): TypedContractMethod<[
    ], [
        [string, bigint] & {
            newAdmin: string;
            schedule: bigint;
        }
    ], 'view'>;
    getFunction(nameOrSignature: 'pendingDefaultAdminDelay'): TypedContractMethod<[
    ], [
        [bigint, bigint] & {
            newDelay: bigint;
            schedule: bigint;
        }
    ], 'view'>;
    getFunction(nameOrSignature: 'platform'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'proposePayee'): TypedContractMethod<[
        successor: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'proposedPayee'): TypedContractMethod<[
        payee: AddressLike
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'reclaim'): TypedContractMethod<[
        adId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'reclaimableAt'): TypedContractMethod<[
        adId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'refund'): TypedContractMethod<[
        adId: BigNumberish,
        payer: AddressLike,
        attempt: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'releasable'): TypedContractMethod<[
        payee: AddressLike
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'release'): TypedContractMethod<[
        payee: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'renounceRole'): TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'revokeRole'): TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'rollbackDefaultAdminDelay'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'setAdPrice'): TypedContractMethod<[
        newPrice: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'settle'): TypedContractMethod<[
        adId: BigNumberish,
        payer: AddressLike,
        attempt: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'supportsInterface'): TypedContractMethod<[
        interfaceId: BytesLike
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'unpause'): TypedContractMethod<[
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'withdrawCredit'): TypedContractMethod<[
        to: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getEvent(key: 'AdPaid'): TypedContractEvent<AdPaidEvent.InputTuple, AdPaidEvent.OutputTuple, AdPaidEvent.OutputObject>;
    getEvent(key: 'AdPriceChanged'): TypedContractEvent<AdPriceChangedEvent.InputTuple, AdPriceChangedEvent.OutputTuple, AdPriceChangedEvent.OutputObject>;
    getEvent(key: 'AdRefunded'): TypedContractEvent<AdRefundedEvent.InputTuple, AdRefundedEvent.OutputTuple, AdRefundedEvent.OutputObject>;
    getEvent(key: 'AdSettled'): TypedContractEvent<AdSettledEvent.InputTuple, AdSettledEvent.OutputTuple, AdSettledEvent.OutputObject>;
    getEvent(key: 'CreditWithdrawn'): TypedContractEvent<CreditWithdrawnEvent.InputTuple, CreditWithdrawnEvent.OutputTuple, CreditWithdrawnEvent.OutputObject>;
    getEvent(key: 'DefaultAdminDelayChangeCanceled'): TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminDelayChangeScheduled'): TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminTransferCanceled'): TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminTransferScheduled'): TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
    getEvent(key: 'Paused'): TypedContractEvent<PausedEvent.InputTuple, PausedEvent.OutputTuple, PausedEvent.OutputObject>;
    getEvent(key: 'PayeeChanged'): TypedContractEvent<PayeeChangedEvent.InputTuple, PayeeChangedEvent.OutputTuple, PayeeChangedEvent.OutputObject>;
    getEvent(key: 'PayeeProposed'): TypedContractEvent<PayeeProposedEvent.InputTuple, PayeeProposedEvent.OutputTuple, PayeeProposedEvent.OutputObject>;
    getEvent(key: 'RefundCredited'): TypedContractEvent<RefundCreditedEvent.InputTuple, RefundCreditedEvent.OutputTuple, RefundCreditedEvent.OutputObject>;
    getEvent(key: 'Released'): TypedContractEvent<ReleasedEvent.InputTuple, ReleasedEvent.OutputTuple, ReleasedEvent.OutputObject>;
    getEvent(key: 'RoleAdminChanged'): TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
    getEvent(key: 'RoleGranted'): TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
    getEvent(key: 'RoleRevoked'): TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
    getEvent(key: 'Unpaused'): TypedContractEvent<UnpausedEvent.InputTuple, UnpausedEvent.OutputTuple, UnpausedEvent.OutputObject>;
    filters: {
        'AdPaid(uint256,address,uint256,uint256)': TypedContractEvent<AdPaidEvent.InputTuple, AdPaidEvent.OutputTuple, AdPaidEvent.OutputObject>;
        AdPaid: TypedContractEvent<AdPaidEvent.InputTuple, AdPaidEvent.OutputTuple, AdPaidEvent.OutputObject>;
        'AdPriceChanged(uint256,uint256)': TypedContractEvent<AdPriceChangedEvent.InputTuple, AdPriceChangedEvent.OutputTuple, AdPriceChangedEvent.OutputObject>;
        AdPriceChanged: TypedContractEvent<AdPriceChangedEvent.InputTuple, AdPriceChangedEvent.OutputTuple, AdPriceChangedEvent.OutputObject>;
        'AdRefunded(uint256,address,uint256,uint256)': TypedContractEvent<AdRefundedEvent.InputTuple, AdRefundedEvent.OutputTuple, AdRefundedEvent.OutputObject>;
        AdRefunded: TypedContractEvent<AdRefundedEvent.InputTuple, AdRefundedEvent.OutputTuple, AdRefundedEvent.OutputObject>;
        'AdSettled(uint256,address,uint256,uint256,uint256)': TypedContractEvent<AdSettledEvent.InputTuple, AdSettledEvent.OutputTuple, AdSettledEvent.OutputObject>;
        AdSettled: TypedContractEvent<AdSettledEvent.InputTuple, AdSettledEvent.OutputTuple, AdSettledEvent.OutputObject>;
        'CreditWithdrawn(address,address,uint256)': TypedContractEvent<CreditWithdrawnEvent.InputTuple, CreditWithdrawnEvent.OutputTuple, CreditWithdrawnEvent.OutputObject>;
        CreditWithdrawn: TypedContractEvent<CreditWithdrawnEvent.InputTuple, CreditWithdrawnEvent.OutputTuple, CreditWithdrawnEvent.OutputObject>;
        'DefaultAdminDelayChangeCanceled()': TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
        DefaultAdminDelayChangeCanceled: TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
        'DefaultAdminDelayChangeScheduled(uint48,uint48)': TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
        DefaultAdminDelayChangeScheduled: TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
        'DefaultAdminTransferCanceled()': TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
        DefaultAdminTransferCanceled: TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
        'DefaultAdminTransferScheduled(address,uint48)': TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
        DefaultAdminTransferScheduled: TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
        'Paused(address)': TypedContractEvent<PausedEvent.InputTuple, PausedEvent.OutputTuple, PausedEvent.OutputObject>;
        Paused: TypedContractEvent<PausedEvent.InputTuple, PausedEvent.OutputTuple, PausedEvent.OutputObject>;
        'PayeeChanged(address,address)': TypedContractEvent<PayeeChangedEvent.InputTuple, PayeeChangedEvent.OutputTuple, PayeeChangedEvent.OutputObject>;
        PayeeChanged: TypedContractEvent<PayeeChangedEvent.InputTuple, PayeeChangedEvent.OutputTuple, PayeeChangedEvent.OutputObject>;
        'PayeeProposed(address,address)': TypedContractEvent<PayeeProposedEvent.InputTuple, PayeeProposedEvent.OutputTuple, PayeeProposedEvent.OutputObject>;
        PayeeProposed: TypedContractEvent<PayeeProposedEvent.InputTuple, PayeeProposedEvent.OutputTuple, PayeeProposedEvent.OutputObject>;
        'RefundCredited(uint256,address,uint256,uint256)': TypedContractEvent<RefundCreditedEvent.InputTuple, RefundCreditedEvent.OutputTuple, RefundCreditedEvent.OutputObject>;
        RefundCredited: TypedContractEvent<RefundCreditedEvent.InputTuple, RefundCreditedEvent.OutputTuple, RefundCreditedEvent.OutputObject>;
        'Released(address,uint256)': TypedContractEvent<ReleasedEvent.InputTuple, ReleasedEvent.OutputTuple, ReleasedEvent.OutputObject>;
        Released: TypedContractEvent<ReleasedEvent.InputTuple, ReleasedEvent.OutputTuple, ReleasedEvent.OutputObject>;
        'RoleAdminChanged(bytes32,bytes32,bytes32)': TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
        RoleAdminChanged: TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
        'RoleGranted(bytes32,address,address)': TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
        RoleGranted: TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
        'RoleRevoked(bytes32,address,address)': TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
        RoleRevoked: TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
        'Unpaused(address)': TypedContractEvent<UnpausedEvent.InputTuple, UnpausedEvent.OutputTuple, UnpausedEvent.OutputObject>;
        Unpaused: TypedContractEvent<UnpausedEvent.InputTuple, UnpausedEvent.OutputTuple, UnpausedEvent.OutputObject>;
    };
}
