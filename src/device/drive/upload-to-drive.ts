import type { AnswerOf } from '#contract/call.ts'
import { uploadFile } from '#contract/file.ts'
import type { Result } from '../rest/rest.ts'
import { restUpload } from '../rest/rest-upload.ts'

/** Puts a file of this device into the drive of the brand at once: it needs a network. */
export function uploadToDrive(
  idBrand: number,
  file: Blob,
  fileName: string,
): Promise<Result<AnswerOf<typeof uploadFile>>> {
  const name = fileName.normalize('NFC').slice(0, 200)
  return restUpload(
    uploadFile,
    file,
    fileName,
    { body: { createdType: 'BRAND', name, size: file.size } },
    { idBrand },
  )
}
