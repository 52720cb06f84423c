import { transform } from 'oxc-transform-react'
import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/**
 * React's compiler leaves a function as it is where it cannot compile it, and says nothing in a build. Those files are
 * listed: one more is a component that renders more often than it looks, one less a line to take out (`vitest -u`).
 */
test('all components and hooks are memoised but those of the listed files', {
  timeout: 120_000,
}, async () => {
  const files = filesBelow(['src'], /^([A-Z]\w*\.tsx|use[A-Z]\w*\.tsx?)$/)
  const isLeft = await Promise.all(
    files.map(async ({ path, text }) => {
      const { errors } = await transform(path, text, {
        jsx: { runtime: 'automatic' },
        reactCompiler: { reportDiagnostics: true },
      })
      return errors.length > 0
    }),
  )
  const left = files.filter((_, i) => isLeft[i]).map(({ path }) => path)
  expect(files.length).toBeGreaterThan(800)
  await expect(`${left.join('\n')}\n`).toMatchFileSnapshot('not-memoised.txt')
})
