import { describe, expect, test } from 'vitest'
import type { DriveContents, DriveFile, DriveFolder, DriveTag } from '#kits/drive/rows/drive-file.ts'
import { canMoveInto, isNameTaken, pathTo } from '#kits/library/folders.ts'
import { createKeptItems } from '#kits/library/list/kept-items.ts'
import { countInside, type DriveItem, toItems } from './drive-item.ts'
import { findInDrive, inOrder } from './find-items.ts'

const folders = [folder('a', null, '가마 사진'), folder('b', 'a', '겨울'), folder('c', 'b', '12월 시장')]
const files = [
  file('1', null, { name: '가격표 10.pdf', kind: 'DOCUMENT', size: 30, createdAt: 3 }),
  file('2', null, { name: '가격표 9.pdf', kind: 'DOCUMENT', size: 10, createdAt: 1 }),
  file('3', 'b', { name: '달항아리.jpg', kind: 'IMAGE', size: 20, createdAt: 2, tags: ['t'] }),
]
const tags: DriveTag[] = [{ key: 't', brand: 1, drive: 'BRAND', idTag: 1, name: '신제품' }]
const whole = { folders, files }
const nothing = { folder: null, query: '', tag: null, kind: null }
const names = ({ folders: inside, files: found }: DriveContents) =>
  [...inside, ...found].map(({ name }) => name)

describe('what is shown', () => {
  test('without a search: what is directly in the open folder', () => {
    expect(names(findInDrive(whole, tags, nothing))).toEqual(['가마 사진', '가격표 10.pdf', '가격표 9.pdf'])
    expect(names(findInDrive(whole, tags, { ...nothing, folder: 'b' }))).toEqual([
      '12월 시장',
      '달항아리.jpg',
    ])
  })

  test('a search goes over every folder, by initial consonants and by tags', () => {
    expect(names(findInDrive(whole, tags, { ...nothing, folder: 'c', query: 'ㄱㅁ' }))).toEqual(['가마 사진'])
    expect(names(findInDrive(whole, tags, { ...nothing, query: 'ㅅㅈㅍ' }))).toEqual(['달항아리.jpg'])
    expect(names(findInDrive(whole, tags, { ...nothing, tag: 't' }))).toEqual(['달항아리.jpg'])
    expect(names(findInDrive(whole, tags, { ...nothing, kind: 'DOCUMENT', query: '9' }))).toEqual([
      '가격표 9.pdf',
    ])
  })

  test('numbers in names are numbers, and folders keep their names’ order where they have no value', () => {
    const top = findInDrive(whole, tags, nothing)
    expect(names(inOrder(top, { by: 'name', isDown: false }))).toEqual([
      '가마 사진',
      '가격표 9.pdf',
      '가격표 10.pdf',
    ])
    expect(names(inOrder(top, { by: 'size', isDown: true }))).toEqual([
      '가마 사진',
      '가격표 10.pdf',
      '가격표 9.pdf',
    ])
    expect(names(inOrder(whole, { by: 'kind', isDown: false })).slice(3)).toEqual([
      '달항아리.jpg',
      '가격표 9.pdf',
      '가격표 10.pdf',
    ])
  })
})

test('a folder is not moved into itself or into one that is in it', () => {
  expect(pathTo(folders, 'c').map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(canMoveInto(folders, ['a'], 'c')).toBe(false)
  expect(canMoveInto(folders, ['b'], 'b')).toBe(false)
  expect(canMoveInto(folders, ['c'], 'a')).toBe(true)
  expect(canMoveInto(folders, ['a'], null)).toBe(true)
})

test('folders that would be each other’s parent end the path', () => {
  expect(pathTo([folder('x', 'y', 'x'), folder('y', 'x', 'y')], 'x').map(({ key }) => key)).toEqual([
    'y',
    'x',
  ])
})

test('a name is taken whatever its case and composition', () => {
  expect(isNameTaken([folder('d', null, 'Café')], null, 'cafe\u0301')).toBe(true)
  expect(isNameTaken([folder('d', null, 'Café')], null, 'CAFÉ', 'd')).toBe(false)
  expect(isNameTaken([folder('d', 'a', 'Café')], null, 'Café')).toBe(false)
})

test('an item is the same object until its row or its count changes', () => {
  const keep = createKeptItems<DriveItem>()
  const make = (of: DriveContents, counts: ReadonlyMap<string, number>) => keep(toItems(of, counts))
  const first = make(whole, countInside(whole))
  expect(first.map((item) => (item.type === 'folder' ? item.count : null))).toEqual([
    1,
    2,
    0,
    null,
    null,
    null,
  ])
  const copy = { folders: folders.map((row) => ({ ...row })), files: files.map((row) => ({ ...row })) }
  expect(make(copy, countInside(copy)).every((item, at) => item === first[at])).toBe(true)
  const less = { folders, files: files.slice(0, 2) }
  const next = make(less, countInside(less))
  expect(next.map((item, at) => item === first[at])).toEqual([true, false, true, true, true])
})

function folder(key: string, parent: string | null, name: string): DriveFolder {
  return {
    key,
    parent,
    name,
    brand: 1,
    drive: 'BRAND',
    idDirectory: 1,
    createdAt: 0,
    trashedAt: null,
    making: null,
  }
}

function file(key: string, inside: string | null, more: Partial<DriveFile>): DriveFile {
  return {
    key,
    folder: inside,
    brand: 1,
    drive: 'BRAND',
    idFile: 1,
    name: '',
    type: '',
    kind: 'OTHER',
    size: 0,
    width: null,
    height: null,
    tags: [],
    url: null,
    sha256: null,
    idAccount: 1,
    createdAt: 0,
    trashedAt: null,
    locked: false,
    upload: null,
    ...more,
  }
}
