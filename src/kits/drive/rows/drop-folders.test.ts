import { expect, test } from 'vitest'
import * as fileCalls from '#contract/file.ts'
import { createResumable } from '#contract/resumable.ts'
import { brandRoles } from '#model/access/roles.ts'
import type { DriveFile, DriveFolder } from './drive-file.ts'
import { mayAddToFolder, mayTakeBack, takesUploads } from './drop-folders.ts'

const folder = (key: string, parent: string | null, more: Partial<DriveFolder> = {}) =>
  ({ key, parent, name: key, ...more }) as DriveFolder

const folders = [
  folder('매장', null),
  folder('사진', '매장', { takesUploads: true }),
  folder('봄', '사진'),
  folder('계약서', null, { takesUploads: false }),
]
const now = 1_800_000_000_000
const of = { folders, role: 'BRAND_ROLE_MEMBER', idAccount: 7 } as const
const added = (more: Partial<DriveFile> = {}) =>
  ({ idAccount: 7, folder: '봄', createdAt: now - 60_000, upload: null, ...more }) as DriveFile

test('a drop folder and the folders in it take uploads, those above and beside it do not', () => {
  const open = [null, '매장', '사진', '봄', '계약서', 'unknown'].filter((key) => takesUploads(folders, key))
  expect(open).toEqual(['사진', '봄'])
})

test('files are added to it by the roles that the calls of uploads take', () => {
  const calls = [fileCalls.uploadFile, fileCalls.uploadImage, fileCalls.uploadPoster, createResumable]
  expect(new Set(calls.map(({ access }) => access))).toEqual(new Set(['BRAND_ROLE_MEMBER']))
  const last = brandRoles.indexOf('BRAND_ROLE_MEMBER')
  expect(brandRoles.filter((role) => mayAddToFolder({ ...of, role }, '봄'))).toEqual(
    brandRoles.slice(0, last + 1),
  )
  expect([mayAddToFolder({ ...of, role: null }, '봄'), mayAddToFolder(of, '매장')]).toEqual([false, false])
})

test.each<[string, Partial<DriveFile>, boolean]>([
  ['an own file of a minute ago', {}, true],
  ['one of an hour ago', { createdAt: now - 3_600_000 }, false],
  ['one of another member', { idAccount: 8 }, false],
  ['one of an account that is gone', { idAccount: null }, false],
  ['an own one elsewhere', { folder: null }, false],
  ['one that waits for a folder that was closed', { folder: '계약서', upload: 'waiting' }, true],
  ['one that was refused long ago', { folder: null, createdAt: 0, upload: 'failed' }, true],
])('a member takes back %s: %#', (_, more, isTaken) => {
  expect(mayTakeBack(of, added(more), now)).toBe(isTaken)
})

test('who is not signed in takes nothing back', () => {
  expect(mayTakeBack({ ...of, idAccount: null }, added({ idAccount: null }), now)).toBe(false)
})
