import { isReadable } from '#engine/browser/is-readable.ts'
import { askAboutLosses, type DrawingLoss } from '#engine/files/drawing-losses.ts'
import { currentBrand, currentSession } from '#engine/identity/session.ts'
import { announce } from '#engine/queue/outbox.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { saysMade } from '#kits/pictures/made/says-made.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import { makeRoom } from '../bytes/make-room.ts'
import { sha256Of, sha256OfBytes } from '../bytes/sha256.ts'
import type { Drive } from '../rows/drive-row.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import { queuePoster } from '../stills/queue-poster.ts'
import { checkFile, type DriveFault, type RefusedFile } from './drive-types.ts'
import { openPlaces, type Places } from './places.ts'
import { openRoom, type Room } from './room-left.ts'
import { uploadRow } from './upload-row.ts'

/** A file with the names of the folders that it was dropped with, from the outermost on. */
export interface DroppedFile {
  readonly file: File
  readonly path: readonly string[]
}

export interface Added {
  readonly added: number
  /** Drawings that the person does not take without what they lose are not among them. */
  readonly refused: readonly RefusedFile[]
}

/** Adds files to a drive of the open brand. */
export async function addFiles(
  drive: Drive,
  folder: string | null,
  dropped: readonly DroppedFile[],
): Promise<Added> {
  const session = currentSession()
  const brand = currentBrand()
  if (session && typeof brand === 'number')
    return addFilesTo({ idAccount: session.idAccount, brand, drive }, folder, dropped)
  return { added: 0, refused: dropped.map(({ file }) => ({ name: file.name, fault: 'signedOut' })) }
}

/**
 * Stores files on this device and queues their upload, in order; folders that they were dropped with are made first. A
 * file counts as added once its bytes and its command are on the disk. What is refused is reported and stops no other. Drawings are
 * cleaned; about those that lose something the person is asked once, when the others are stored. They stay those of the account
 * and the brand that they were given to, also where another is opened meanwhile.
 */
export async function addFilesTo(
  scope: DriveScope,
  folder: string | null,
  dropped: readonly DroppedFile[],
): Promise<Added> {
  const refused: RefusedFile[] = []
  const refuse = (name: string, fault: DriveFault, part?: string | null) =>
    void refused.push({ name, fault, ...(part && { part }) })
  const bytes = dropped.reduce((sum, { file }) => sum + file.size, 0)
  await makeRoom(scope.idAccount, bytes).catch((cause: unknown) =>
    console.warn('no room can be made on this device', cause),
  )
  const [places, room] = await Promise.all([openPlaces(scope, folder), openRoom(scope)])
  const batch = createBatch(scope, places, refuse)
  const lossy: { readonly drawing: Drawing; readonly loss: DrawingLoss; readonly path: readonly string[] }[] =
    []
  const addDrawing = async ({ name, svg }: Drawing, path: readonly string[]) => {
    const fault = isStillHere(scope) ? room.take(svg.size) : 'signedOut'
    if (fault !== null) return refuse(name, fault)
    await batch.add({ name, blob: svg, sha256: await sha256OfBytes(await svg.arrayBuffer()) }, path)
  }
  for (const { file, path } of dropped) {
    const read: Read = isStillHere(scope) ? await readFile(file, room) : { fault: 'signedOut' }
    if ('fault' in read) refuse(file.name, read.fault, read.part)
    else if (!('svg' in read)) await batch.add(read, path)
    else if (read.loss) lossy.push({ drawing: read, loss: read.loss, path })
    else await addDrawing(read, path)
  }
  await batch.end()
  if (lossy.length > 0) {
    const taken = await askAboutLosses(lossy.map(({ loss }) => loss))
    for (const [at, { drawing, path }] of lossy.entries()) if (taken[at]) await addDrawing(drawing, path)
    await batch.end()
  }
  for (const { id, blob } of batch.videos())
    void queuePoster(scope.idAccount, { key: id, brand: scope.brand, drive: scope.drive, idFile: null }, blob)
  return { added: batch.count(), refused }
}

/** A cleaned drawing; `loss`: it is taken when the person says so. */
interface Drawing {
  readonly name: string
  readonly svg: Blob
  readonly loss: DrawingLoss | null
}

type Read = ReadFile | Drawing | Omit<RefusedFile, 'name'>

interface ReadFile {
  readonly name: string
  readonly blob: Blob
  readonly sha256: string
}

/** Up to here bytes are read once, for hash and copy. */
const smallBytes = 16 * 1024 * 1024

async function readFile(file: File, room: Room): Promise<Read> {
  try {
    const checked = await checkFile(file)
    if (!checked.ok) return checked
    const { name } = file
    const { type } = checked
    if (type === 'image/svg+xml') {
      const { checkDrawing } = await import('#engine/files/prepare-drawing.ts')
      const drawing = await checkDrawing(file, name)
      return drawing.ok ? { ...drawing, name } : drawing
    }
    const fault = room.take(file.size)
    if (fault !== null) return { fault }
    if (file.size > smallBytes)
      return { name, blob: file.slice(0, file.size, type), sha256: await sha256Of(file) }
    const bytes = await storedBytes(file, type)
    return { name, blob: new Blob([bytes], { type }), sha256: await sha256OfBytes(bytes) }
  } catch (cause) {
    console.warn('a file cannot be read', cause)
    return { fault: 'unreadable' }
  }
}

/** A picture without metadata, as the server stores it: so this device has the same bytes, and they have the same hash. */
async function storedBytes(file: File, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return stripMetadata(bytes, type)?.bytes ?? bytes
}

interface Item {
  readonly name: string
  readonly file: FileRow
  readonly row: OutboxRow
}

const mostInBatch = 16
const mostBytesInBatch = 32 * 1024 * 1024

/** Files that are written in one transaction: each waits for the disk. */
function createBatch(scope: DriveScope, places: Places, refuse: (name: string, fault: DriveFault) => void) {
  const store = accountStore(scope.idAccount)
  let items: Item[] = []
  let bytes = 0
  let added = 0
  const videos: FileRow[] = []

  const write = async (made: readonly OutboxRow[], part: readonly Item[]) => {
    await store.transaction('rw', store.outbox, store.files, async () => {
      await store.files.bulkAdd(part.map(({ file }) => file))
      await store.outbox.bulkAdd([...made, ...part.map(({ row }) => row)])
    })
    added += part.length
    videos.push(...part.flatMap(({ file }) => (file.blob.type.startsWith('video/') ? file : [])))
  }
  /** After a failure one by one, so that a file that cannot be kept stops no other. */
  const writeEach = async (made: readonly OutboxRow[], part: readonly Item[]) => {
    let before = made
    for (const item of part) {
      try {
        await write(before, [item])
        before = []
      } catch (cause) {
        console.warn('a file cannot be kept on this device', cause)
        refuse(item.name, isStillHere(scope) ? await faultOf(item.file) : 'signedOut')
      }
    }
    if (before.length > 0) places.forget()
  }
  const end = async () => {
    const part = items
    items = []
    bytes = 0
    if (part.length === 0) return
    const made = places.takeMade()
    const before = added
    await write(made, part).catch(() => writeEach(made, part))
    if (added > before) await announce()
  }
  return {
    count: () => added,
    videos: () => videos,
    end,
    add: async ({ name, blob, sha256 }: ReadFile, path: readonly string[]) => {
      const isMade = await saysMade(blob)
      const place = places.find(path)
      items.push({ name, ...uploadRow(scope, { name, blob, sha256, place, isMade }) })
      bytes += blob.size
      if (items.length >= mostInBatch || bytes >= mostBytesInBatch) await end()
    },
  }
}

/** Whether the account that the files were given to is still signed in on this device. */
function isStillHere({ idAccount }: DriveScope): boolean {
  return currentSession()?.idAccount === idAccount
}

/** Chromium names a full disk and a file that was changed meanwhile alike. */
async function faultOf({ blob }: FileRow): Promise<DriveFault> {
  return (await isReadable(blob)) ? 'noSpace' : 'unreadable'
}
