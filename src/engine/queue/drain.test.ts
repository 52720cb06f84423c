import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishResumable } from '#contract/resumable.ts'
import { accountStore } from '../store/account-store.ts'
import { drain } from './drain.ts'
import { emptyStore, fakeServer, idAccount, noAnswer, putRow, rows } from './waiting-rows.fixture.ts'

const { outbox, files } = accountStore(idAccount)
const day = 86_400_000
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await emptyStore()
})

describe('a command', () => {
  it('is sent again with its key when the device stopped between the answer and deleting the row', async () => {
    await putRow('/a')
    vi.spyOn(outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(drain(idAccount)).rejects.toThrow('killed')
    expect(await rows()).toMatchObject([{ url: '/a', state: 'waiting' }])

    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.sent).toEqual([
      { url: '/a', key: 'key of /a' },
      { url: '/a', key: 'key of /a' },
    ])
    expect(await rows()).toEqual([])
  })

  it('[Q2] delays only its own lane until it is sent, and then the rest of the lane follows in order', async () => {
    server.answerNext('/a1', () => new Response(null, { status: 503 }), noAnswer)
    for (const url of ['/a1', '/a2', '/b1', '/a3']) await putRow(url, { lane: url.charAt(1) })
    const end = await drain(idAccount)
    expect(end.kind).toBe('later')
    expect(server.urls()).toEqual(['/a1', '/b1'])

    await drain(idAccount, () => Date.now() + 60_000)
    expect(await rows()).toMatchObject([{ url: '/a1', tries: 2, lastStatus: 0 }, { tries: 0 }, { tries: 0 }])
    expect(await drain(idAccount, () => Date.now() + 600_000)).toEqual({ kind: 'empty' })
    expect(server.urls()).toEqual(['/a1', '/b1', '/a1', '/a1', '/a2', '/a3'])
  })

  it('that the server refuses for good is kept with its reason, and the rest of its lane is sent', async () => {
    server.answerNext('/a1', () =>
      Response.json({ code: 'NOT_FOUND', message: '없습니다.' }, { status: 404 }),
    )
    await putRow('/a1')
    await putRow('/a2')
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(await rows()).toMatchObject([
      { url: '/a1', state: 'failed', lastStatus: 404, message: '없습니다.' },
    ])
    await drain(idAccount)
    expect(server.urls()).toEqual(['/a1', '/a2'])
  })

  it('[Q3] is sent however long it has waited, tried before or not', async () => {
    const createdAt = Date.now() - 400 * day
    await putRow('/new', { createdAt })
    await putRow('/tried', { createdAt, sentAt: createdAt, tries: 3, notBefore: createdAt, lastStatus: 0 })
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.urls()).toEqual(['/new', '/tried'])
    expect(await rows()).toEqual([])
  })

  it('[Q4] whose pause ends later than any pause lasts is sent, with all behind it: the clock was ahead', async () => {
    for (const [at, aheadMs] of [6 * 60_000, day, 30 * day, 400 * day].entries()) {
      const time = Date.now() + aheadMs
      await putRow(`/a${at}`, { lane: `${at}`, notBefore: time, sentAt: time, createdAt: time, tries: 2 })
      await putRow(`/b${at}`, { lane: `${at}`, createdAt: time })
    }
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.urls()).toHaveLength(8)
  })

  it('that fails after its clock was put right pauses from the present time', async () => {
    const now = Date.now()
    server.answerNext('/a', noAnswer)
    await putRow('/a', { notBefore: now + 30 * day, tries: 1 })
    expect(await drain(idAccount, () => now)).toEqual({ kind: 'later', inMs: 10_000 })
    expect(await rows()).toMatchObject([{ notBefore: now + 10_000, tries: 2 }])
  })

  it('is not sent while no account is signed in', async () => {
    server.answerNext('/a', () => new Response(null, { status: 401 }))
    await putRow('/a')
    await putRow('/b', { lane: 'b' })
    expect(await drain(idAccount)).toEqual({ kind: 'signIn' })
    expect(server.urls()).toEqual(['/a'])
    expect(await rows()).toMatchObject([{ state: 'waiting', lastStatus: 401, tries: 0 }, { tries: 0 }])
  })

  it('is not sent before `Retry-After` has passed', async () => {
    const headers = { 'retry-after': '90' }
    server.answerNext('/a', () => new Response(null, { status: 429, headers }))
    await putRow('/a')
    const start = Date.now()
    expect(await drain(idAccount, () => start)).toEqual({ kind: 'later', inMs: 90_000 })
    expect(await drain(idAccount, () => start + 89_000)).toEqual({ kind: 'later', inMs: 1_000 })
    expect(server.sent).toHaveLength(1)
    expect(await drain(idAccount, () => start + 90_000)).toEqual({ kind: 'empty' })
  })
})

describe('a file', () => {
  it('in parts is tried again soon as long as bytes come through, and later where none do', async () => {
    await putFile('video', 2 * 1024 * 1024)
    const resumable = { idUpload: 5, sent: 0 }
    const n = await putRow('/upload', { idBlob: 'video', resumable, tries: 3 })
    const address = finishResumable.path.replace('{idUpload}/finish', '5')
    let offset = 0
    const where = () => Response.json({ offset })
    const part = () => {
      offset += 256 * 1024
      return new Response(null, { status: 204, headers: { 'upload-offset': String(offset) } })
    }
    const failures = async (now: number, ...answers: (() => Response)[]) => {
      server.answerNext(address, where, ...answers)
      await drain(idAccount, () => now)
      const row = await outbox.get(n)
      return [row?.tries, (row?.notBefore ?? 0) - now]
    }
    const start = Date.now()
    expect(await failures(start, part, noAnswer)).toEqual([1, 5_000])
    expect(await failures(start + 60_000, part, part, noAnswer)).toEqual([1, 5_000])
    expect(await failures(start + 120_000, noAnswer)).toEqual([2, 10_000])
    expect(await failures(start + 180_000, noAnswer)).toEqual([3, 20_000])
    expect(await failures(start + 240_000, part, noAnswer)).toEqual([1, 5_000])
  })

  it('gets its id and leaves the queue in one transaction, or is sent again with its key', async () => {
    await putFile('picture')
    server.answerNext(
      '/upload',
      () => Response.json({ idFile: 31 }),
      () => Response.json({ idFile: 31 }),
    )
    await putRow('/upload', { idBlob: 'picture' })
    vi.spyOn(outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(drain(idAccount)).rejects.toThrow('killed')
    expect(await files.get('picture')).toMatchObject({ idFile: null })
    expect(await rows()).toHaveLength(1)

    await drain(idAccount)
    expect(await files.get('picture')).toMatchObject({ idFile: 31 })
    expect(await rows()).toEqual([])
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('that was deleted from this device is not sent, and the next one is', async () => {
    await putFile('there')
    server.answerNext('/there', () => Response.json({ idFile: 32 }))
    await putRow('/gone', { idBlob: 'gone' })
    await putRow('/there', { idBlob: 'there' })
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.urls()).toEqual(['/there'])
  })

  it('goes beside three others that are small, in their order, and a large one alone', async () => {
    const sizes = [1, 1, 1, 1, 1, 2 * 1024 * 1024, 1, 1]
    let under = 0
    let openGate = () => {}
    const areFour = new Promise<void>((resolve) => {
      openGate = resolve
    })
    const most: number[] = []
    for (const [i, size] of sizes.entries()) {
      await putFile(`f${i}`, size)
      await putRow(`/f${i}`, { idBlob: `f${i}` })
      server.answerNext(`/f${i}`, async () => {
        under += 1
        most.push(under)
        if (under === 4) openGate()
        await areFour
        under -= 1
        return Response.json({ idFile: i })
      })
    }
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.urls()).toEqual(sizes.map((_, i) => `/f${i}`))
    expect(Math.max(...most)).toBe(4)
    expect(most[5]).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('that has no answer stops its lane, and those beside it are not lost or doubled', async () => {
    for (let i = 0; i < 6; i += 1) {
      await putFile(`f${i}`)
      await putRow(`/f${i}`, { idBlob: `f${i}` })
      server.answerNext(`/f${i}`, ...(i === 1 ? [noAnswer] : []), () => Response.json({ idFile: i }))
    }
    expect((await drain(idAccount)).kind).toBe('later')
    expect((await rows())[0]).toMatchObject({ url: '/f1', tries: 1 })
    await drain(idAccount, () => Date.now() + 60_000)
    expect(await rows()).toEqual([])
    const counts = Object.groupBy(server.urls(), (url) => url)
    expect(Object.values(counts).map((tries) => tries?.length)).toEqual([1, 2, 1, 1, 1, 1])
  })

  it('beside others that the process ended with is sent again with its key', async () => {
    for (let i = 0; i < 6; i += 1) {
      await putFile(`f${i}`)
      await putRow(`/f${i}`, { idBlob: `f${i}` })
      server.answerNext(`/f${i}`, ...Array(2).fill(() => Response.json({ idFile: i })))
    }
    vi.spyOn(outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(drain(idAccount)).rejects.toThrow('killed')
    const left = await rows()
    expect(left.length).toBeGreaterThan(0)
    await drain(idAccount)
    expect(await rows()).toEqual([])
    for (const { url, key } of server.sent) expect(key).toBe(`key of ${url}`)
    expect(new Set(server.urls()).size).toBe(6)
  })

  it('whose bytes cannot be read any more is shown instead of tried for ever, and the next one is sent', async () => {
    vi.spyOn(files, 'get').mockImplementation((async (id: string) => ({
      id,
      blob: id === 'moved' ? unreadable() : new Blob(['picture']),
      name: 'logo.png',
    })) as unknown as typeof files.get)
    server.answerNext('/moved', noAnswer)
    server.answerNext('/offline', noAnswer)
    for (const id of ['moved', 'offline']) await putRow(`/${id}`, { idBlob: id })
    expect((await drain(idAccount)).kind).toBe('later')
    expect(await rows()).toMatchObject([
      { url: '/moved', state: 'failed', lastStatus: 0, message: null },
      { url: '/offline', state: 'waiting', lastStatus: 0 },
    ])
  })

  it('counts as sent only once the server has returned its id', async () => {
    await putFile('picture')
    server.answerNext('/upload', () => new Response('<html>who are you?</html>'))
    await putRow('/upload', { idBlob: 'picture' })
    expect((await drain(idAccount)).kind).toBe('later')
    expect(await files.get('picture')).toMatchObject({ idFile: null })
  })
})

/** As one that was changed on the disk, where the browser has kept a reference to it. */
function unreadable(): Blob {
  const blob = new Blob(['picture'])
  const reject = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  return Object.assign(blob, { slice: () => Object.assign(new Blob(), { arrayBuffer: reject }) })
}

async function putFile(id: string, size = 7): Promise<void> {
  const blob = new Blob([new Uint8Array(size)], { type: 'image/png' })
  await files.put({ id, brand: '1', blob, name: 'logo.png', idFile: null, fileType: 'LOGO', addedAt: 0 })
}
