import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../../scripts/launcher/ports.ts';

/** A real SMTP server, which keeps what it is given. */
export class MailServer {
  /** In the order in which they came. */
  readonly received: ParsedMail[] = [];
  private readonly refusals = new Map<string, number>();
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, answer) => answer(this.refusalOf(address)),
      onData: (stream, _session, answer) => {
        this.keep(stream).then(() => answer(), answer);
      },
      ...options,
    });
  }

  /** @param port where one was before */
  static async start(options: SMTPServerOptions = {}, port?: number): Promise<MailServer> {
    const mailServer = new MailServer(options);
    const server = mailServer.server.listen(port ?? (await freePort()), '127.0.0.1');
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

  /** Answers the next mail for an address with this reply code. */
  refuse(address: string, code: number): void {
    this.refusals.set(address, code);
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private async keep(stream: Readable): Promise<void> {
    this.received.push(await simpleParser(stream));
  }

  private refusalOf(address: string): Error | null {
    const responseCode = this.refusals.get(address);
    this.refusals.delete(address);
    return responseCode ? Object.assign(new Error(`Not now: ${address}`), { responseCode }) : null;
  }
}
