import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { Upload } from '#kits/drive/queue/uploads-in.ts'
import type { Uploads } from '#kits/drive/react/useUploads.ts'

export type DoneUpload = Pick<Upload, 'key' | 'name' | 'size'>

/** The last time that nothing was left to send. */
export interface EndedRun {
  readonly done: number
  readonly failed: number
}

export interface UploadLog {
  /** Files that the server has taken while this page was open, oldest first. */
  readonly done: readonly DoneUpload[]
  readonly ended: EndedRun | null
}

const empty: UploadLog = { done: [], ended: null }
const log = createWatched<UploadLog>(empty)

/** What the queue does not say: which files left it because they are at the server. Lives as long as the page. */
export const uploadLog: Watched<UploadLog> = log

export function clearDone(): void {
  log.set(empty)
}

type FindArrived = (keys: readonly string[]) => Promise<ReadonlySet<string>>

/** Makes the function that gets the uploads after each change, and writes the log. For one brand of one account. */
export function createLogger(findArrived: FindArrived): (uploads: Uploads['uploads']) => Promise<void> {
  let before: readonly Upload[] = []
  let doneInRun = 0
  let turn = Promise.resolve()
  const take = async (uploads: readonly Upload[]) => {
    const keys = new Set(uploads.map(({ key }) => key))
    const left = before.filter(({ key }) => !keys.has(key))
    const wasActive = before.some(isActive)
    before = uploads
    const arrived = left.length === 0 ? new Set<string>() : await findArrived(left.map(({ key }) => key))
    const taken = left
      .filter(({ key }) => arrived.has(key))
      .map(({ key, name, size }) => ({ key, name, size }))
    doneInRun += taken.length
    const { done, ended } = log.get()
    const isOver = wasActive && !uploads.some(isActive)
    const failed = uploads.length
    // A run that was cancelled to the last file needs no word.
    const next = isOver && doneInRun + failed > 0 ? { done: doneInRun, failed } : ended
    if (isOver) doneInRun = 0
    if (taken.length > 0 || next !== ended) log.set({ done: [...done, ...taken], ended: next })
  }
  return (uploads) => {
    turn = turn.then(() => take(uploads))
    return turn
  }
}

function isActive({ state }: Upload): boolean {
  return state !== 'failed'
}
