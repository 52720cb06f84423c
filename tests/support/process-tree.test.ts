import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processorSecondsOfTree } from './process-tree.ts'

test.runIf(process.platform === 'linux')(
  'the work of a process that was started and has ended counts',
  () => {
    const before = processorSecondsOfTree() ?? 0
    const work =
      'const end = Date.now() + 5000; while (process.cpuUsage().user < 300_000 && Date.now() < end);'
    execFileSync(process.execPath, ['-e', work])
    expect((processorSecondsOfTree() ?? 0) - before).toBeGreaterThan(0.25)
  },
)
