/** Processor time of this thread in ms: unlike the clock, it does not run while the machine is busy with others. */
export function cpuMs(): number {
  // Node 22, on which the server can be started as well, has no such call.
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
