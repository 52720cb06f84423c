import sharp from 'sharp'
import { uploadImage } from '#contract/file.ts'
import { createShare } from '#contract/share.ts'
import { openTestApi } from '../test-api.ts'

export type TestShare = Awaited<ReturnType<typeof openTestShare>>

/** Who sends a call, for which brand. */
interface Sender {
  readonly token: string
  readonly idBrand: number
}

/** The test API with common actions of tests of share links. */
export async function openTestShare() {
  const api = await openTestApi()

  return {
    ...api,

    /** A brand of a person who is called 한결. Approvals are part of Plus, vector files of what is below too. */
    async brandWithPlus(): Promise<Sender> {
      const { id, token } = await api.person('한결')
      const idBrand = await api.brand(id)
      await api.database.kysely.updateTable('brand').set({ plan: 'PLUS' }).where('id', '=', idBrand).execute()
      return { token, idBrand }
    },

    /** Makes a link to the whole guide, or as `body` says. */
    async share(by: Sender, body: Record<string, unknown> = { part: 'ALL' }) {
      const { body: made } = await api.send(createShare, { ...by, body })
      return { key: String(made.key), idShare: Number(made.idShare), url: String(made.url) }
    },

    /** Uploads a logo of one colour, `width` by 20 px; with `ground`, in the middle of as much ground. Returns its id. */
    async uploadLogo(by: Sender, width = 40, ground?: string): Promise<number> {
      const picture = sharp({ create: { width, height: 20, channels: 4, background: '#8E3B2E' } })
      if (ground) picture.extend({ left: width, right: width, background: ground })
      const file = { bytes: await picture.png().toBuffer(), name: 'a.png', type: 'image/png' }
      const { body } = await api.send(uploadImage, { ...by, body: { fileType: 'LOGO' }, file })
      return Number(body.idFile)
    },

    /** Opens an address as a reader's browser does. */
    page(path: string, headers: Record<string, string> = {}) {
      return api.app.inject({ url: path, headers })
    },
  }
}
