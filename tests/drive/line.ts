import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server that can be cut, at any byte, in either direction. */
export interface Line {
  readonly url: string
  /** Breaks every connection after so many bytes more have gone up, as often as there are numbers. */
  cutAfterSent(...bytes: number[]): void
  /** No connection is let through, and those that are open are broken. */
  off(): void
  on(): void
  /** How often it was cut. */
  cuts(): number
  /** Bytes that have gone up. */
  sent(): number
  close(): Promise<void>
}

/** `onCut` is called when the last byte before a cut has gone up. */
export async function openLine(to: number, onCut: () => void = () => {}): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  /** How many bytes may go up until the next cut. */
  let left: { bytes: number } | null = null
  let isOff = false
  let cuts = 0
  let sent = 0
  let following: number[] = []
  const next = () => {
    const bytes = following.shift()
    return bytes === undefined ? null : { bytes: Math.max(1, bytes) }
  }
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  const server: Server = createServer((near) => {
    if (isOff) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.setNoDelay()
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk) => {
      if (left && chunk.length >= left.bytes) {
        const last = chunk.subarray(0, left.bytes)
        left = next()
        cuts += 1
        sent += last.length
        far.write(last, () => {
          onCut()
          breakAll()
        })
        return
      }
      if (left) left.bytes -= chunk.length
      sent += chunk.length
      if (!far.write(chunk)) {
        near.pause()
        far.once('drain', () => near.resume())
      }
    })
    far.on('data', (chunk) => near.write(chunk))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfterSent: (...bytes) => {
      following = bytes
      left = next()
    },
    off: () => {
      isOff = true
      breakAll()
    },
    on: () => {
      isOff = false
      left = null
    },
    cuts: () => cuts,
    sent: () => sent,
    close: () => {
      breakAll()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
