import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the typesetter works where a content security policy forbids to run text as code', () => {
  const script = join(import.meta.dirname, 'set-a-page.ts')
  const printed = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(Number(printed)).toBeGreaterThan(1000)
}, 30_000)
