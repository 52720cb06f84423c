import { readStorage } from '#contract/file.ts'
import { listPlans } from '#contract/reference.ts'
import { isOnline } from '#engine/browser/network.ts'
import { currentBrand, currentSession } from '#engine/identity/session.ts'
import { createLatest } from '#engine/rest/latest-answer.ts'
import { rest } from '#engine/rest/rest.ts'
import { readBrands } from '#engine/store/brands.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { fetchKept } from '../bytes/keep-folder.ts'
import { driveLane } from '../queue/queue-drive.ts'
import { isDriveUpload } from '../queue/upload-lane.ts'
import type { Drive } from '../rows/drive-row.ts'
import { noteDriveState, readDriveState } from '../rows/drive-state.ts'
import { liveDrive } from '../rows/live-drive.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import { pollStills, type StillPoller } from '../stills/poll-stills.ts'
import { askChanges } from './ask-changes.ts'
import { storeChanges } from './store-changes.ts'

export type Refreshed = 'fresh' | 'failed' | 'offline'

/** By account, brand and drive. */
const latest = createLatest<Refreshed>()

/**
 * Brings a drive of the open brand onto this device as the server has it now. Of calls while it is being asked for, see
 * `createLatest`.
 */
export function refreshDrive(drive: Drive): Promise<Refreshed> {
  const session = currentSession()
  const brand = currentBrand()
  if (!session || typeof brand !== 'number') return Promise.resolve('failed')
  if (!isOnline()) return Promise.resolve('offline')
  const { idAccount } = session
  return latest(`${idAccount} ${brand} ${drive}`, async () => {
    // Left while the answer before was waited for.
    if (!isOpen(idAccount, brand)) return 'failed'
    if (!isOnline()) return 'offline'
    return refresh({ idAccount, brand, drive }).catch((cause: unknown) => {
      console.warn('the drive cannot be kept on this device', cause)
      return 'failed' as const
    })
  })
}

function isOpen(idAccount: number, brand: number): boolean {
  return currentSession()?.idAccount === idAccount && currentBrand() === brand
}

async function refresh(scope: DriveScope): Promise<Refreshed> {
  const { idAccount, brand, drive } = scope
  const askedAt = Date.now()
  const { cursor = null } = await readDriveState(scope)
  const [served, room] = await Promise.all([askChanges(brand, drive, cursor), askRoom(idAccount, brand)])
  if (!served.ok) return served.code === 'OFFLINE' ? 'offline' : 'failed'
  // Another account has signed in meanwhile: the answer may be for them.
  if (currentSession()?.idAccount !== idAccount) return 'failed'
  const isStored = await storeChanges(scope, served.answer, askedAt)
  await noteDriveState(scope, { at: askedAt, ...(isStored ? { cursor: served.answer.cursor } : {}) })
  await noteDriveState({ ...scope, drive: 'BRAND' }, room)
  follow(scope).again()
  void fetchKept(scope).catch((cause: unknown) => console.warn('files of the drive cannot be kept', cause))
  return 'fresh'
}

/** By account, brand and drive. */
const followed = new Map<string, StillPoller>()

/**
 * Brings a drive that was read up to date each time when nothing of it waits any more, as names and places may be others, and
 * while stills of it are drawn.
 */
function follow({ idAccount, brand, drive }: DriveScope): StillPoller {
  const id = `${idAccount} ${brand} ${drive}`
  const known = followed.get(id)
  if (known) return known
  const live = liveDrive(idAccount, brand)
  let wasWaiting = false
  live.subscribe(() => {
    const isWaiting = live.queue()?.some(isOfDrive) ?? false
    if (wasWaiting && !isWaiting && isOpen(idAccount, brand)) void refreshDrive(drive)
    wasWaiting = isWaiting
  })
  const made = pollStills(
    live,
    drive,
    async () => isOpen(idAccount, brand) && (await refreshDrive(drive)) !== 'offline',
  )
  followed.set(id, made)
  return made
}

function isOfDrive({ state, lane, brand }: OutboxRow): boolean {
  return state === 'waiting' && (isDriveUpload(lane) || lane === driveLane(brand ?? 0))
}

async function askRoom(
  idAccount: number,
  idBrand: number,
): Promise<{ readonly used?: number; readonly allowed?: number }> {
  const [used, plans, brands] = await Promise.all([
    rest(readStorage, {}, { idBrand }),
    rest(listPlans, {}),
    readBrands(idAccount),
  ])
  const plan = brands.find(({ id }) => id === idBrand)?.plan
  const allowed = plans.ok
    ? plans.answer._embedded.plans.find(({ title }) => title.toUpperCase() === plan)?.storageBytes
    : undefined
  return { ...(used.ok ? { used: used.answer } : {}), ...(allowed === undefined ? {} : { allowed }) }
}
