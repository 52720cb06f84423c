import { msg } from '@lingui/core/macro'
import { uploadFile, uploadImage, uploadPoster } from '#contract/file.ts'
import { createResumable, endResumable } from '#contract/resumable.ts'
import { command } from '#engine/queue/command.ts'

/** Queued with the bytes of its file by `queue/uploads.ts`. */
export const uploadCommand = command({ call: uploadImage, words: msg`그림 파일` })
/** Queued by `drive`. */
export const uploadFileCommand = command({ call: uploadFile, words: msg`파일` })
/** The same for a large file; the other calls of an upload in parts are made while it is sent. */
export const uploadInPartsCommand = command({ call: createResumable, words: msg`파일` })
/** Of a file that the user took out of the queue. */
export const endUploadCommand = command({ call: endResumable, words: msg`파일 올리기 취소` })
/** Of a video, queued by `drive` with its bytes as the body. */
export const uploadPosterCommand = command({ call: uploadPoster, words: msg`동영상 미리보기 그림` })
