import { msg } from '@lingui/core/macro'
import {
  changeTagsOfFile,
  copyItems,
  createTag,
  deleteTag,
  moveFiles,
  renameFile,
  restoreFiles,
  trashFiles,
} from '#contract/drive.ts'
import { command } from '#engine/queue/command.ts'

/** Queued by `drive`, which knows the rows that they change. */
export const renameFileCommand = command({ call: renameFile, words: msg`파일 이름 바꾸기` })
export const moveFilesCommand = command({ call: moveFiles, words: msg`파일 옮기기` })
export const copyItemsCommand = command({ call: copyItems, words: msg`파일과 폴더 복사하기` })
export const trashFilesCommand = command({ call: trashFiles, words: msg`파일을 휴지통으로 옮기기` })
export const restoreFilesCommand = command({ call: restoreFiles, words: msg`파일 되돌리기` })
export const createTagCommand = command({ call: createTag, words: msg`태그 만들기` })
export const deleteTagCommand = command({ call: deleteTag, words: msg`태그 지우기` })
export const giveTagsCommand = command({ call: changeTagsOfFile, words: msg`파일에 태그 달기` })
