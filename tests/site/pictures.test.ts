import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'

const folder = resolve(import.meta.dirname, '../../public/pictures')
const names = ['book', 'first-look', 'guide', 'logo-maker', 'position-map', 'share', 'workbook']

test('every picture of the product is there in each language, light and dark, and none is another one', async () => {
  const files = globSync('*/*.webp', { cwd: folder }).sort()
  const wanted = languages.flatMap(({ key }) =>
    names.flatMap((name) => ['dark', 'light'].map((theme) => `${key}/${name}-${theme}.webp`)),
  )
  expect(files).toEqual(wanted.sort())
  const bytes = files.map((file) => readFileSync(resolve(folder, file)).toString('base64'))
  expect(new Set(bytes).size).toBe(files.length)
  for (const file of files)
    expect(await sharp(resolve(folder, file)).metadata(), basename(file)).toMatchObject({
      width: 1280,
      height: 800,
    })
})

test('all of them together are small', () => {
  const sizes = globSync('*/*.webp', { cwd: folder }).map((file) => statSync(resolve(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThan(100_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
})
