import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/* DOM tests render by Testing Library, which unmounts after each test. The list of those that do not yet only shrinks. */

/** DOM tests that make a root themselves, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/features/workbook/step/late-answer.dom.test.tsx':
    'reads errors that no boundary catches, from the root',
  'src/kits/design/cards/card-picture.dom.test.tsx': 'not converted yet',
}

const files = filesBelow(['src'], /\.(?:dom\.test|fixture)\.tsx?$/)

test('a DOM test renders by Testing Library', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files
    .filter(({ text }) => /\b(?:createRoot|hydrateRoot)\(/.test(text))
    .map(({ path }) => path)
  expect(
    found.filter((path) => !(path in allowed)),
    'use render of @testing-library/react',
  ).toEqual([])
  expect(
    Object.keys(allowed).filter((path) => !found.includes(path)),
    'take it from the list',
  ).toEqual([])
})

test('a file that renders outside of an act environment unmounts itself', () => {
  const pure = files.filter(({ text }) => text.includes("'@testing-library/react/pure'"))
  expect(pure.length).toBeGreaterThan(10)
  expect(pure.filter(({ text }) => text.split(/\bcleanup\b/).length < 3).map(({ path }) => path)).toEqual([])
})
