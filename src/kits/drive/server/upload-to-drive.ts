import type { AnswerOf } from '#contract/call.ts'
import { uploadFile } from '#contract/file.ts'
import type { Result } from '#engine/rest/rest.ts'
import { restUpload } from '#engine/rest/rest-upload.ts'
import { cleanName } from '#model/files/clean-name.ts'

/** Puts a file of this device into the drive of the brand at once: it needs a network. */
export function uploadToDrive(
  idBrand: number,
  file: Blob,
  fileName: string,
): Promise<Result<AnswerOf<typeof uploadFile>>> {
  const name = cleanName(fileName, 'file')
  return restUpload(
    uploadFile,
    file,
    name,
    { body: { createdType: 'BRAND', name, size: file.size } },
    { idBrand },
  )
}
