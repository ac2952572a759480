import type { Request } from 'express';
import type { AppConfig } from '../../config/app-config.js';

/** To whom a passkey belongs on our side: browsers give it to this origin alone. */
export interface RelyingParty {
  /** The host's name. */
  id: string;
  origin: string;
}

/** By PUBLIC_URL, or by the request's own host where that is undefined, as on a developer's machine. */
export function relyingParty({ publicUrl }: AppConfig, request: Request): RelyingParty {
  const { origin, hostname } = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  return { id: hostname, origin };
}
