import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor of this process and of all that it started, ended ones too; null where the system does not say. */
export function processorSecondsOfTree(): number | null {
  if (process.platform !== 'linux') return null
  const stats = readdirSync('/proc').filter(isProcess).flatMap(readStat)
  const own = new Set([process.pid])
  // A process may be listed before its parent: until no pass finds another one.
  for (let size = 0; size !== own.size; ) {
    size = own.size
    for (const { pid, parent } of stats) if (own.has(parent)) own.add(pid)
  }
  const ticks = stats.filter(({ pid }) => own.has(pid)).reduce((sum, stat) => sum + stat.ticks, 0)
  return ticks / ticksPerSecond
}

/** USER_HZ, in which Linux tells times on every architecture that runs Node. */
const ticksPerSecond = 100

function isProcess(name: string): boolean {
  return /^\d+$/.test(name)
}

function readStat(pid: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may have spaces.
    const cells = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = cells.slice(11, 15).reduce((sum, cell) => sum + Number(cell), 0)
    return [{ pid: Number(pid), parent: Number(cells[1]), ticks }]
  } catch {
    // It ended while it was read.
    return []
  }
}
