import { type Zippable, zip } from 'fflate'
import { channelKeys } from '#model/documents/planner-keys.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { extensionOf } from '#model/files/cut-name.ts'
import { takeName } from '#model/files/take-name.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { publishedText } from '#model/planner/text-of.ts'

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

/**
 * A zip with a folder for each entry, named by day, time and title: a text file for each channel, ready to be published, and its
 * pictures in their order. What cannot be had now is counted in a text file of its own. Rejects where it cannot be packed.
 */
export async function asFolders(
  entries: readonly PlannerEntry[],
  texts: readonly ChannelText[],
  words: FolderWords,
  readPictures: ReadPictures,
): Promise<Blob> {
  const files: Zippable = {}
  const folders = new Set<string>()
  for (const entry of entries) {
    const name = [entry.day, entry.time?.replace(':', ''), entry.title || words.untitled]
      .filter(Boolean)
      .join(' ')
    const folder = takeName(folders, cleanName(name, entry.key))
    for (const [path, bytes] of await filesOf(entry, texts, words, readPictures)) {
      // Pictures are packed already.
      files[`${folder}/${path}`] = [bytes, { level: path.endsWith('.txt') ? 6 : 0 }]
    }
  }
  return new Promise((resolve, reject) =>
    zip(files, (fault, bytes) =>
      fault
        ? reject(fault)
        : resolve(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' })),
    ),
  )
}

async function filesOf(
  entry: PlannerEntry,
  texts: readonly ChannelText[],
  words: FolderWords,
  readPictures: ReadPictures,
): Promise<[string, Uint8Array][]> {
  const files: [string, Uint8Array][] = []
  for (const key of channelKeys) {
    if (!entry.channels?.includes(key)) continue
    files.push([`${cleanName(words.channel(key), key)}.txt`, encode(publishedText(entry, texts, key))])
  }
  const pictures = await readPictures(entry.pictures ?? [])
  for (const [index, file] of pictures.files.entries()) {
    const name = `${words.picture(index + 1)}${extensionOf(file.name)}`
    files.push([name, new Uint8Array(await file.arrayBuffer())])
  }
  if (pictures.absent > 0)
    files.push([`${cleanName(words.absent, 'absent')}.txt`, encode(`${words.absent}: ${pictures.absent}`)])
  return files
}

/** With a byte order mark, by which every editor of Windows reads Korean. */
function encode(text: string): Uint8Array {
  return new TextEncoder().encode(`\u{feff}${text.replaceAll('\n', '\r\n')}`)
}
