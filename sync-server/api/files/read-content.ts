import { type DriveType, driveTypes, largestOther, largestVideo } from '#contract/file.ts'
import { cutName } from '#model/files/cut-name.ts'
import { readStored, type Storage } from '#server/gateways/storage/storage.ts'
import { tooLarge } from '#server/http/upload-faults.ts'
import { recognise } from './content/recognise.ts'
import { openSource } from './content/source.ts'
import { wrongFile } from './content/wrong-file.ts'
import { isPicture, maybePicture, readPicture } from './picture.ts'

export interface Content {
  readonly type: DriveType
  readonly width: number | null
  readonly height: number | null
  /** A picture whose metadata say that a model made it. */
  readonly isAi: boolean
  /** Instead of what was sent: a drawing is cleaned, and a picture has no metadata. */
  readonly cleaned: Buffer | null
}

interface Sent {
  readonly key: string
  readonly size: number
  /** The name tells texts apart. */
  readonly name: string
  /** As for `decodeInTurn`. */
  readonly owner: string
  readonly videoMaxBytes?: number
}

/** Refuses a size that no file of this name may have, before a byte is sent. The content decides at the end. */
export function refuseSize(name: string, size: number, videoMaxBytes: number = largestVideo): void {
  const ending = endingOf(name)
  const type = (Object.keys(driveTypes) as DriveType[]).find((type) =>
    (driveTypes[type].endings as readonly string[]).includes(ending),
  )
  const most = type === undefined ? largestOther : mostBytesOf(type, videoMaxBytes)
  if (size > most) throw tooLarge(most)
}

/**
 * Reads what stored bytes are, not by their name. Rejects with UNSUPPORTED_TYPE, in the words of its reason, or with TOO_LARGE
 * for their type. `accepts` tells which types the call takes.
 */
export async function readContent(
  storage: Pick<Storage, 'get'>,
  sent: Sent,
  accepts: (type: DriveType) => boolean = () => true,
): Promise<Content> {
  const { key, size, name } = sent
  const source = await openSource(storage, key, size)
  const picture = maybePicture(await source.read(0, 512)) ? await pictureIn(storage, sent) : null
  if (picture !== null) {
    if (!accepts(picture.type)) throw wrongFile('UNSUPPORTED_TYPE')
    return picture
  }
  const type = await recognise(source, endingOf(name))
  if (type === null || !accepts(type)) throw wrongFile('UNSUPPORTED_TYPE')
  const most = mostBytesOf(type, sent.videoMaxBytes)
  if (size > most) throw tooLarge(most)
  return { type, width: null, height: null, isAi: false, cleaned: null }
}

/** The name with an ending of the type: one that it has stays, one of another type is replaced. */
export function nameFor(name: string, type: DriveType): string {
  const endings: readonly string[] = driveTypes[type].endings
  const ending = endingOf(name)
  if (endings.includes(ending)) return name
  const isKnown = Object.values(driveTypes).some((other) =>
    (other.endings as readonly string[]).includes(ending),
  )
  const bare = isKnown ? name.slice(0, -ending.length - 1) : name
  return cutName(`${bare}.${endings[0]}`)
}

/** Of a file of the drive; how large a video may be is the operator's choice. */
function mostBytesOf(type: DriveType, videoMaxBytes: number = largestVideo): number {
  return type.startsWith('video/') ? videoMaxBytes : driveTypes[type].most
}

/** null: a text that begins as a drawing does. */
async function pictureIn(storage: Pick<Storage, 'get'>, { key, size, owner }: Sent): Promise<Content | null> {
  const { most } = driveTypes['image/jpeg']
  if (size > most) throw tooLarge(most)
  const sent = (await readStored(storage, key)) ?? Buffer.alloc(0)
  if (!isPicture(sent)) return null
  const { type, width, height, isAi, bytes } = await readPicture(sent, owner)
  return { type, width, height, isAi, cleaned: bytes === sent ? null : bytes }
}

function endingOf(name: string): string {
  return /.\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
