import { msg } from '@lingui/core/macro'
import { uploadImage } from '#contract/file.ts'
import { command } from '../queue/command.ts'

/** Queued with the bytes of its file by `queue/uploads.ts`. */
export const uploadCommand = command({ call: uploadImage, words: msg`그림 파일` })
