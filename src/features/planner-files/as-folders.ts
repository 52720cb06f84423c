import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { channelKeys } from '#model/documents/planner-keys.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { extensionOf } from '#model/files/cut-name.ts'
import { takeName } from '#model/files/take-name.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { publishedText, textsByEntry } from '#model/planner/text-of.ts'

/** Pictures of an entry as files in their order, and how many cannot be had now. */
export type ReadPictures = (
  pictures: readonly string[],
) => Promise<{ readonly files: readonly File[]; readonly absent: number }>

export interface FolderWords {
  readonly channel: (key: string) => string
  readonly untitled: string
  /** Name of a picture by its number, and of the text that says how many are not in it. */
  readonly picture: (number: number) => string
  readonly absent: string
}

/** More than this does not go into one zip: the writer knows no sizes beyond 4 GB. */
const mostBytes = 2 * 1024 ** 3
/** Bytes of the zip that are held before they are put into a blob, which a browser may keep on disk. */
const held = 8 * 1024 ** 2

/** The folders would be larger than `mostBytes`. */
class TooLargeFolders extends Error {
  override name = 'TooLargeFolders'
}

/**
 * A zip with a folder for each entry, named by day, time and title: a text file for each channel, ready to be published, and its
 * pictures in their order. What cannot be had now is counted in a text file of its own. Of the pictures only those of one entry
 * are in memory. Rejects with `TooLargeFolders`, and where it cannot be packed.
 */
export async function asFolders(
  entries: readonly PlannerEntry[],
  texts: readonly ChannelText[],
  words: FolderWords,
  readPictures: ReadPictures,
  most = mostBytes,
): Promise<Blob> {
  const zip = openZip(most)
  const textsOf = textsByEntry(texts)
  const folders = new Set<string>()
  for (const entry of entries) {
    const name = [entry.day, entry.time?.replace(':', ''), entry.title || words.untitled]
      .filter(Boolean)
      .join(' ')
    const folder = takeName(folders, cleanName(name, entry.key))
    for (const [path, text] of textsIn(entry, textsOf.get(entry.key) ?? [], words))
      zip.add(new ZipDeflate(`${folder}/${path}`), encode(text))
    const pictures = await readPictures(shownPictures(entry))
    for (const [index, file] of pictures.files.entries()) {
      zip.checkRoom(file.size)
      const path = `${folder}/${words.picture(index + 1)}${extensionOf(file.name)}`
      // Pictures are packed already.
      zip.add(new ZipPassThrough(path), new Uint8Array(await file.arrayBuffer()))
    }
    if (pictures.absent > 0) {
      const path = `${folder}/${cleanName(words.absent, 'absent')}.txt`
      zip.add(new ZipDeflate(path), encode(`${words.absent}: ${pictures.absent}`))
    }
  }
  return zip.close()
}

/** The texts of an entry by the names of their files. */
function textsIn(
  entry: PlannerEntry,
  texts: readonly ChannelText[],
  words: FolderWords,
): (readonly [path: string, text: string])[] {
  return channelKeys
    .filter((key) => entry.channels?.includes(key))
    .map((key) => [`${cleanName(words.channel(key), key)}.txt`, publishedText(entry, texts, key)] as const)
}

/** A zip that is written as it goes: what is ready lies in blobs. */
function openZip(most: number) {
  const ready: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let [bytes, total] = [0, 0]
  let fault: Error | null = null
  const putAway = () => {
    ready.push(new Blob(chunks))
    chunks = []
    bytes = 0
  }
  const writer = new Zip((error, chunk) => {
    fault ??= error
    if (error) return
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
    bytes += chunk.length
    total += chunk.length
    if (bytes > held) putAway()
  })
  const checkRoom = (more: number) => {
    if (fault) throw fault
    if (total + more > most) throw new TooLargeFolders()
  }
  return {
    checkRoom,
    add: (file: ZipDeflate | ZipPassThrough, content: Uint8Array) => {
      checkRoom(content.length)
      writer.add(file)
      file.push(content, true)
    },
    close: (): Blob => {
      writer.end()
      if (fault) throw fault
      putAway()
      return new Blob(ready, { type: 'application/zip' })
    },
  }
}

/** With a byte order mark, by which every editor of Windows reads Korean. */
function encode(text: string): Uint8Array {
  return new TextEncoder().encode(`\u{feff}${text.replaceAll('\n', '\r\n')}`)
}
