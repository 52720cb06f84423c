import type { Changes } from './ask-changes.ts'

/** Pauses between two looks, in ms: a busy server draws the pictures of other files first. */
const pausesMs = [1_500, 3_000, 6_000, 12_000, 24_000, 48_000]

interface Followed {
  /** Videos and documents whose stills the server is drawing. */
  readonly ids: Set<number>
  looks: number
  timer?: ReturnType<typeof setTimeout>
}

const followed = new Map<string, Followed>()

/**
 * Notes what an answer about a drive says of the stills of its videos and PDFs; a picture is shown without one. `lookAgain` is called later, at most a few times after the
 * newest of them, while the server is drawing one. `drive`: names the drive of an account.
 */
export function followStills(
  drive: string,
  files: readonly Pick<Changes['files'][number], 'idFile' | 'type' | 'thumbnail'>[],
  lookAgain: () => void,
): void {
  const known: Followed = followed.get(drive) ?? { ids: new Set(), looks: 0 }
  followed.set(drive, known)
  for (const { idFile, type, thumbnail } of files) {
    const isFollowed = type.startsWith('video/') || type === 'application/pdf'
    if (!isFollowed || thumbnail !== 'WAITING') known.ids.delete(idFile)
    else if (!known.ids.has(idFile)) {
      known.ids.add(idFile)
      known.looks = 0
    }
  }
  clearTimeout(known.timer)
  const pause = pausesMs[known.looks]
  if (known.ids.size === 0 || pause === undefined) return
  known.looks += 1
  known.timer = setTimeout(lookAgain, pause)
}
