import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const HEADER_BYTES = 12;
const IPV4 = 1;

/** A name server of the test's own: silent, or of the opinion that every name has one address. */
export class NameServer {
  answers = false;
  /** Ends with the first question. */
  readonly asked: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    this.asked = once(socket, 'message');
    socket.on('message', (question, { port, address }) => {
      if (this.answers) socket.send(answerTo(question), port, address);
    });
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  get address(): string {
    const { address, port }: AddressInfo = this.socket.address();
    return `${address}:${port}`;
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}

/** RFC 1035: 93.184.216.34 for who asks for IPv4, nothing for others; the question stands in the answer, and what came with it is left out. */
function answerTo(asked: Buffer): Buffer {
  const end = asked.indexOf(0, HEADER_BYTES) + 1 + 4;
  const isIpv4 = asked.readUInt16BE(end - 4) === IPV4;
  const header = Buffer.from(asked.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x81_80, 2);
  header.writeUInt16BE(isIpv4 ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const found = Buffer.from([0xc0, 12, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return Buffer.concat([header, asked.subarray(HEADER_BYTES, end), ...(isIpv4 ? [found] : [])]);
}
