import { parentPort, workerData } from 'node:worker_threads'

/*
 * A thread of the process for drawings, see `draw-apart.ts`: ends the process once a work has taken more processor time than
 * it may. The clock would count what a busy machine gives to others, and a thread that the work does not block is needed.
 */

const everyMs = 100
const { atMostMs } = workerData as { readonly atMostMs: number }
let most = Number.POSITIVE_INFINITY

parentPort?.on('message', (state: 'begun' | 'ended') => {
  most = state === 'begun' ? spentMs() + atMostMs : Number.POSITIVE_INFINITY
})
setInterval(() => {
  if (spentMs() > most) process.kill(process.pid, 'SIGKILL')
}, everyMs)

/** Of all threads of the process. */
function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
