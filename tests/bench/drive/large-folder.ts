import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { AppServer } from '../../support/app-server.ts'
import { inDatabase } from '../../support/people.ts'

/** Photographs at the top of the brand's drive, each with small pictures: rows and bytes as uploads would leave them. */
export async function fillDrive(app: AppServer, idBrand: number, count: number): Promise<void> {
  const folder = join(app.dataDir, 'files/brand', String(idBrand))
  mkdirSync(folder, { recursive: true })
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#8E3B2E', noise } })
  const still = await picture.webp().toBuffer()
  const first = join(folder, `${randomUUID()}.t640`)
  writeFileSync(first, still)
  const names = Array.from({ length: count }, () => randomUUID())
  for (const name of names) linkSync(first, join(folder, `${name}.t640`))
  const rows = names.map((name, at) => ({
    brand_id: idBrand,
    storage_key: `brand/${idBrand}/${name}`,
    name: `달항아리 ${at + 1}.jpg`,
    file_type: 'DRIVE',
    media_type: 'image/jpeg',
    size: 1_000_000,
    width: 640,
    height: 480,
    account_id: 1,
    sha256: null,
    owner_id: null,
    directory_id: null,
    credit: null,
    thumbnail: 'READY' as const,
  }))
  await inDatabase(app, async ({ kysely }) => {
    for (let at = 0; at < rows.length; at += 1000)
      await kysely
        .insertInto('file')
        .values(rows.slice(at, at + 1000))
        .execute()
  })
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
