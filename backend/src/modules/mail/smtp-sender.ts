import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { Letter } from './letter.js';

/** No attempt lasts longer, whatever the server does. */
export const SEND_TIMEOUT_MS = 45_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** How a server answered: nothing where it took the mail. */
export interface Refusal {
  /** A reply code such as 550, or what kept it from replying, such as ECONNREFUSED: no word of the mail or the server. */
  reason: string;
  /** It would refuse the same mail again. */
  final: boolean;
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** Hands mail to the configured server, one connection each: an installation sends few, and a dead one holds up none other. */
@Injectable()
export class SmtpSender {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Null where the server took it. */
  async deliver(letter: Letter): Promise<Refusal | null> {
    const { smtpUrl, from } = this.config.mail!;
    // With the first letter: where mail is off, or another process sends it, it is never needed.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      requireTLS: mustEncrypt(new URL(smtpUrl)),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ ...letter, from, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
      return null;
    } catch (error) {
      return refusalOf(error as SmtpError);
    } finally {
      transport.close();
    }
  }
}

/** A password never travels in the clear, but within this machine. */
function mustEncrypt({ protocol, username, hostname }: URL): boolean {
  return protocol === 'smtp:' && username !== '' && !LOOPBACK.has(hostname);
}

/** Only about a mail or its addresses is a no final: a wrong password or a busy server can be put right. */
function refusalOf({ code, responseCode }: SmtpError): Refusal {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    reason: String(responseCode ?? code ?? 'unknown'),
    final: isAboutMail && (responseCode === undefined || responseCode >= 500),
  };
}
