import { expect, it, vi } from 'vitest'
import { breakOff, createRate, progressKey, sendFollowed, uploadProgress } from './upload-progress.ts'

const id = { idAccount: 7, n: 1 }
const key = progressKey(id)

it('tells how far an upload is while it is sent, and nothing when it has ended', async () => {
  const seen: (number | undefined)[] = []
  const stop = uploadProgress.subscribe(() => seen.push(uploadProgress.get().get(key)?.sent))
  await sendFollowed(id, async (_signal, onSent) => onSent(5))
  stop()
  expect(seen).toEqual([5, undefined])
})

it('breaks an upload off, also from another tab', async () => {
  const other = new BroadcastChannel('saegim-uploads')
  for (const end of [() => breakOff(id), () => other.postMessage({ kind: 'break', of: key })]) {
    const sending = sendFollowed(id, (signal) => {
      return new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true)))
    })
    end()
    expect(await sending).toBe(true)
  }
  other.close()
})

it('tells another tab, also one that was opened later', async () => {
  const heard: unknown[] = []
  let end = () => {}
  const sending = sendFollowed(id, (_signal, onSent) => {
    onSent(9)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  const other = new BroadcastChannel('saegim-uploads')
  other.onmessage = ({ data }) => void heard.push(data)
  other.postMessage({ kind: 'ask' })
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ kind: 'progress', of: key, progress: { sent: 9, bytesPerSecond: null } }),
  )
  end()
  await sending
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'progress', of: key, progress: null }))
  other.close()
})

it('tells a mean speed, at most four times a second', () => {
  const rate = createRate()
  expect(rate(0, 0)).toEqual({ sent: 0, bytesPerSecond: null })
  expect(rate(100, 100)).toBeNull()
  expect(rate(1000, 1000)).toEqual({ sent: 1000, bytesPerSecond: 1000 })
  const faster = rate(4000, 2000)?.bytesPerSecond ?? 0
  expect(faster).toBeGreaterThan(1000)
  expect(faster).toBeLessThan(3000)
  // The server had less than was sent.
  expect(rate(2000, 2100)).toEqual({ sent: 2000, bytesPerSecond: faster })
})
