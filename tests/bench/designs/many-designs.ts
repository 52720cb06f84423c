import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { documentName } from '#model/document-kinds/names.ts'
import { forms } from '#model/forms/forms.ts'
import { designThumbnailKey } from '#server/gateways/storage/design-pictures.ts'
import type { AppServer } from '../../support/app-server.ts'
import { inDatabase } from '../../support/people.ts'

const atOnce = 1000
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const

/** Designs at the top of a brand's library, each with a thumbnail, as the server lists them; their documents are empty. */
export async function fillDesigns(app: AppServer, idBrand: number, count: number): Promise<void> {
  const picture = sharp({ create: { width: 480, height: 600, channels: 3, background: '#8E3B2E', noise } })
  const still = join(app.dataDir, 'files', designThumbnailKey(idBrand, 0))
  mkdirSync(dirname(still), { recursive: true })
  writeFileSync(still, await picture.webp({ quality: 60 }).toBuffer())
  await inDatabase(app, async ({ kysely }) => {
    for (let at = 0; at < count; at += atOnce) {
      const rows = await kysely
        .insertInto('brand_document')
        .values(Array.from({ length: Math.min(atOnce, count - at) }, (_, of) => rowOf(idBrand, at + of)))
        .returning(['id', 'document'])
        .execute()
      await kysely
        .insertInto('design_thumbnail')
        .values(rows.map(({ document }) => ({ brand_id: idBrand, document, ...drawn })))
        .execute()
      for (const { id } of rows) linkSync(still, join(app.dataDir, 'files', designThumbnailKey(idBrand, id)))
    }
  })
}

const drawn = { stored_at: new Date() }

function rowOf(idBrand: number, at: number) {
  const form = forms[at % forms.length]
  if (!form) throw new Error('there are no forms')
  const { key, width, height, unit } = form
  return {
    brand_id: idBrand,
    document: documentName('design', randomUUID()),
    kind: 'design',
    title: `메뉴 ${at + 1}`,
    owner_id: 1,
    readers: 'BRAND_ROLE_MEMBER',
    writers: 'BRAND_ROLE_MEMBER',
    form: key,
    width,
    height,
    size_unit: unit,
    tags: at % 3 === 0 ? ['겨울'] : [],
  }
}
