import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { drain } from '#engine/queue/drain.ts'
import { sendWaiting } from '#engine/queue/outbox.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { Drive } from '../rows/drive-row.ts'
import { driveStore } from '../rows/drive-store.ts'
import { queuePoster } from './queue-poster.ts'

const drawn = vi.hoisted(() => ({ count: 0, isSlow: false }))
vi.mock('./draw-poster.ts', () => ({
  drawPoster: async () => {
    drawn.count += 1
    if (drawn.isSlow) throw new Error('The still of a video took too long.')
    return new Blob(['a frame'], { type: 'image/jpeg' })
  },
}))

const idAccount = 7
const brand = 5
const { brands, driveFiles, outbox } = driveStore(idAccount)
/** A page draws each video once. */
let videos = 0

beforeEach(() => {
  Object.assign(drawn, { count: 0, isSlow: false })
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
})

afterEach(async () => {
  await sendWaiting()
  endSession()
  vi.unstubAllGlobals()
  await Promise.all([brands.clear(), driveFiles.clear(), outbox.clear()])
})

async function play(role: BrandRole | null, drive: Drive = 'BRAND'): Promise<void> {
  if (role !== null) await brands.put({ id: brand, name: '온기', url: null, brandRole: role, openedAt: 1 })
  videos += 1
  await playAgain(drive)
}

async function playAgain(drive: Drive = 'BRAND'): Promise<void> {
  await queuePoster(
    idAccount,
    { key: `file-${videos}`, brand, drive, idFile: videos },
    `http://localhost:4180/api/v1/file/${videos}`,
  )
}

it.each(['BRAND_ROLE_MEMBER', null] as const)(
  'a member with the role %s, who may not change the drive of the brand, draws and sends no still',
  async (role) => {
    await play(role)
    expect([drawn.count, await outbox.count()]).toEqual([0, 0])
  },
)

it('from designer on, and in the own drive, a still is queued', async () => {
  await play('BRAND_ROLE_DESIGNER')
  await play('BRAND_ROLE_MEMBER', 'USER')
  expect(drawn.count).toBe(2)
  expect(await outbox.toArray()).toMatchObject([
    { url: `/api/v1/file/${videos - 1}/poster`, state: 'waiting', isQuiet: true },
    { url: `/api/v1/file/${videos}/poster`, state: 'waiting', isQuiet: true },
  ])
})

it('a still that took too long is drawn when the video is looked at again; one that is queued is not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  drawn.isSlow = true
  await play('BRAND_ROLE_DESIGNER')
  expect([drawn.count, await outbox.count(), warn.mock.calls.length]).toEqual([1, 0, 1])
  drawn.isSlow = false
  await playAgain()
  await playAgain()
  expect([drawn.count, await outbox.count()]).toEqual([2, 1])
  warn.mockRestore()
})

it('a member sends a still of a video that is on its way from this device, and waits for it', async () => {
  await brands.put({ id: brand, name: '온기', url: null, brandRole: 'BRAND_ROLE_MEMBER', openedAt: 1 })
  const key = 'on its way'
  await queuePoster(idAccount, { key, brand, drive: 'BRAND', idFile: null }, new Blob(['a video']))
  expect(await outbox.toArray()).toMatchObject([{ refers: [{ table: 'driveFiles', key }] }])
})

it('a still that is refused, where the role was lost meanwhile, goes without a word', async () => {
  await play('BRAND_ROLE_DESIGNER')
  await sendWaiting()
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ code: 'DESIGNER_ONLY', message: '디자이너부터 할 수 있어요.' }, { status: 403 })
  })
  await outbox.toCollection().modify({ notBefore: 0 })
  await drain(idAccount)
  expect(requests).toEqual([`/api/v1/file/${videos}/poster`])
  expect(await outbox.count()).toBe(0)
})

it('once the server has a still, this device knows that it is being drawn', async () => {
  await play('BRAND_ROLE_DESIGNER')
  await sendWaiting()
  const key = `file-${videos}`
  await driveFiles.put({
    ...{ key, brand, drive: 'BRAND', folder: null, idFile: videos, name: '가마.webm', type: 'video/webm' },
    ...{ size: 1, width: null, height: null, tags: [], url: null, sha256: null, idAccount, createdAt: 1 },
    ...{ trashedAt: null, locked: false, hasThumbnail: false },
  })
  vi.stubGlobal('fetch', async () => Response.json({ idFile: videos }))
  await outbox.toCollection().modify({ notBefore: 0 })
  await drain(idAccount)
  expect(await outbox.count()).toBe(0)
  expect(await driveFiles.get(key)).toMatchObject({ isStillDue: true, hasThumbnail: false })
})
