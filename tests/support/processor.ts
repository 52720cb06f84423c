import { afterAll } from 'vitest'

/** What a file costs in the process that runs it, for the reporter in `tests/tools/spent`. */
const before = process.cpuUsage()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a hook needs from this pattern
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before)
  file.meta.processorSeconds = (user + system) / 1e6
})

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number
  }
}
