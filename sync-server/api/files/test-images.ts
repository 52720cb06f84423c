import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { readFile, uploadImage } from '#contract/file.ts'
import { openTestApi } from '../test-api.ts'

export type TestImages = Awaited<ReturnType<typeof openTestImages>>

/** A picture of one colour, `width` by `height` px. */
export const png = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 4, background: '#8E3B2E' } })
    .png()
    .toBuffer()

/** Noise of `side` by `side` px, because it cannot be compressed. */
export const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

/** The test API with common actions of tests of pictures. */
export async function openTestImages() {
  const api = await openTestApi()

  return {
    ...api,

    /** Uploads a picture; what is no `name` or `type` are parts of the form. */
    upload(
      { token, idBrand }: { readonly token: string; readonly idBrand: number },
      bytes: Uint8Array,
      { name = 'logo.png', type = 'image/png', ...body }: Record<string, string> = {},
    ) {
      return api.send(uploadImage, { token, idBrand, body, file: { bytes, name, type } })
    },

    /** Reads the bytes of a file as the person with that token. */
    read(token: string, idFile: unknown, query: Record<string, string | number> = {}) {
      return api.app.inject({
        url: readFile.path.replace('{idFile}', String(idFile)),
        query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
        headers: { authorization: `Bearer ${token}` },
      })
    },
  }
}
