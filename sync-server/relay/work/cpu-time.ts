/** How long a reading is used, ms: the call asks the operating system, which was a fifth of the relay's work. */
const resolutionMs = 0.25

let reading = 0
let readAt = Number.NEGATIVE_INFINITY

/**
 * Processor time of this thread in ms, a quarter of one late at most: unlike the clock, it does not run while the machine is
 * busy with others.
 */
export function cpuMs(): number {
  const now = performance.now()
  if (now - readAt < resolutionMs) return reading
  readAt = now
  reading = read(now)
  return reading
}

/** Begins to measure; each call returns the processor time since then, in ms. */
export function startCpuTime(): () => number {
  const began = cpuMs()
  return () => cpuMs() - began
}

function read(now: number): number {
  // Node 22, on which the server can be started as well, has no such call.
  if (typeof process.threadCpuUsage !== 'function') return now
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
