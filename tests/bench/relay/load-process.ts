import type { JobName } from './load.ts'
import { jobs } from './load-jobs.ts'

process.on('message', async ({ name, options }: { name: JobName; options: unknown[] }) => {
  try {
    const job = jobs[name] as (...given: unknown[]) => Promise<unknown>
    process.send?.({ result: await job(...options) })
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
