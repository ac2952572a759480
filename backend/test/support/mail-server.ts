import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Said in place of taking a recipient. */
interface Refusal {
  code: number;
  text: string;
}

/** A real SMTP server, which keeps what it is given. */
export class MailServer {
  /** In the order in which they came. */
  readonly received: ParsedMail[] = [];
  /** How many mails were begun, taken or not. */
  attempts = 0;
  /** The next recipients are answered with these, in turn. */
  readonly refusals: Refusal[] = [];
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, answer) => answer(this.nextRefusal()),
      onData: (stream, _session, answer) => {
        this.keep(stream).then(() => answer(), answer);
      },
      ...options,
    });
  }

  static async start(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
    const mailServer = new MailServer(options);
    const server = mailServer.server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** What the API has to be told to send by it. */
  get env(): Record<string, string> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: 'Change-Makers <site@example.test>',
      PUBLIC_URL: 'http://change-makers.example',
    };
  }

  /** What came for an address. */
  receivedBy(address: string): ParsedMail[] {
    return this.received.filter(({ to }) => [to].flat().some((one) => one?.text === address));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private async keep(stream: Readable): Promise<void> {
    this.received.push(await simpleParser(stream));
  }

  private nextRefusal(): Error | null {
    this.attempts += 1;
    const refusal = this.refusals.shift();
    return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
  }
}
