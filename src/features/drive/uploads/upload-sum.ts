import type { Uploads } from '#kits/drive/react/useUploads.ts'
import type { DoneUpload } from './upload-log.ts'

export interface UploadSum {
  /** All that the panel lists, and how many of them are at the server. */
  readonly all: number
  readonly done: number
  readonly failed: number
  /** Files and bytes that are still to be sent. */
  readonly left: number
  readonly bytesLeft: number
  /** 0 to 100, of the bytes of what was not refused. */
  readonly percent: number
  readonly bytesPerSecond: number | null
  /** Null where it is unknown. */
  readonly secondsLeft: number | null
}

export function sumUploads({ uploads }: Uploads, done: readonly DoneUpload[]): UploadSum {
  const active = uploads.filter(({ state }) => state !== 'failed')
  const bytesDone = done.reduce((sum, { size }) => sum + size, 0)
  const bytesAll = active.reduce((sum, { size }) => sum + size, bytesDone)
  const bytesLeft = active.reduce((sum, { size, sent }) => sum + Math.max(0, size - sent), 0)
  const speeds = active.flatMap(({ bytesPerSecond }) => bytesPerSecond ?? [])
  const bytesPerSecond = speeds.length === 0 ? null : speeds.reduce((sum, speed) => sum + speed, 0)
  return {
    all: uploads.length + done.length,
    done: done.length,
    failed: uploads.length - active.length,
    left: active.length,
    bytesLeft,
    percent: percentOf(bytesAll - bytesLeft, bytesAll),
    bytesPerSecond,
    secondsLeft: secondsFor(bytesLeft, bytesPerSecond),
  }
}

/** 100 only when nothing is left. */
export function percentOf(sent: number, size: number): number {
  return size <= 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100))
}

export function secondsFor(bytes: number, bytesPerSecond: number | null): number | null {
  return bytesPerSecond === null || bytesPerSecond < 1 ? null : Math.ceil(bytes / bytesPerSecond)
}
