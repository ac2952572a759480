import type { BaseContract, BigNumberish, BytesLike, FunctionFragment, Result, Interface, EventFragment, AddressLike, ContractRunner, ContractMethod, Listener } from "ethers";
import type { TypedContractEvent, TypedDeferredTopicFilter, TypedEventLog, TypedLogDescription, TypedListener, TypedContractMethod } from "./common.js";
export interface ChallengeBadgeInterface extends Interface {
    getFunction(nameOrSignature: "DEFAULT_ADMIN_ROLE" | "KEEPER_ROLE" | "MAX_BADGE_ID" | "MINTER_ROLE" | "SEASON" | "VERSION" | "acceptDefaultAdminTransfer" | "approve" | "badgeTypeOf" | "balanceOf" | "beginDefaultAdminTransfer" | "burn" | "cancelDefaultAdminTransfer" | "changeDefaultAdminDelay" | "defaultAdmin" | "defaultAdminDelay" | "defaultAdminDelayIncreaseWait" | "getApproved" | "getRoleAdmin" | "grantRole" | "hasRole" | "isApprovedForAll" | "locked" | "mint" | "name" | "owner" | "ownerOf" | "pendingDefaultAdmin" | "pendingDefaultAdminDelay" | "previewURI" | "reissue" | "renounceRole" | "revoke" | "revokeRole" | "rollbackDefaultAdminDelay" | "safeTransferFrom(address,address,uint256)" | "safeTransferFrom(address,address,uint256,bytes)" | "setApprovalForAll" | "setBadgeType" | "supportsInterface" | "symbol" | "tokenIdOf" | "tokenOf" | "tokenURI" | "transferFrom"): FunctionFragment;
    getEvent(nameOrSignatureOrTopic: "Approval" | "ApprovalForAll" | "BadgeRevoked" | "BadgeTypeChanged" | "BatchMetadataUpdate" | "DefaultAdminDelayChangeCanceled" | "DefaultAdminDelayChangeScheduled" | "DefaultAdminTransferCanceled" | "DefaultAdminTransferScheduled" | "Locked" | "MetadataUpdate" | "RoleAdminChanged" | "RoleGranted" | "RoleRevoked" | "Transfer" | "Unlocked"): EventFragment;
    encodeFunctionData(functionFragment: 'DEFAULT_ADMIN_ROLE', values?: undefined): string;
    encodeFunctionData(functionFragment: 'KEEPER_ROLE', values?: undefined): string;
    encodeFunctionData(functionFragment: 'MAX_BADGE_ID', values?: undefined): string;
    encodeFunctionData(functionFragment: 'MINTER_ROLE', values?: undefined): string;
    encodeFunctionData(functionFragment: 'SEASON', values?: undefined): string;
    encodeFunctionData(functionFragment: 'VERSION', values?: undefined): string;
    encodeFunctionData(functionFragment: 'acceptDefaultAdminTransfer', values?: undefined): string;
    encodeFunctionData(functionFragment: 'approve', values: [AddressLike, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'badgeTypeOf', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'balanceOf', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'beginDefaultAdminTransfer', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'burn', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'cancelDefaultAdminTransfer', values?: undefined): string;
    encodeFunctionData(functionFragment: 'changeDefaultAdminDelay', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'defaultAdmin', values?: undefined): string;
    encodeFunctionData(functionFragment: 'defaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'defaultAdminDelayIncreaseWait', values?: undefined): string;
    encodeFunctionData(functionFragment: 'getApproved', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'getRoleAdmin', values: [BytesLike]): string;
    encodeFunctionData(functionFragment: 'grantRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'hasRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'isApprovedForAll', values: [AddressLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'locked', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'mint', values: [AddressLike, BigNumberish, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'name', values?: undefined): string;
    encodeFunctionData(functionFragment: 'owner', values?: undefined): string;
    encodeFunctionData(functionFragment: 'ownerOf', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'pendingDefaultAdmin', values?: undefined): string;
    encodeFunctionData(functionFragment: 'pendingDefaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'previewURI', values: [BigNumberish, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'reissue', values: [BigNumberish, AddressLike]): string;
    encodeFunctionData(functionFragment: 'renounceRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'revoke', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'revokeRole', values: [BytesLike, AddressLike]): string;
    encodeFunctionData(functionFragment: 'rollbackDefaultAdminDelay', values?: undefined): string;
    encodeFunctionData(functionFragment: 'safeTransferFrom(address,address,uint256)', values: [AddressLike, AddressLike, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'safeTransferFrom(address,address,uint256,bytes)', values: [AddressLike, AddressLike, BigNumberish, BytesLike]): string;
    encodeFunctionData(functionFragment: 'setApprovalForAll', values: [AddressLike, boolean]): string;
    encodeFunctionData(functionFragment: 'setBadgeType', values: [BigNumberish, BigNumberish]): string;
    encodeFunctionData(functionFragment: 'supportsInterface', values: [BytesLike]): string;
    encodeFunctionData(functionFragment: 'symbol', values?: undefined): string;
    encodeFunctionData(functionFragment: 'tokenIdOf', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'tokenOf', values: [AddressLike]): string;
    encodeFunctionData(functionFragment: 'tokenURI', values: [BigNumberish]): string;
    encodeFunctionData(functionFragment: 'transferFrom', values: [AddressLike, AddressLike, BigNumberish]): string;
    decodeFunctionResult(functionFragment: 'DEFAULT_ADMIN_ROLE', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'KEEPER_ROLE', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'MAX_BADGE_ID', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'MINTER_ROLE', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'SEASON', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'VERSION', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'acceptDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'approve', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'badgeTypeOf', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'balanceOf', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'beginDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'burn', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'cancelDefaultAdminTransfer', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'changeDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'defaultAdminDelayIncreaseWait', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'getApproved', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'getRoleAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'grantRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'hasRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'isApprovedForAll', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'locked', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'mint', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'name', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'owner', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'ownerOf', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'pendingDefaultAdmin', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'pendingDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'previewURI', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'reissue', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'renounceRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'revoke', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'revokeRole', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'rollbackDefaultAdminDelay', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'safeTransferFrom(address,address,uint256)', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'safeTransferFrom(address,address,uint256,bytes)', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'setApprovalForAll', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'setBadgeType', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'supportsInterface', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'symbol', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'tokenIdOf', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'tokenOf', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'tokenURI', data: BytesLike): Result;
    decodeFunctionResult(functionFragment: 'transferFrom', data: BytesLike): Result;
}
export declare namespace ApprovalEvent {
    type InputTuple = [owner: AddressLike, approved: AddressLike, tokenId: BigNumberish];
    type OutputTuple = [owner: string, approved: string, tokenId: bigint];
    interface OutputObject {
        owner: string;
        approved: string;
        tokenId: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace ApprovalForAllEvent {
    type InputTuple = [owner: AddressLike, operator: AddressLike, approved: boolean];
    type OutputTuple = [owner: string, operator: string, approved: boolean];
    interface OutputObject {
        owner: string;
        operator: string;
        approved: boolean;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace BadgeRevokedEvent {
    type InputTuple = [tokenId: BigNumberish, holder: AddressLike];
    type OutputTuple = [tokenId: bigint, holder: string];
    interface OutputObject {
        tokenId: bigint;
        holder: string;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace BadgeTypeChangedEvent {
    type InputTuple = [tokenId: BigNumberish, badgeType: BigNumberish];
    type OutputTuple = [tokenId: bigint, badgeType: bigint];
    interface OutputObject {
        tokenId: bigint;
        badgeType: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace BatchMetadataUpdateEvent {
    type InputTuple = [_fromTokenId: BigNumberish, _toTokenId: BigNumberish];
    type OutputTuple = [_fromTokenId: bigint, _toTokenId: bigint];
    interface OutputObject {
        _fromTokenId: bigint;
        _toTokenId: bigint;
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
export declare namespace LockedEvent {
    type InputTuple = [tokenId: BigNumberish];
    type OutputTuple = [tokenId: bigint];
    interface OutputObject {
        tokenId: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace MetadataUpdateEvent {
    type InputTuple = [_tokenId: BigNumberish];
    type OutputTuple = [_tokenId: bigint];
    interface OutputObject {
        _tokenId: bigint;
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
export declare namespace TransferEvent {
    type InputTuple = [from: AddressLike, to: AddressLike, tokenId: BigNumberish];
    type OutputTuple = [from: string, to: string, tokenId: bigint];
    interface OutputObject {
        from: string;
        to: string;
        tokenId: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export declare namespace UnlockedEvent {
    type InputTuple = [tokenId: BigNumberish];
    type OutputTuple = [tokenId: bigint];
    interface OutputObject {
        tokenId: bigint;
    }
    type Event = TypedContractEvent<InputTuple, OutputTuple, OutputObject>;
    type Filter = TypedDeferredTopicFilter<Event>;
    type Log = TypedEventLog<Event>;
    type LogDescription = TypedLogDescription<Event>;
}
export interface ChallengeBadge extends BaseContract {
    connect(runner?: ContractRunner | null): ChallengeBadge;
    waitForDeployment(): Promise<this>;
    interface: ChallengeBadgeInterface;
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
    KEEPER_ROLE: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    MAX_BADGE_ID: TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    MINTER_ROLE: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    SEASON: TypedContractMethod<[
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
    approve: TypedContractMethod<[
        arg0: AddressLike,
        arg1: BigNumberish
    ], [
        void
    ], 'view'>;
    badgeTypeOf: TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    balanceOf: TypedContractMethod<[
        holder: AddressLike
    ], [
        bigint
    ], 'view'>;
    beginDefaultAdminTransfer: TypedContractMethod<[
        newAdmin: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    burn: TypedContractMethod<[
        tokenId: BigNumberish
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
    getApproved: TypedContractMethod<[
        tokenId: BigNumberish
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
    isApprovedForAll: TypedContractMethod<[
        owner: AddressLike,
        operator: AddressLike
    ], [
        boolean
    ], 'view'>;
    locked: TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        boolean
    ], 'view'>;
    mint: TypedContractMethod<[
        to: AddressLike,
        badgeId: BigNumberish,
        badgeType: BigNumberish
    ], [
        bigint
    ], 'nonpayable'>;
    name: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    owner: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    ownerOf: TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        string
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
    previewURI: TypedContractMethod<[
        badgeId: BigNumberish,
        badgeType: BigNumberish
    ], [
        string
    ], 'view'>;
    reissue: TypedContractMethod<[
        tokenId: BigNumberish,
        newOwner: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    renounceRole: TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    revoke: TypedContractMethod<[
        tokenId: BigNumberish
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
    "safeTransferFrom(address,address,uint256)": TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    "safeTransferFrom(address,address,uint256,bytes)": TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish,
        data: BytesLike
    ], [
        void
    ], 'nonpayable'>;
    setApprovalForAll: TypedContractMethod<[
        arg0: AddressLike,
        arg1: boolean
    ], [
        void
    ], 'view'>;
    setBadgeType: TypedContractMethod<[
        tokenId: BigNumberish,
        badgeType: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    supportsInterface: TypedContractMethod<[
        interfaceId: BytesLike
    ], [
        boolean
    ], 'view'>;
    symbol: TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    tokenIdOf: TypedContractMethod<[
        badgeId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    tokenOf: TypedContractMethod<[
        holder: AddressLike
    ], [
        bigint
    ], 'view'>;
    tokenURI: TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        string
    ], 'view'>;
    transferFrom: TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction<T extends ContractMethod = ContractMethod>(key: string | FunctionFragment): T;
    getFunction(nameOrSignature: 'DEFAULT_ADMIN_ROLE'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'KEEPER_ROLE'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'MAX_BADGE_ID'): TypedContractMethod<[
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'MINTER_ROLE'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'SEASON'): TypedContractMethod<[
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
    getFunction(nameOrSignature: 'approve'): TypedContractMethod<[
        arg0: AddressLike,
        arg1: BigNumberish
    ], [
        void
    ], 'view'>;
    getFunction(nameOrSignature: 'badgeTypeOf'): TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'balanceOf'): TypedContractMethod<[
        holder: AddressLike
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'beginDefaultAdminTransfer'): TypedContractMethod<[
        newAdmin: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'burn'): TypedContractMethod<[
        tokenId: BigNumberish
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
    getFunction(nameOrSignature: 'getApproved'): TypedContractMethod<[
        tokenId: BigNumberish
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
    getFunction(nameOrSignature: 'isApprovedForAll'): TypedContractMethod<[
        owner: AddressLike,
        operator: AddressLike
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'locked'): TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'mint'): TypedContractMethod<[
        to: AddressLike,
        badgeId: BigNumberish,
        badgeType: BigNumberish
    ], [
        bigint
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'name'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'owner'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'ownerOf'): TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        string
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
    getFunction(nameOrSignature: 'previewURI'): TypedContractMethod<[
        badgeId: BigNumberish,
        badgeType: BigNumberish
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'reissue'): TypedContractMethod<[
        tokenId: BigNumberish,
        newOwner: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'renounceRole'): TypedContractMethod<[
        role: BytesLike,
        account: AddressLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'revoke'): TypedContractMethod<[
        tokenId: BigNumberish
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
    getFunction(nameOrSignature: 'safeTransferFrom(address,address,uint256)'): TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'safeTransferFrom(address,address,uint256,bytes)'): TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish,
        data: BytesLike
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'setApprovalForAll'): TypedContractMethod<[
        arg0: AddressLike,
        arg1: boolean
    ], [
        void
    ], 'view'>;
    getFunction(nameOrSignature: 'setBadgeType'): TypedContractMethod<[
        tokenId: BigNumberish,
        badgeType: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getFunction(nameOrSignature: 'supportsInterface'): TypedContractMethod<[
        interfaceId: BytesLike
    ], [
        boolean
    ], 'view'>;
    getFunction(nameOrSignature: 'symbol'): TypedContractMethod<[
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'tokenIdOf'): TypedContractMethod<[
        badgeId: BigNumberish
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'tokenOf'): TypedContractMethod<[
        holder: AddressLike
    ], [
        bigint
    ], 'view'>;
    getFunction(nameOrSignature: 'tokenURI'): TypedContractMethod<[
        tokenId: BigNumberish
    ], [
        string
    ], 'view'>;
    getFunction(nameOrSignature: 'transferFrom'): TypedContractMethod<[
        from: AddressLike,
        to: AddressLike,
        tokenId: BigNumberish
    ], [
        void
    ], 'nonpayable'>;
    getEvent(key: 'Approval'): TypedContractEvent<ApprovalEvent.InputTuple, ApprovalEvent.OutputTuple, ApprovalEvent.OutputObject>;
    getEvent(key: 'ApprovalForAll'): TypedContractEvent<ApprovalForAllEvent.InputTuple, ApprovalForAllEvent.OutputTuple, ApprovalForAllEvent.OutputObject>;
    getEvent(key: 'BadgeRevoked'): TypedContractEvent<BadgeRevokedEvent.InputTuple, BadgeRevokedEvent.OutputTuple, BadgeRevokedEvent.OutputObject>;
    getEvent(key: 'BadgeTypeChanged'): TypedContractEvent<BadgeTypeChangedEvent.InputTuple, BadgeTypeChangedEvent.OutputTuple, BadgeTypeChangedEvent.OutputObject>;
    getEvent(key: 'BatchMetadataUpdate'): TypedContractEvent<BatchMetadataUpdateEvent.InputTuple, BatchMetadataUpdateEvent.OutputTuple, BatchMetadataUpdateEvent.OutputObject>;
    getEvent(key: 'DefaultAdminDelayChangeCanceled'): TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminDelayChangeScheduled'): TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminTransferCanceled'): TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
    getEvent(key: 'DefaultAdminTransferScheduled'): TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
    getEvent(key: 'Locked'): TypedContractEvent<LockedEvent.InputTuple, LockedEvent.OutputTuple, LockedEvent.OutputObject>;
    getEvent(key: 'MetadataUpdate'): TypedContractEvent<MetadataUpdateEvent.InputTuple, MetadataUpdateEvent.OutputTuple, MetadataUpdateEvent.OutputObject>;
    getEvent(key: 'RoleAdminChanged'): TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
    getEvent(key: 'RoleGranted'): TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
    getEvent(key: 'RoleRevoked'): TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
    getEvent(key: 'Transfer'): TypedContractEvent<TransferEvent.InputTuple, TransferEvent.OutputTuple, TransferEvent.OutputObject>;
    getEvent(key: 'Unlocked'): TypedContractEvent<UnlockedEvent.InputTuple, UnlockedEvent.OutputTuple, UnlockedEvent.OutputObject>;
    filters: {
        'Approval(address,address,uint256)': TypedContractEvent<ApprovalEvent.InputTuple, ApprovalEvent.OutputTuple, ApprovalEvent.OutputObject>;
        Approval: TypedContractEvent<ApprovalEvent.InputTuple, ApprovalEvent.OutputTuple, ApprovalEvent.OutputObject>;
        'ApprovalForAll(address,address,bool)': TypedContractEvent<ApprovalForAllEvent.InputTuple, ApprovalForAllEvent.OutputTuple, ApprovalForAllEvent.OutputObject>;
        ApprovalForAll: TypedContractEvent<ApprovalForAllEvent.InputTuple, ApprovalForAllEvent.OutputTuple, ApprovalForAllEvent.OutputObject>;
        'BadgeRevoked(uint256,address)': TypedContractEvent<BadgeRevokedEvent.InputTuple, BadgeRevokedEvent.OutputTuple, BadgeRevokedEvent.OutputObject>;
        BadgeRevoked: TypedContractEvent<BadgeRevokedEvent.InputTuple, BadgeRevokedEvent.OutputTuple, BadgeRevokedEvent.OutputObject>;
        'BadgeTypeChanged(uint256,uint8)': TypedContractEvent<BadgeTypeChangedEvent.InputTuple, BadgeTypeChangedEvent.OutputTuple, BadgeTypeChangedEvent.OutputObject>;
        BadgeTypeChanged: TypedContractEvent<BadgeTypeChangedEvent.InputTuple, BadgeTypeChangedEvent.OutputTuple, BadgeTypeChangedEvent.OutputObject>;
        'BatchMetadataUpdate(uint256,uint256)': TypedContractEvent<BatchMetadataUpdateEvent.InputTuple, BatchMetadataUpdateEvent.OutputTuple, BatchMetadataUpdateEvent.OutputObject>;
        BatchMetadataUpdate: TypedContractEvent<BatchMetadataUpdateEvent.InputTuple, BatchMetadataUpdateEvent.OutputTuple, BatchMetadataUpdateEvent.OutputObject>;
        'DefaultAdminDelayChangeCanceled()': TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
        DefaultAdminDelayChangeCanceled: TypedContractEvent<DefaultAdminDelayChangeCanceledEvent.InputTuple, DefaultAdminDelayChangeCanceledEvent.OutputTuple, DefaultAdminDelayChangeCanceledEvent.OutputObject>;
        'DefaultAdminDelayChangeScheduled(uint48,uint48)': TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
        DefaultAdminDelayChangeScheduled: TypedContractEvent<DefaultAdminDelayChangeScheduledEvent.InputTuple, DefaultAdminDelayChangeScheduledEvent.OutputTuple, DefaultAdminDelayChangeScheduledEvent.OutputObject>;
        'DefaultAdminTransferCanceled()': TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
        DefaultAdminTransferCanceled: TypedContractEvent<DefaultAdminTransferCanceledEvent.InputTuple, DefaultAdminTransferCanceledEvent.OutputTuple, DefaultAdminTransferCanceledEvent.OutputObject>;
        'DefaultAdminTransferScheduled(address,uint48)': TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
        DefaultAdminTransferScheduled: TypedContractEvent<DefaultAdminTransferScheduledEvent.InputTuple, DefaultAdminTransferScheduledEvent.OutputTuple, DefaultAdminTransferScheduledEvent.OutputObject>;
        'Locked(uint256)': TypedContractEvent<LockedEvent.InputTuple, LockedEvent.OutputTuple, LockedEvent.OutputObject>;
        Locked: TypedContractEvent<LockedEvent.InputTuple, LockedEvent.OutputTuple, LockedEvent.OutputObject>;
        'MetadataUpdate(uint256)': TypedContractEvent<MetadataUpdateEvent.InputTuple, MetadataUpdateEvent.OutputTuple, MetadataUpdateEvent.OutputObject>;
        MetadataUpdate: TypedContractEvent<MetadataUpdateEvent.InputTuple, MetadataUpdateEvent.OutputTuple, MetadataUpdateEvent.OutputObject>;
        'RoleAdminChanged(bytes32,bytes32,bytes32)': TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
        RoleAdminChanged: TypedContractEvent<RoleAdminChangedEvent.InputTuple, RoleAdminChangedEvent.OutputTuple, RoleAdminChangedEvent.OutputObject>;
        'RoleGranted(bytes32,address,address)': TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
        RoleGranted: TypedContractEvent<RoleGrantedEvent.InputTuple, RoleGrantedEvent.OutputTuple, RoleGrantedEvent.OutputObject>;
        'RoleRevoked(bytes32,address,address)': TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
        RoleRevoked: TypedContractEvent<RoleRevokedEvent.InputTuple, RoleRevokedEvent.OutputTuple, RoleRevokedEvent.OutputObject>;
        'Transfer(address,address,uint256)': TypedContractEvent<TransferEvent.InputTuple, TransferEvent.OutputTuple, TransferEvent.OutputObject>;
        Transfer: TypedContractEvent<TransferEvent.InputTuple, TransferEvent.OutputTuple, TransferEvent.OutputObject>;
        'Unlocked(uint256)': TypedContractEvent<UnlockedEvent.InputTuple, UnlockedEvent.OutputTuple, UnlockedEvent.OutputObject>;
        Unlocked: TypedContractEvent<UnlockedEvent.InputTuple, UnlockedEvent.OutputTuple, UnlockedEvent.OutputObject>;
    };
}
