import 'fake-indexeddb/auto'
import '../browser/browser.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { type OpenDocument, openDocument } from '../documents/engine/open-document.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { endSession, startSession } from '../identity/session.ts'
import { drain } from '../queue/drain.ts'
import { accountStore } from '../store/account-store.ts'
import { deviceStore } from '../store/device-store.ts'
import { forgetLocalFiles, moveAllToAccount } from './kept-files.ts'
import { settleFiles } from './settle-files.ts'
import { storePrepared } from './store-file.ts'

const idAccount = 7
const primary = guide.visual['logoJson.primary']
const picture = new Blob(['picture'], { type: 'image/png' })

let sent: { key: string | null; data: unknown; name: string; size: number }[]
let answers: (() => Response)[]
let opened: OpenDocument[]
let stops: (() => void)[]

beforeEach(() => {
  sent = []
  answers = []
  opened = []
  stops = []
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  for (const stop of stops) stop()
  for (const document of opened) await document.close()
  endSession()
  await Promise.all([
    accountStore(idAccount).files.clear(),
    accountStore(idAccount).outbox.clear(),
    deviceStore.files.clear(),
  ])
  vi.restoreAllMocks()
})

describe('a file that was picked', () => {
  it('is in the field at once, is uploaded, and its id replaces the reference to it', async () => {
    answers.push(() => Response.json({ idFile: 31 }))
    const document = await open(1, 'a')
    const idBlob = await pick(document)
    expect(primary.read(document.doc)).toEqual({ idBlob, name: 'logo.png' })
    await until(() => primary.read(document.doc), { idFile: 31, name: 'logo.png' })
    expect(sent).toMatchObject([{ data: { fileType: 'LOGO' }, name: 'logo.png', size: 7 }])
    expect(await accountStore(idAccount).files.where('idFile').equals(31).count()).toBe(1)
    expect(await accountStore(idAccount).outbox.count()).toBe(0)
  })

  it('is sent again with the same key after an answer that never arrived', async () => {
    answers.push(
      () => {
        throw new TypeError('the connection broke')
      },
      () => Response.json({ idFile: 32 }),
    )
    const document = await open(1, 'b')
    await pick(document)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.waitFor(async () => expect((await accountStore(idAccount).outbox.toArray())[0]?.tries).toBe(1))
    await vi.waitFor(async () => {
      await drain(idAccount, () => Date.now() + 60_000)
      expect(sent).toHaveLength(2)
    })
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await until(() => primary.read(document.doc), { idFile: 32, name: 'logo.png' })
  })

  it('does not replace a file that was chosen meanwhile', async () => {
    let let_go = () => {}
    const held = new Promise<void>((resolve) => {
      let_go = resolve
    })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      await held
      return answer(url, init)
    })
    answers.push(() => Response.json({ idFile: 33 }))
    const document = await open(1, 'c')
    await pick(document)
    document.choose(primary, { idFile: 99 })
    let_go()
    await vi.waitFor(async () =>
      expect(await accountStore(idAccount).files.where('idFile').equals(33).count()).toBe(1),
    )
    expect(primary.read(document.doc)).toEqual({ idFile: 99 })
  })

  it('that the server refuses stays with its reason and is not sent by itself again', async () => {
    answers.push(() =>
      Response.json({ code: 'STORAGE_EXCEEDED', message: '저장 공간이 모자랍니다.' }, { status: 409 }),
    )
    const document = await open(1, 'd')
    const idBlob = await pick(document)
    await vi.waitFor(async () =>
      expect(await accountStore(idAccount).outbox.toArray()).toMatchObject([
        { state: 'failed', idBlob, message: '저장 공간이 모자랍니다.' },
      ]),
    )
    expect(primary.read(document.doc)).toEqual({ idBlob, name: 'logo.png' })
    expect(sent).toHaveLength(1)
  })

  it('in a local brand is uploaded once an account has adopted it', async () => {
    const stored = await storePrepared({ owner: null, brand: 'local-0a' }, picture, 'logo.png')
    if (!stored.ok || !('idBlob' in stored.reference)) throw new Error('not stored')
    answers.push(() => Response.json({ idFile: 34 }))
    const document = await open(1, 'e', (one) => one.choose(primary, stored.reference))
    await until(() => primary.read(document.doc), { idFile: 34, name: 'logo.png' })
    expect(sent).toHaveLength(1)
  })

  it('does not become a pending upload again by undo', async () => {
    answers.push(() => Response.json({ idFile: 35 }))
    const document = await open(1, 'f')
    await pick(document)
    await until(() => primary.read(document.doc), { idFile: 35, name: 'logo.png' })
    document.undo()
    expect(primary.read(document.doc)).toEqual({ idFile: 35, name: 'logo.png' })
  })
})

it('moves files to the account before the local brand is removed', async () => {
  const stored = await storePrepared({ owner: null, brand: 'local-0b' }, picture, 'logo.png')
  if (!stored.ok || !('idBlob' in stored.reference)) throw new Error('not stored')
  await moveAllToAccount(idAccount, 'local-0b', 5)
  await moveAllToAccount(idAccount, 'local-0b', 5)
  await forgetLocalFiles('local-0b')
  expect(await deviceStore.files.count()).toBe(0)
  expect(await accountStore(idAccount).files.toArray()).toMatchObject([
    { id: stored.reference.idBlob, brand: '5', idFile: null },
  ])
})

it('a device whose storage is full reports it and stores nothing', async () => {
  vi.spyOn(accountStore(idAccount).files, 'put').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  )
  expect(await storePrepared({ owner: idAccount, brand: 1 }, picture, 'logo.png')).toEqual({
    ok: false,
    fault: 'noSpace',
  })
})

async function open(
  brand: BrandRef,
  room: string,
  before: (document: OpenDocument) => void = () => {},
): Promise<OpenDocument> {
  // Without a relay: a brand of its own for each test, that is known here.
  const local = openDocument({ account: null, brand: `local-${room}`, name: 'guide', address: null })
  await vi.waitFor(() => expect(local.phase.get()).toBe('ready'))
  const document = { ...local, account: idAccount, brand }
  opened.push(document)
  before(document)
  stops.push(settleFiles(document, [primary]))
  return document
}

async function pick(document: OpenDocument): Promise<string> {
  const stored = await storePrepared({ owner: idAccount, brand: document.brand }, picture, 'logo.png')
  if (!stored.ok || !('idBlob' in stored.reference)) throw new Error('not stored')
  document.choose(primary, stored.reference)
  return stored.reference.idBlob
}

async function until(read: () => unknown, expected: unknown): Promise<void> {
  await vi.waitFor(() => expect(read()).toEqual(expected))
}

async function answer(_: string, init: RequestInit): Promise<Response> {
  const form = init.body as FormData
  const file = form.get('file') as File
  sent.push({
    key: new Headers(init.headers).get('Idempotency-Key'),
    data: JSON.parse(String(form.get('data'))),
    name: file.name,
    size: file.size,
  })
  const next = answers.shift()
  if (!next) return new Response(null, { status: 503 })
  return next()
}
