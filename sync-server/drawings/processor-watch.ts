import { parentPort, workerData } from 'node:worker_threads'

/*
 * A thread of the process for drawings, see `draw-apart.ts`: ends the process once a work has taken more processor time or memory
 * than it may. The clock would count what a busy machine gives to others, and a thread that the work does not block is needed.
 */

const everyMs = 100
const { atMostMs, residentMb } = workerData as { readonly atMostMs: number; readonly residentMb: number }
const mostBytes = residentMb * 1024 * 1024
let most = Number.POSITIVE_INFINITY

parentPort?.on('message', (state: 'begun' | 'ended') => {
  most = state === 'begun' ? spentMs() + atMostMs : Number.POSITIVE_INFINITY
})
setInterval(() => {
  const isAtWork = most < Number.POSITIVE_INFINITY
  if (spentMs() > most || (isAtWork && process.memoryUsage.rss() > mostBytes))
    process.kill(process.pid, 'SIGKILL')
}, everyMs)

/** Of all threads of the process. */
function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
