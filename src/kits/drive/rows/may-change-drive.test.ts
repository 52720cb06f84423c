import { expect, test } from 'vitest'
import * as directoryCalls from '#contract/directory.ts'
import * as driveCalls from '#contract/drive.ts'
import { deleteFiles, uploadFile, uploadImage, uploadPoster } from '#contract/file.ts'
import { createResumable } from '#contract/resumable.ts'
import { brandRoles, writingRoles } from '#model/access/roles.ts'
import { mayChangeDrive } from './may-change-drive.ts'

test('the drive of the brand is changed from designer on, the own one by every member but readers', () => {
  expect(brandRoles.filter((role) => mayChangeDrive('BRAND', role))).toEqual([
    'BRAND_ROLE_OWNER',
    'BRAND_ROLE_ADMIN',
    'BRAND_ROLE_DESIGNER',
  ])
  expect(brandRoles.filter((role) => mayChangeDrive('USER', role))).toEqual(writingRoles)
  expect([mayChangeDrive('BRAND', null), mayChangeDrive('USER', null)]).toEqual([false, true])
})

test('every call that changes the drive of the brand needs the same role', () => {
  const folders = Object.values(directoryCalls).filter(
    ({ method, name }) => method !== 'GET' && name.endsWith('Brand'),
  )
  expect(folders.length).toBeGreaterThan(5)
  expect(new Set(folders.map(({ access }) => access))).toEqual(
    new Set([directoryCalls.createBrandDirectory.access]),
  )
  const { downloadFiles: _, ...changes } = driveCalls
  const files = [
    ...Object.values(changes),
    deleteFiles,
    uploadFile,
    uploadImage,
    uploadPoster,
    createResumable,
  ]
  for (const call of files)
    if (typeof call === 'object' && call.method !== 'GET')
      expect(call.errors, call.name).toContain('DESIGNER_ONLY')
})
