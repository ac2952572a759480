import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Passkey } from './entities/passkey.entity.js';
import { type Challenged, PasskeyChallenges } from './passkey-challenges.service.js';
import { relyingParty } from './relying-party.js';
import { passkeyKnown, passkeyNotFound, passkeyRefused, tooManyPasskeys } from './second-factor.errors.js';

/** With the first passkey: it brings what reads certificates of every make. */
const loadLibrary = () => import('@simplewebauthn/server');

const SITE_NAME = 'Future Change-Makers';
const MOST = 20;

/** EdDSA, ES256, RS256: what every device knows. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that proved itself on a device, not stored yet. */
export type VerifiedPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Passkeys: made, shown and checked. Each use is verified by the device's owner (fingerprint, face, PIN). */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallenges,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Oldest first. */
  list(userId: number, manager: EntityManager = this.passkeys.manager): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  }

  /** What a browser needs to make one. @throws tooManyPasskeys */
  async registrationOptions(
    request: Request,
    { id, username }: Express.User,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.list(id);
    if (known.length >= MOST) throw tooManyPasskeys();
    const { generateRegistrationOptions } = await loadLibrary();
    const challenge = await this.challenges.issue(registrationOf(request, id));
    return generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: relyingParty(this.config, request).id,
      userID: new Uint8Array(Buffer.from(`account-${id}`)),
      userName: username,
      userDisplayName: username,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      excludeCredentials: known.map(toDescriptor),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @throws passkeyRefused */
  async verifyRegistration(
    request: Request,
    userId: number,
    response: RegistrationResponseJSON,
  ): Promise<VerifiedPasskey> {
    const { id, origin } = relyingParty(this.config, request);
    const { verifyRegistrationResponse } = await loadLibrary();
    const { registrationInfo } = await orRefused(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.take(challenge, registrationOf(request, userId)),
        expectedOrigin: origin,
        expectedRPID: id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!registrationInfo) throw passkeyRefused();
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const transports = transportsOf(response);
    return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
  }

  /** @throws passkeyKnown */
  async add(
    manager: EntityManager,
    userId: number,
    name: string,
    verified: VerifiedPasskey,
  ): Promise<Passkey> {
    try {
      const { id } = await manager.save(manager.create(Passkey, { ...verified, userId, name }));
      return await manager.findOneByOrFail(Passkey, { id });
    } catch (error) {
      throw isTaken(error) ? passkeyKnown() : error;
    }
  }

  /** Whether it is the account's still. */
  isOf(manager: EntityManager, userId: number, credentialId: string): Promise<boolean> {
    return manager.existsBy(Passkey, { userId, credentialId });
  }

  /** @throws passkeyNotFound */
  async remove(manager: EntityManager, userId: number, id: number): Promise<Passkey> {
    const found = await manager.findOneBy(Passkey, { id, userId });
    if (!found) throw passkeyNotFound();
    await manager.delete(Passkey, { id });
    return found;
  }

  /** What a browser needs to use one; undefined for an account that has none. */
  async requestOptions(
    request: Request,
    challenged: Challenged,
  ): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
    const { userId } = challenged;
    const known = userId === undefined ? [] : await this.list(userId);
    if (userId !== undefined && known.length === 0) return undefined;
    const { generateAuthenticationOptions } = await loadLibrary();
    const challenge = await this.challenges.issue(challenged);
    return generateAuthenticationOptions({
      rpID: relyingParty(this.config, request).id,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
      // Without a list the browser asks which of its passkeys for this site to use.
      ...(userId !== undefined && { allowCredentials: known.map(toDescriptor) }),
    });
  }

  /** Whose passkey signed our challenge on our site, just now and for this purpose. @throws passkeyRefused */
  async verify(
    request: Request,
    challenged: Challenged,
    response: AuthenticationResponseJSON,
  ): Promise<number> {
    const passkey = await this.passkeys.findOneBy({ credentialId: response.id });
    if (!passkey || (challenged.userId ?? passkey.userId) !== passkey.userId) throw passkeyRefused();
    const { id: rpId, origin } = relyingParty(this.config, request);
    const { credentialId, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { verified, authenticationInfo } = await orRefused(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.take(challenge, challenged),
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      }),
    );
    if (!verified) throw passkeyRefused();
    await this.passkeys.update(passkey.id, {
      counter: authenticationInfo.newCounter,
      lastUsedAt: new Date(),
    });
    return passkey.userId;
  }
}

const registrationOf = ({ sessionID }: Request, userId: number): Challenged => ({
  purpose: 'registration',
  userId,
  sessionId: sessionID,
});

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** What the browser says of itself: a few short words, or nothing. */
function transportsOf({ response }: RegistrationResponseJSON): string[] {
  const given: unknown = response.transports;
  const words = Array.isArray(given) ? (given as unknown[]) : [];
  return words
    .filter((word) => typeof word === 'string' && /^[a-z-]{1,20}$/.test(word))
    .slice(0, 8) as string[];
}

/** The library throws for all that does not fit, from a broken response to a foreign origin. */
async function orRefused<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (error) {
    throw error instanceof QueryFailedError ? error : passkeyRefused();
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'passkeys_credential_key';
