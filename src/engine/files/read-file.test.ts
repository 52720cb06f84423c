import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { keepFetched } from './kept-files.ts'
import { readFile } from './read-file.ts'

test('a file that is on this device for one brand is not read for a document of another', async () => {
  await keepFetched(5, 9, { idFile: 31, name: 'a.png', blob: new Blob(['x']), fileType: 'LOGO' })
  expect(await readFile(5, 9, { idFile: 31 })).toMatchObject({ name: 'a.png' })
  expect(await readFile(5, 10, { idFile: 31 })).toBeNull()
})
