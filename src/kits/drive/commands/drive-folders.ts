import { msg } from '@lingui/core/macro'
import {
  createBrandDirectory,
  createUserDirectory,
  moveBrandDirectories,
  moveUserDirectories,
  renameBrandDirectory,
  renameUserDirectory,
  restoreBrandDirectories,
  restoreUserDirectories,
  setBrandUploads,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import { command } from '#engine/queue/command.ts'

const made = msg`폴더 만들기`
const renamed = msg`폴더 이름 바꾸기`
const moved = msg`폴더 옮기기`
const trashed = msg`폴더를 휴지통으로 옮기기`
const restored = msg`폴더 되돌리기`

/** Queued by `drive`, which knows the rows that they change. */
export const createBrandFolder = command({ call: createBrandDirectory, words: made })
export const createUserFolder = command({ call: createUserDirectory, words: made })
export const renameBrandFolder = command({ call: renameBrandDirectory, words: renamed })
export const renameUserFolder = command({ call: renameUserDirectory, words: renamed })
export const moveBrandFolders = command({ call: moveBrandDirectories, words: moved })
export const moveUserFolders = command({ call: moveUserDirectories, words: moved })
export const trashBrandFolders = command({ call: trashBrandDirectories, words: trashed })
export const trashUserFolders = command({ call: trashUserDirectories, words: trashed })
export const restoreBrandFolders = command({ call: restoreBrandDirectories, words: restored })
export const restoreUserFolders = command({ call: restoreUserDirectories, words: restored })
export const setFolderUploads = command({ call: setBrandUploads, words: msg`사진 올리는 곳 바꾸기` })
