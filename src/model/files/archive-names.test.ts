import { expect, test } from 'vitest'
import { archiveName, archiveNames } from './archive-names.ts'
import { fileNameOf } from './file-name.ts'

test.each([
  ['차림표.png', '차림표.png'],
  ['aux', 'aux_'],
  ['CON', 'CON_'],
  ['con.txt', 'con_.txt'],
  ['NUL.tar.gz', 'NUL_.tar.gz'],
  ['Com1 .txt', 'Com1_ .txt'],
  ['lpt³', 'lpt³_'],
  ['CONOUT$', 'CONOUT$_'],
  ['aux.', 'aux_'],
  ['auxiliary', 'auxiliary'],
  ['com10', 'com10'],
  ['Co.', 'Co'],
  ['끝에 점...', '끝에 점'],
  ['끝에 . .', '끝에'],
  ['..', '_'],
  ['a/b:c', 'a_b_c'],
])('%j is %j in an archive', (name, expected) => {
  expect(archiveName(name)).toBe(expected)
})

test('the names of a folder are each once, and one that is right as it is keeps its name', () => {
  expect(archiveNames(['Co.', 'Co', 'co', 'aux', 'AUX_', 'a.png', 'A.png'])).toEqual([
    'Co (2)',
    'Co',
    'co (3)',
    'aux_ (2)',
    'AUX_',
    'a.png',
    'A (2).png',
  ])
})

test('names of a folder that come in parts are each once, too', () => {
  const taken = new Set<string>()
  expect(archiveNames(['a.png', 'b.png'], taken)).toEqual(['a.png', 'b.png'])
  expect(archiveNames(['A.png', 'c.png', 'b.png.'], taken)).toEqual(['A (2).png', 'c.png', 'b (2).png'])
})

test('the name of a brand becomes the beginning of the name of a file', () => {
  expect(fileNameOf('온기: 차/커피', 'saegim')).toBe('온기 차 커피')
  expect(fileNameOf(' ... ', 'saegim')).toBe('saegim')
  expect(fileNameOf('Con', 'saegim')).toBe('Con_')
  expect(fileNameOf('온기 Co.', 'saegim')).toBe('온기 Co')
  expect(fileNameOf('👨‍👩‍👧'.repeat(10), 'saegim')).toBe('👨‍👩‍👧'.repeat(7))
})
