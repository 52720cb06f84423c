import { expect, test } from 'vitest'
import { createRandom, seed } from '../../../tests/support/random.ts'
import { nameOf } from '../../../tests/support/random-names.ts'
import { archiveName, archiveNames } from './archive-names.ts'
import { cleanName } from './clean-name.ts'
import { extensionOf, nameLimit } from './cut-name.ts'
import { cleanTag, tagLimit } from './tag-name.ts'
import { nameKey, takeName, withExtensionOf } from './take-name.ts'
import { withoutUnseen } from './without-unseen.ts'

const runs = Number(process.env.RUNS ?? 3000)

const random = createRandom(seed)
const names = Array.from({ length: runs }, () => nameOf(random))
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lettersOf = (name: string) => Array.from(letters.segment(name), ({ segment }) => segment)

/** What a call takes as a name, and what PostgreSQL stores. */
function isTaken(name: string): boolean {
  const isStorable = name.isWellFormed() && !name.includes('\u0000')
  return isStorable && name.trim() === name && name.length >= 1 && name.length <= nameLimit
}

test(`a name of a file is one that the server takes, and stays as it is when it is cleaned again (SEED=${seed})`, () => {
  for (const given of names) {
    const name = cleanName(given, '-')
    expect(isTaken(name), JSON.stringify(given)).toBe(true)
    expect(cleanName(name, '-'), JSON.stringify(given)).toBe(name)
    expect(name.normalize('NFC'), JSON.stringify(given)).toBe(name)
  }
})

test(`a name that is cut loses whole letters and keeps its extension (SEED=${seed})`, () => {
  let cut = 0
  for (const given of names) {
    const whole = lettersOf(cleanName(given.slice(0, 150), '-').repeat(3))
    if (whole.some((letter) => letter.length > 20)) continue
    const long = withoutUnseen(`${whole.join('').replaceAll('.', '')}끝.png`).normalize('NFC')
    const name = cleanName(long, '-')
    if (long.length <= nameLimit) continue
    cut += 1
    expect(extensionOf(name), JSON.stringify(given)).toBe('.png')
    const kept = lettersOf(name.slice(0, -4))
    // A joiner at the end of what is kept joins nothing, and goes.
    const joined = lettersOf(long)
      .slice(0, kept.length)
      .join('')
      .replace(/[\u200C\u200D]+$/u, '')
    expect(joined, JSON.stringify(given)).toBe(kept.join(''))
    expect(name.length, JSON.stringify(given)).toBeGreaterThan(nameLimit - 25)
  }
  expect(cut).toBeGreaterThan(runs / 10)
})

test(`names that are renamed and numbered are taken too (SEED=${seed})`, () => {
  const taken = new Set<string>()
  for (const [at, given] of names.entries()) {
    const name = cleanName(given, 'file')
    const renamed = withExtensionOf(name, cleanName(names[at - 1] ?? '', 'file'))
    expect(isTaken(renamed), JSON.stringify(given)).toBe(true)
    for (let time = 0; time < 2; time += 1)
      expect(isTaken(takeName(taken, name)), JSON.stringify(given)).toBe(true)
  }
})

test(`a tag is one that the server takes (SEED=${seed})`, () => {
  for (const given of names) {
    const tag = cleanTag(`가${given}`)
    expect(tag !== null && isTaken(tag) && tag.length <= tagLimit, JSON.stringify(given)).toBe(true)
    expect(cleanTag(tag ?? ''), JSON.stringify(given)).toBe(tag)
  }
})

test(`names of an archive are each once, and Windows gives them (SEED=${seed})`, () => {
  const inArchive = archiveNames(names.map((name) => cleanName(name, 'file')))
  expect(new Set(inArchive.map(nameKey)).size).toBe(inArchive.length)
  for (const name of inArchive) {
    expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|[. ]$|^$/u)
    expect(name.split('.')[0]?.trim()).not.toMatch(/^(con|prn|aux|nul|(com|lpt)\d)$/i)
    expect(archiveName(name)).toBe(name)
  }
})
