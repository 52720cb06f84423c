import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLog } from '#server/logging.ts'
import type { ChatUsage } from './ai.ts'
import { openImages } from './images.ts'
import {
  answerOf,
  type ImageReply,
  imageReplies,
  openTestImageServer,
  paintedPicture,
  type TestImageServer,
} from './test-image-server.ts'

const limits = { first: 400, idle: 300, total: 900 }
const request = { prompt: 'a loaf of bread', count: 2, form: 'PORTRAIT' } as const

let server: TestImageServer

beforeAll(async () => {
  server = await openTestImageServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.answerAlways(imageReplies.paints())
  server.moderate(imageReplies.absent)
})

/** Of its own, so that no test sees the breaker of another. */
function imagesHere(options: { readonly now?: () => number } = {}) {
  const service = {
    baseUrl: server.url,
    key: 'the key of a test',
    provider: 'a provider of a test',
    model: 'small-image',
    sizes: { SQUARE: '1024x1024', PORTRAIT: '1024x1536', LANDSCAPE: '1536x1024' },
    isModerated: true,
    monthlyTokens: null,
  }
  return openImages(service, { log: createLog('silent'), limits, ...options })
}

function listener(signal = new AbortController().signal) {
  const usages: ChatUsage[] = []
  return { signal, usages, used: (usage: ChatUsage) => void usages.push(usage) }
}

async function codeOf(answer: Promise<unknown>): Promise<ErrorCode | 'none'> {
  const error = await answer.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error === null) return 'none'
  if (error instanceof Refusal) return error.code
  throw error
}

test('pictures are asked for in one request, and come as their bytes with what was used', async () => {
  const heard = listener()
  const picture = await paintedPicture()
  expect(await imagesHere().make(request, heard)).toEqual([picture, picture])
  expect(heard.usages).toEqual([{ promptTokens: 60, answerTokens: 400 }])
  expect(server.received.at(-1)).toMatchObject({
    path: '/v1/images/generations',
    authorization: 'Bearer the key of a test',
    body: { model: 'small-image', prompt: 'a loaf of bread', n: 2, size: '1024x1536' },
  })
})

test('of more pictures than were asked for the first ones are taken, and fewer are enough', async () => {
  server.answerNext(imageReplies.paints(4), imageReplies.paints(1))
  expect(await imagesHere().make(request, listener())).toHaveLength(2)
  expect(await imagesHere().make(request, listener())).toHaveLength(1)
})

describe('a picture by its address', () => {
  test('is downloaded from the host that is on this machine', async () => {
    server.answerNext(imageReplies.leads(`${server.url}/files/1.png`))
    expect(await imagesHere().make(request, listener())).toEqual([await paintedPicture()])
  })

  test.each([
    'http://127.0.0.1:1/other-port.png',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/inside.png',
    'file:///etc/passwd',
    'no address',
  ])('is not asked for at %s', async (url) => {
    server.answerNext(imageReplies.leads(url))
    expect(await codeOf(imagesHere().make(request, listener()))).toBe('AI_BAD_ANSWER')
  })

  test('that does not come takes no other away', async () => {
    server.answerNext(imageReplies.leads('https://10.0.0.7/inside.png', `${server.url}/files/1.png`))
    expect(await imagesHere().make(request, listener())).toHaveLength(1)
  })
})

test('an answer is read whole wherever its bytes are parted', async () => {
  const images = imagesHere()
  const picture = await paintedPicture(8)
  const body = answerOf([picture])
  for (let at = 1; at < body.length; at += 7) {
    server.answerNext(imageReplies.cutsAt(body, at))
    expect(await images.make(request, listener()), `parted at byte ${at}`).toEqual([picture])
  }
})

test('an answer that is lost or ends anywhere is no picture', async () => {
  const body = answerOf([await paintedPicture(8)])
  for (let at = 0; at < body.length; at += 11) {
    const images = imagesHere()
    server.answerNext(imageReplies.breaksAt(body, at))
    expect(await codeOf(images.make(request, listener())), `lost at byte ${at}`).toBe('AI_NETWORK')
    server.answerNext(imageReplies.endsAt(body, at))
    expect(await codeOf(images.make(request, listener())), `ended at byte ${at}`).toBe('AI_CUT')
  }
})

describe('each way of failing has its code, and nothing is sent twice', () => {
  test.each([
    ['never begins', imageReplies.hangs, 'AI_TIMEOUT'],
    ['stops coming', imageReplies.stalls, 'AI_STALLED'],
    ['is filtered', imageReplies.filters, 'AI_REFUSED'],
    ['is busy', imageReplies.busy(1), 'AI_BUSY'],
    ['is an error of the host', imageReplies.down, 'PROVIDER_DOWN'],
    ['does not know the key', imageReplies.wrongKey, 'PROVIDER_DOWN'],
    ['has no picture', imageReplies.answers('{"data":[]}'), 'AI_BAD_ANSWER'],
    ['has something else', imageReplies.answers('{"error":"x"}'), 'AI_BAD_ANSWER'],
    ['is larger than 20 MB', imageReplies.answers('x'.repeat(20 * 1024 * 1024 + 1)), 'AI_BAD_ANSWER'],
  ] as const)('an answer that %s', async (_, reply, code) => {
    const before = server.received.length
    server.answerNext(reply)
    expect(await codeOf(imagesHere().make(request, listener()))).toBe(code)
    expect(server.received.length - before).toBe(1)
  })
})

describe('what was used', () => {
  const used = async (reply: ImageReply) => {
    const heard = listener()
    server.answerNext(reply)
    await codeOf(imagesHere().make(request, heard))
    return heard.usages
  }
  const estimate = { promptTokens: 8, answerTokens: 2_000 }

  test.each([
    ['the host does not say it', imageReplies.answers(JSON.stringify({ data: [{ b64_json: 'AA==' }] }))],
    [
      'the host does not count',
      imageReplies.answers(
        JSON.stringify({ data: [{ b64_json: 'AA==' }], usage: { input_tokens: 0, output_tokens: 0 } }),
      ),
    ],
    ['the answer never begins', imageReplies.hangs],
    ['the answer stops coming', imageReplies.stalls],
    ['the answer has no picture', imageReplies.answers('{"data":[]}')],
  ])('is estimated where %s', async (_, reply) => {
    expect(await used(reply)).toEqual([estimate])
  })

  test.each([
    ['is busy', imageReplies.busy(1)],
    ['fails', imageReplies.down],
    ['filters', imageReplies.filters],
  ])('is nothing where the host %s', async (_, reply) => {
    expect(await used(reply)).toEqual([])
  })

  test('is estimated of a request that is stopped, and nothing of one that is not sent', async () => {
    server.answerNext(imageReplies.hangs)
    const stop = new AbortController()
    const heard = listener(stop.signal)
    const coming = server.nextRequest()
    const answer = codeOf(imagesHere().make(request, heard))
    await coming
    stop.abort()
    expect(await answer).toBe('AI_STOPPED')
    expect(heard.usages).toEqual([estimate])
    expect(await codeOf(imagesHere().make(request, heard))).toBe('AI_STOPPED')
    expect(heard.usages).toHaveLength(1)
  })
})

describe('of a host that takes n = 1 alone', () => {
  const asked = (from: number) => server.received.slice(from).map(({ body }) => body.n)

  test('pictures are asked for one after another, from the next time at once', async () => {
    server.answerAlways(imageReplies.paintsOne)
    const images = imagesHere()
    const from = server.received.length
    const heard = listener()
    expect(await images.make(request, heard)).toHaveLength(2)
    expect(heard.usages).toHaveLength(2)
    expect(await images.make(request, listener())).toHaveLength(2)
    expect(asked(from)).toEqual([2, 1, 1, 1, 1])
  })

  test('fewer are enough', async () => {
    server.answerNext(imageReplies.paintsOne, imageReplies.paintsOne, imageReplies.busy(1))
    expect(await imagesHere().make({ ...request, count: 3 }, listener())).toHaveLength(1)
  })

  test('a stop between two of them ends all', async () => {
    server.answerNext(imageReplies.paintsOne, imageReplies.paintsOne)
    server.answerAlways(imageReplies.hangs)
    const stop = new AbortController()
    const from = server.received.length
    const answer = codeOf(imagesHere().make(request, listener(stop.signal)))
    while (server.received.length < from + 3) await server.nextRequest()
    stop.abort()
    expect(await answer).toBe('AI_STOPPED')
  })

  test('one that does not come takes none of those before it away', async () => {
    server.answerNext(imageReplies.paintsOne, imageReplies.paintsOne, imageReplies.hangs)
    expect(await imagesHere().make(request, listener())).toHaveLength(1)
  })

  test('an error that names no n is not asked again', async () => {
    const from = server.received.length
    server.answerNext(imageReplies.wrongSize)
    expect(await codeOf(imagesHere().make(request, listener()))).toBe('PROVIDER_DOWN')
    expect(asked(from)).toEqual([2])
  })
})

test('who stops closes the connection at the host', async () => {
  server.answerNext(imageReplies.hangs)
  const stop = new AbortController()
  const coming = server.nextRequest()
  const answer = codeOf(imagesHere().make(request, listener(stop.signal)))
  const received = await coming
  stop.abort()
  expect(await answer).toBe('AI_STOPPED')
  await received.closed
})

test('a host that fails five times is left alone for a while', async () => {
  const images = imagesHere({ now: () => 0 })
  server.answerAlways(imageReplies.down)
  for (let round = 0; round < 5; round += 1) await codeOf(images.make(request, listener()))
  const before = server.received.length
  expect(await codeOf(images.make(request, listener()))).toBe('PROVIDER_DOWN')
  expect(server.received.length).toBe(before)
})

describe('moderation', () => {
  const flagged = (images = imagesHere()) => images.isFlagged('빵', new AbortController().signal)

  test.each([true, false])('says what the host says: %j', async (is) => {
    server.moderate(imageReplies.moderates(is))
    expect(await flagged()).toBe(is)
    expect(server.received.at(-1)?.body).toEqual({ input: '빵' })
  })

  test('is asked for once of a host that does not have it', async () => {
    const images = imagesHere()
    expect(await flagged(images)).toBe(false)
    const before = server.received.length
    expect(await flagged(images)).toBe(false)
    expect(server.received.length).toBe(before)
  })

  test('is asked for again after ten minutes, as a host may lack it for a moment', async () => {
    let time = 0
    const images = imagesHere({ now: () => time })
    expect(await flagged(images)).toBe(false)
    server.moderate(imageReplies.moderates(true))
    time = 10 * 60_000 - 1
    expect(await flagged(images)).toBe(false)
    time += 1
    expect(await flagged(images)).toBe(true)
  })

  test.each([
    ['fails', imageReplies.down, 'PROVIDER_DOWN'],
    ['is busy', imageReplies.busy(1), 'AI_BUSY'],
    ['answers something else', imageReplies.answers('{}'), 'AI_BAD_ANSWER'],
    ['hangs', imageReplies.hangs, 'AI_TIMEOUT'],
  ] as const)('that %s is no yes', async (_, reply, code) => {
    server.moderate(reply)
    expect(await codeOf(flagged())).toBe(code)
  })
})
