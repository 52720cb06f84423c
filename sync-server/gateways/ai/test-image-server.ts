import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A request as it came. */
export interface ReceivedImage {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model?: string
    readonly prompt?: string
    readonly n?: number
    readonly size?: string
    /** Of /moderations. */
    readonly input?: string
  }
  /** Resolves when the caller, or this server, has closed the connection of the request. */
  readonly closed: Promise<void>
}

/** How a request is answered. */
export type ImageReply = (response: ServerResponse, received: ReceivedImage) => void | Promise<void>

export interface TestImageServer {
  readonly url: string
  readonly received: readonly ReceivedImage[]
  /** The next requests for pictures get these replies, one each; later ones the usual one. */
  answerNext(...given: ImageReply[]): void
  /** Sets the usual reply. */
  answerAlways(reply: ImageReply): void
  /** Sets how /moderations answers; at first it is not there. */
  moderate(reply: ImageReply): void
  /** Resolves with the next request for pictures, once it has come. */
  nextRequest(): Promise<ReceivedImage>
  close(): Promise<void>
}

/** A local server of the common protocol of pictures, with a reply for each way in which a host may behave. */
export async function openTestImageServer(): Promise<TestImageServer> {
  const received: ReceivedImage[] = []
  const next: ImageReply[] = []
  const waiting: ((request: ReceivedImage) => void)[] = []
  let usual: ImageReply = imageReplies.paints()
  let moderation: ImageReply = imageReplies.absent
  const server = createServer((request, response) => {
    void handle(request, response)
  })
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { url: path = '' } = request
    if (path.startsWith('/v1/files/')) return void response.end(await paintedPicture())
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedImage['body']
    const one: ReceivedImage = { path, authorization: request.headers.authorization, body, closed }
    received.push(one)
    if (path === '/v1/moderations') return moderation(response, one)
    for (const tell of waiting.splice(0)) tell(one)
    await (next.shift() ?? usual)(response, one)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    answerNext: (...given) => void next.push(...given),
    answerAlways(reply) {
      usual = reply
    },
    moderate(reply) {
      moderation = reply
    },
    nextRequest: () => new Promise((resolve) => void waiting.push(resolve)),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** A small PNG of one colour. */
export function paintedPicture(side = 64): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#B4583A' } as const
  return sharp({ create }).png().toBuffer()
}

const usage = { input_tokens: 60, output_tokens: 400, total_tokens: 460 }

/** The answer that has these bytes as pictures. */
export function answerOf(pictures: readonly Buffer[]): string {
  const data = pictures.map((picture) => ({ b64_json: picture.toString('base64') }))
  return JSON.stringify({ created: 1_700_000_000, data, usage })
}

function sendJson(response: ServerResponse, body: string, status = 200): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

function refuses(status: number, error: object, headers: Record<string, string> = {}): ImageReply {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error }))
}

const says =
  (body: (received: ReceivedImage) => Promise<string> | string): ImageReply =>
  async (response, received) =>
    void sendJson(response, await body(received))

export const imageReplies = {
  /** As many pictures as were asked for, or as given. */
  paints: (count?: number): ImageReply =>
    says(async ({ body: { n = 1 } }) => {
      const picture = await paintedPicture()
      return answerOf(Array.from({ length: count ?? n }, () => picture))
    }),
  /** The addresses of the pictures instead of their bytes. */
  leads: (...urls: readonly string[]): ImageReply =>
    says(() => JSON.stringify({ data: urls.map((url) => ({ url })) })),
  /** Other bytes than those of a picture. */
  gives: (bytes: Buffer): ImageReply => says(() => answerOf([bytes])),
  /** This body. */
  answers: (body: string): ImageReply => says(() => body),
  /** The first bytes of an answer, then the connection is lost. */
  breaksAt:
    (body: string, at: number): ImageReply =>
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .write(Buffer.from(body).subarray(0, at), () => response.destroy()),
  /** The first bytes of an answer, as if they were all. */
  endsAt:
    (body: string, at: number): ImageReply =>
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(Buffer.from(body).subarray(0, at)),
  /** The whole answer in two parts, the first `at` bytes long. */
  cutsAt:
    (body: string, at: number): ImageReply =>
    async (response) => {
      const bytes = Buffer.from(body)
      response.socket?.setNoDelay(true)
      response.writeHead(200, { 'content-type': 'application/json' })
      await new Promise<void>((resolve) => response.write(bytes.subarray(0, at), () => resolve()))
      await new Promise((resolve) => setImmediate(resolve))
      response.end(bytes.subarray(at))
    },
  /** Accepts the request and never answers. */
  hangs: (() => {}) as ImageReply,
  /** The beginning of an answer and nothing more. */
  stalls: ((response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[')) as ImageReply,
  busy: (seconds: number): ImageReply =>
    refuses(
      429,
      { message: 'Rate limit reached', code: 'rate_limit_exceeded' },
      { 'retry-after': String(seconds) },
    ),
  down: refuses(500, { message: 'internal', type: 'server_error', code: null }),
  wrongKey: refuses(401, { message: 'Incorrect API key', code: 'invalid_api_key' }),
  filters: refuses(400, { message: 'rejected', code: 'content_policy_violation' }),
  /** One picture by a request, as some models do. */
  paintsOne: ((response, received) =>
    (received.body.n ?? 1) > 1
      ? refuses(400, {
          message: 'You must provide n=1 for this model.',
          type: 'invalid_request_error',
          param: null,
          code: null,
        })(response, received)
      : imageReplies.paints()(response, received)) as ImageReply,
  wrongSize: refuses(400, { message: 'The size is not supported by this model.', code: 'invalid_size' }),
  absent: refuses(404, { message: 'not found' }),
  moderates: (flagged: boolean): ImageReply =>
    says(() => JSON.stringify({ results: [{ flagged, categories: {} }] })),
}
