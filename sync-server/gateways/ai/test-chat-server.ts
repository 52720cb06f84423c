import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The part of a request's body that tests look at. */
export interface ReceivedChat {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly response_format?: { readonly json_schema: { readonly schema: object } }
    readonly max_tokens?: number
    readonly max_completion_tokens?: number
  }
  /** Resolves when the caller, or this server, has closed the connection of the request. */
  readonly closed: Promise<void>
}

/** How a request is answered. */
export type ChatReply = (response: ServerResponse, received: ReceivedChat) => void | Promise<void>

export interface TestChatServer {
  readonly url: string
  readonly received: readonly ReceivedChat[]
  /** The next requests get these replies, one each; later ones the usual one. */
  answerNext(...replies: ChatReply[]): void
  /** Sets the usual reply. */
  answerAlways(reply: ChatReply): void
  close(): Promise<void>
}

/** A local server of the common chat protocol, with a reply for each way in which a host may behave. */
export async function openTestChatServer(): Promise<TestChatServer> {
  const received: ReceivedChat[] = []
  const next: ChatReply[] = []
  let usual: ChatReply = replies.says('{"drafts":[]}')
  const server = createServer((request, response) => {
    void handle(request, response)
  })
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization } = request.headers
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedChat['body']
    const one: ReceivedChat = { path: request.url ?? '', authorization, body, closed }
    received.push(one)
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
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }
const done = 'data: [DONE]\n\n'

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

function piece(content: string): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
}

function ending(reason: string): string {
  return (
    event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    event({ choices: [], usage }) +
    done
  )
}

/** Pieces of three letters. */
function piecesOf(text: string): string {
  return (text.match(/[\s\S]{1,3}/g) ?? []).map(piece).join('')
}

function open(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function refuses(status: number, error: object, headers: Record<string, string> = {}): ChatReply {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error }))
  }
}

export const replies = {
  /** A whole answer in small pieces, with a comment that keeps the connection open. */
  says:
    (text: string): ChatReply =>
    (response) =>
      void open(response).end(`: keep-alive\n\n${piecesOf(text)}${ending('stop')}`),
  /** The same bytes in two parts, the first `at` bytes long. */
  cutsAt:
    (text: string, at: number): ChatReply =>
    async (response) => {
      const bytes = Buffer.from(piece(text) + ending('stop'))
      response.socket?.setNoDelay(true)
      open(response)
      await new Promise<void>((resolve) => response.write(bytes.subarray(0, at), () => resolve()))
      await new Promise((resolve) => setImmediate(resolve))
      response.end(bytes.subarray(at))
    },
  bytesOf: (text: string): number => Buffer.byteLength(piece(text) + ending('stop')),
  /** One JSON body instead of a stream. */
  saysWhole:
    (text: string): ChatReply =>
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }], usage })),
  /** Ends for another reason than that it is complete. */
  ends:
    (text: string, reason: string): ChatReply =>
    (response) =>
      void open(response).end(piecesOf(text) + ending(reason)),
  /** Ends without a reason. */
  cuts:
    (text: string): ChatReply =>
    (response) =>
      void open(response).end(piecesOf(text) + done),
  /** Says so much and nothing more. */
  stalls:
    (text: string): ChatReply =>
    (response) =>
      void open(response).write(piecesOf(text)),
  /** Accepts the request and never answers. */
  hangs: (() => {}) as ChatReply,
  /** The connection is lost behind so much. */
  breaks:
    (text: string): ChatReply =>
    (response) =>
      void open(response).write(piecesOf(text), () => response.destroy()),
  /** An error in the middle of the stream. */
  failsInside:
    (text: string): ChatReply =>
    (response) =>
      void open(response).end(
        piecesOf(text) + event({ error: { message: 'overloaded', type: 'server_error' } }),
      ),
  /** No JSON in an event. */
  garbles: ((response) => void open(response).end('data: {"choices": [\n\n')) as ChatReply,
  /** More than any answer of ours. */
  floods: ((response) => void open(response).end(piece('가'.repeat(30_000)) + ending('stop'))) as ChatReply,
  busy: (seconds: number | null): ChatReply =>
    refuses(
      429,
      { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' },
      seconds === null ? {} : { 'retry-after': String(seconds) },
    ),
  down: refuses(500, { message: 'internal', type: 'server_error', code: null }),
  wrongModel: refuses(404, { message: 'The model does not exist', code: 'model_not_found' }),
  wrongKey: refuses(401, { message: 'Incorrect API key', code: 'invalid_api_key' }),
  filtersPrompt: refuses(400, { message: 'filtered', code: 'content_filter', param: 'prompt' }),
  /** Refuses `response_format`, else says this. */
  takesNoForm:
    (text: string): ChatReply =>
    (response, received) =>
      received.body.response_format === undefined
        ? replies.says(text)(response, received)
        : refuses(400, {
            message: "Unknown parameter: 'response_format'",
            type: 'invalid_request_error',
            param: 'response_format',
          })(response, received),
}
