import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

interface Memory {
  /** As much as the objects of this process may take, in bytes. */
  readonly heap: number
  /** Of the machine, or as much as its container may take, in bytes. */
  readonly machine: number
}

/** Documents in memory take some twelve times their encoded size. */
const timesEncoded = 12
/** What is left for everything else: a fourth of the heap, and half of the machine, which PostgreSQL may share. */
const parts = { heap: 3 / 4, machine: 1 / 2 }
/** One document of the greatest size can always be loaded. */
const leastBytes = 32 * 1024 * 1024
const unit = 1024 * 1024

/** How much a node may load where RELAY_LOADED_BYTES is not set, in whole MiB. */
export function usualLoadedBytes({ heap, machine }: Memory = memoryOfThisProcess()): number {
  const bytes = Math.min(heap * parts.heap, machine * parts.machine) / timesEncoded
  return Math.max(leastBytes, Math.floor(bytes / unit) * unit)
}

function memoryOfThisProcess(): Memory {
  const heap = getHeapStatistics().heap_size_limit
  // 0, or more than any machine has, where nothing limits the process.
  const allowed = process.constrainedMemory()
  return { heap, machine: allowed > 0 ? Math.min(allowed, totalmem()) : totalmem() }
}
