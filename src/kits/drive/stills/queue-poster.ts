import { uploadPoster } from '#contract/file.ts'
import { mayCall } from '#contract/may-call.ts'
import { currentSession } from '#engine/identity/session.ts'
import { announce } from '#engine/queue/outbox.ts'
import { toRow } from '#engine/queue/to-row.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { toBrandRole } from '#model/access/roles.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import { mayChangeDrive } from '../rows/may-change-drive.ts'
import { drawPoster } from './draw-poster.ts'

/*
 * The server decodes no video: its small pictures are made of a still that a device draws, when a video is added and when one
 * without a still is looked at. The still waits in the queue until the server has the video. Without one the video keeps its
 * sign, and nothing is said.
 */

export type Video = Pick<DriveFileRow, 'key' | 'brand' | 'drive' | 'idFile'>

/** Of this page: a video is not drawn twice, nor tried again where this device cannot play it. A fault leaves it out of here. */
const tried = new Set<string>()
let work: Promise<void> = Promise.resolve()

/** Draws stills one after another. Never rejects. `source`: its bytes, or its address. */
export function queuePoster(idAccount: number, video: Video, source: Blob | string): Promise<void> {
  const id = `${idAccount} ${video.key}`
  if (tried.has(id)) return work
  tried.add(id)
  work = work
    .then(() => make(idAccount, video, source))
    .catch((cause: unknown) => {
      tried.delete(id)
      console.warn('a still of a video is not kept', cause)
    })
  return work
}

async function make(idAccount: number, video: Video, source: Blob | string): Promise<void> {
  if (!(await mayWrite(idAccount, video))) return
  const url = typeof source === 'string' ? source : URL.createObjectURL(source)
  const poster = await drawPoster(url).finally(() => {
    if (typeof source !== 'string') URL.revokeObjectURL(url)
  })
  if (poster) await keepPoster(idAccount, video, poster)
}

async function mayWrite(idAccount: number, { brand, drive, idFile }: Video): Promise<boolean> {
  if (drive === 'USER') return true
  const { brandRole } = (await accountStore(idAccount).brands.get(brand)) ?? {}
  const role = brandRole === undefined ? null : toBrandRole(brandRole)
  // One that is on its way from here is this account's own, of which the server takes a still.
  return mayChangeDrive(drive, role) || (idFile === null && mayCall(uploadPoster, role))
}

/** Queues a still, also of a video that is still on its way. */
async function keepPoster(idAccount: number, { key, brand, idFile }: Video, poster: Blob): Promise<void> {
  if (currentSession()?.idAccount !== idAccount) return
  const form = new FormData()
  form.append('data', '{}')
  form.append('file', poster, 'poster.jpg')
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const params = { idFile: idFile ?? key }
  const row = toRow(uploadPoster, { params }, brand, {
    // Of their own: they delay nothing else.
    lane: `poster:${brand}`,
    state: 'waiting',
    isQuiet: true,
    changes: [{ table: 'driveFiles', key, values: { isStillDue: true } }],
    ...(idFile === null ? { refers: [{ table: 'driveFiles', key }] } : {}),
  })
  await accountStore(idAccount).outbox.add({
    ...row,
    headers: { ...row.headers, 'content-type': type },
    body: await whole.blob(),
  })
  await announce()
}
