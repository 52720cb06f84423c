import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { tableOf } from './table.ts'

/** Prints what each file took, the dearest last. `SPENT=all` prints every file. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const spent = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const wall = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return {
        file: relative(process.cwd(), module.moduleId),
        wall: wall / 1000,
        processor: module.meta().processorSeconds ?? null,
      }
    })
    if (spent.length > 1) console.log(tableOf(spent, process.env.SPENT === 'all' ? spent.length : 10))
  }
}
