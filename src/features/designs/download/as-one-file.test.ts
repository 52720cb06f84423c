import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { asOneFile } from './as-one-file.ts'

it('one file stays as it is', async () => {
  const file = new File(['a'], 'a.pdf', { type: 'application/pdf' })
  expect(await asOneFile([file], '묶음')).toBe(file)
})

it('several files are one archive, those of the same name with numbers', async () => {
  const files = ['a', 'b', 'c'].map((words) => new File([words], '메뉴.pdf'))
  const archive = await asOneFile(files, '묶음')
  expect([archive.name, archive.type]).toEqual(['묶음.zip', 'application/zip'])
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const words = Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
  expect(words).toEqual([
    ['메뉴.pdf', 'a'],
    ['메뉴 (2).pdf', 'b'],
    ['메뉴 (3).pdf', 'c'],
  ])
})
