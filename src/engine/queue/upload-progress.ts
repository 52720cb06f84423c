import { createWatched, type Watched } from '../watch/watched.ts'

/** How far a file is that is being sent now, from this page, another tab or the worker. */
export interface Progress {
  /** Bytes that have left this device. */
  readonly sent: number
  /** Null until it is known. */
  readonly bytesPerSecond: number | null
}

/** Of one upload of one account. */
export interface UploadId {
  readonly idAccount: number
  /** Of its row in the outbox. */
  readonly n: number
}

type Message =
  | { readonly kind: 'progress'; readonly of: string; readonly progress: Progress | null }
  /** A page that was just opened asks for the progress of what others are sending. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'break'; readonly of: string }

type Known = ReadonlyMap<string, Progress>

const known = createWatched<Known>(new Map())
/** What is sent from here: only its sender tells about it, and breaks it off. */
const own = new Map<string, AbortController>()
let channel: BroadcastChannel | null = null

/** By `progressKey`. Nothing of it is stored: the server knows how much it has. */
export const uploadProgress: Watched<Known> = {
  get: known.get,
  subscribe: (listener) => {
    post({ kind: 'ask' })
    return known.subscribe(listener)
  },
}

export function progressKey({ idAccount, n }: UploadId): string {
  return `${idAccount} ${n}`
}

/** Runs what sends an upload, so that it can be broken off and followed from every tab. */
export async function sendFollowed<Answer>(
  id: UploadId,
  work: (signal: AbortSignal, onSent: (sent: number) => void) => Promise<Answer>,
): Promise<Answer> {
  const of = progressKey(id)
  const controller = new AbortController()
  open()
  own.set(of, controller)
  const rate = createRate()
  try {
    return await work(controller.signal, (sent) => {
      const progress = rate(sent, performance.now())
      if (progress) tell(of, progress)
    })
  } finally {
    own.delete(of)
    if (known.get().has(of)) tell(of, null)
  }
}

/** Breaks off the sending of an upload, wherever it is sent from. */
export function breakOff(id: UploadId): void {
  const of = progressKey(id)
  own.get(of)?.abort()
  post({ kind: 'break', of })
}

/** Progress is published at most so often. */
const pauseMs = 250
/** Time constant of the mean speed. */
const meanMs = 4_000

/** Makes progress of counts of bytes; null where it is too early to tell again. */
export function createRate(): (sent: number, now: number) => Progress | null {
  let last: { readonly sent: number; readonly at: number } | null = null
  let bytesPerSecond: number | null = null
  return (sent, now) => {
    if (last === null || sent < last.sent) {
      last = { sent, at: now }
      return { sent, bytesPerSecond }
    }
    const ms = now - last.at
    if (ms < pauseMs) return null
    const speed = ((sent - last.sent) * 1000) / ms
    const weight = 1 - Math.exp(-ms / meanMs)
    bytesPerSecond = bytesPerSecond === null ? speed : bytesPerSecond + (speed - bytesPerSecond) * weight
    last = { sent, at: now }
    return { sent, bytesPerSecond }
  }
}

function tell(of: string, progress: Progress | null): void {
  note(of, progress)
  post({ kind: 'progress', of, progress })
}

function note(of: string, progress: Progress | null): void {
  const next = new Map(known.get())
  if (progress) next.set(of, progress)
  else next.delete(of)
  known.set(next)
}

function open(): void {
  if (channel || typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel('saegim-uploads')
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'progress') note(data.of, data.progress)
    else if (data.kind === 'break') own.get(data.of)?.abort()
    else for (const of of own.keys()) post({ kind: 'progress', of, progress: known.get().get(of) ?? null })
  }
}

function post(message: Message): void {
  open()
  channel?.postMessage(message)
}
