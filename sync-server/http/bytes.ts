import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that is no JSON. */
export class Bytes {
  readonly body: Uint8Array | Readable
  readonly type: string
  /** What a browser is to call the download. */
  readonly fileName: string

  constructor({ body, type, fileName }: { body: Uint8Array | Readable; type: string; fileName: string }) {
    this.body = body
    this.type = type
    this.fileName = fileName
  }
}

export function sendBytes(reply: FastifyReply, { body, type, fileName }: Bytes): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(body instanceof Uint8Array ? Buffer.from(body) : body)
}
