import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { DriveFile } from '../rows/drive-file.ts'
import type { Drive } from '../rows/drive-row.ts'
import type { LiveDrive } from '../rows/live-drive.ts'

/** Pauses between two looks, in ms: a busy server draws the pictures of other files first. */
const pausesMs = [1_500, 3_000, 3_000, 6_000, 6_000, 9_000, 15_000, 30_000, 60_000]

export interface StillPoller {
  /** To be called after the drive was read elsewhere: goes on where it was not possible before. */
  again(): void
}

/**
 * Looks at a drive again while this device knows of a video or PDF whose still the server is drawing: some times after the
 * newest of them, at growing pauses, until it is there. A look that fails is followed by the next one. `look` resolves to
 * whether it was possible; where it was not, as without a network, there is none until `again` is called.
 */
export function pollStills(
  live: Pick<LiveDrive, 'read' | 'subscribeCalmly'>,
  drive: Drive,
  look: () => Promise<boolean>,
): StillPoller {
  let due: ReadonlySet<string> = new Set()
  let looks = 0
  let isLooking = false
  let timer: Timer | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const plan = () => {
    const pause = pausesMs[looks]
    if (due.size === 0 || pause === undefined || isLooking || timer !== undefined) return
    timer = startTimer(() => void lookOnce(), pause)
  }
  const lookOnce = async () => {
    timer = undefined
    looks += 1
    isLooking = true
    const wasPossible = await look().finally(() => {
      isLooking = false
    })
    if (wasPossible) plan()
    else looks = 0
  }
  const note = () => {
    const now = new Set(
      live
        .read(drive)
        ?.files.filter(isDue)
        .map(({ key, changedAt }) => `${key} ${changedAt}`),
    )
    if ([...now].some((id) => !due.has(id))) {
      looks = 0
      stop()
    }
    due = now
    if (due.size === 0) stop()
    plan()
  }
  live.subscribeCalmly(note)
  note()
  return { again: plan }
}

function isDue({ idFile, isStillDue, hasThumbnail, trashedAt }: DriveFile): boolean {
  return idFile !== null && trashedAt === null && isStillDue === true && hasThumbnail !== true
}
