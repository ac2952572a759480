import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContractSignatures } from './contract-signatures.service.js';
import { WalletNonce } from './entities/wallet-nonce.entity.js';
import { WalletNonces } from './wallet-nonces.service.js';
import { WalletController } from './wallet.controller.js';
import { WalletService } from './wallet.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WalletNonce]), AuditModule, AuthModule],
  controllers: [WalletController],
  providers: [ContractSignatures, WalletNonces, WalletService],
})
export class WalletModule {}
