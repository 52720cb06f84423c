import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLog } from '#server/logging.ts'
import type { ChatUsage } from './ai.ts'
import { openImages } from './images.ts'
import {
  answerOf,
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
