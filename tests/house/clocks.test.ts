import { expect, test } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'

/** The rooms that run in a browser for days, and read what earlier days have stored. `ui` and `site` know neither. */
const files = filesBelow(
  ['src/engine', 'src/kits', 'src/worker', 'src/app', 'src/features'],
  /\.tsx?$/,
).filter(({ path }) => !/\.test\.tsx?$|\.fixture\./.test(path))

const rawTimer = /\bset(?:Timeout|Interval)\(/g
const timerFiles: Readonly<Record<string, string>> = {
  'src/engine/time/start-timer.ts': 'bounds every delay',
  'src/kits/account/providers/ask-provider.ts': 'looks at a window every half second',
  'src/engine/reads/useCachedRead.ts': 'asks again in an interval that a screen has as a constant',
  'src/features/account/forms/EmailCodeFields.tsx': 'counts seconds',
}

const rawComparison = /Date\.now\(\)\s*[-<>]|(?<!=)[-<>]=?\s*Date\.now\(\)/g
const comparisonFiles: Readonly<Record<string, string>> = {
  'src/features/account/forms/EmailCodeFields.tsx': 'compares with a moment of this page',
}

test('timers are started by `startTimer`, which bounds their delay: a longer one than 31 bits fires at once', () => {
  expect(found(files, rawTimer, timerFiles)).toEqual([])
  expect(Object.keys(timerFiles).filter((path) => !isUsed(path, rawTimer))).toEqual([])
})

test('stored times are compared with the clock by `#model/time/stored-time.ts`, which knows of clocks that were wrong', () => {
  expect(found(files, rawComparison, comparisonFiles)).toEqual([])
  expect(Object.keys(comparisonFiles).filter((path) => !isUsed(path, rawComparison))).toEqual([])
})

test('both rules find what they are about', () => {
  const text = 'if (at > Date.now()) setTimeout(work, at - Date.now())\nconst now = () => Date.now()\n'
  const example = { path: 'src/engine/example.ts', text }
  expect(found([example], rawTimer, {})).toEqual(['src/engine/example.ts:1'])
  expect(found([example], rawComparison, {})).toHaveLength(2)
})

function found(
  where: readonly SourceFile[],
  pattern: RegExp,
  except: Readonly<Record<string, string>>,
): string[] {
  return where
    .filter(({ path }) => except[path] === undefined)
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    )
}

function isUsed(path: string, pattern: RegExp): boolean {
  return files.some((file) => file.path === path && file.text.search(pattern) >= 0)
}
