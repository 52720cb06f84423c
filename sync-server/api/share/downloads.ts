import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { renderShare } from '#contract/share.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listFileRows } from '../files/queries.ts'
import { packColours } from './colour-pack.ts'
import { listFonts } from './font-list.ts'
import { type LogoFile, logoNames, packLogo, withoutMetadata } from './logo-pack.ts'
import { MadeFiles } from './made-files.ts'
import { idFileOf } from './pictures.ts'
import type { OpenShare } from './queries.ts'
import type { SharedGuide } from './shared-guide.ts'
import type { PageWords } from './words.ts'

export type DownloadKind = AnswerOf<typeof renderShare>['downloads'][number]

const made = new MadeFiles(16_000_000)

interface Wanted {
  readonly share: OpenShare
  readonly guide: SharedGuide
  readonly words: PageWords
}

/** Makes a file of what a link shows. Rejects with NOT_FOUND for what it does not offer. */
export async function makeDownload(
  kind: DownloadKind,
  { share, guide, words }: Wanted,
  { db, services }: { db: Kysely<DB>; services: Pick<Services, 'storage'> },
): Promise<Bytes> {
  if (!guide.downloads.includes(kind)) throw new Refusal('NOT_FOUND')
  const name = fileNameOf(guide.brand.name, 'brand')
  const typography = guide.visual?.typography
  switch (kind) {
    case 'logo':
      return new Bytes({ body: await logoOf(), type: 'application/zip', fileName: `${name}-logo.zip` })
    case 'colors':
      return new Bytes({
        body: packColours(guide, words),
        type: 'application/zip',
        fileName: `${name}-colors.zip`,
      })
    case 'fonts':
      if (!typography) throw new Refusal('NOT_FOUND')
      return new Bytes({
        // The mark tells editors that it is UTF-8.
        body: Buffer.from(`\uFEFF${await listFonts(typography, words)}`),
        type: 'text/plain; charset=utf-8',
        fileName: `${name}-fonts.txt`,
      })
  }

  async function logoOf(): Promise<Buffer> {
    const readme = [words.say('logoReadmeTitle', { name: guide.brand.name }), '', words.say('logoReadme'), '']
      .join('\n')
      .replaceAll('\n', '\r\n')
    const ids = Object.entries(guide.visual?.logo ?? {}).flatMap(([part, picture]) =>
      picture?.isThere ? [[part as keyof typeof logoNames, idFileOf(picture.url)] as const] : [],
    )
    const rows = await listFileRows(db, share.brand_id, [...new Set(ids.map(([, id]) => id))])
    const files = ids.flatMap(([part, id]) => {
      const row = rows.find((candidate) => candidate.id === id)
      return row ? [{ part, row }] : []
    })
    const content = files.map(({ part, row }) => [part, row.storage_key])
    const key = createHash('sha256')
      .update(JSON.stringify([content, readme]))
      .digest('base64url')
    return made.get(key, async () => {
      const read: LogoFile[] = []
      for (const { part, row } of files) {
        const bytes = await readStored(services.storage, row.storage_key)
        if (bytes === null) throw new Refusal('NOT_FOUND')
        read.push({ part, row, bytes })
      }
      return packLogo(read, readme)
    })
  }
}

/** One file of the logo as it is kept, without metadata. Rejects with NOT_FOUND for what the link does not offer. */
export async function makeLogoFile(
  part: keyof typeof logoNames,
  { share, guide }: Omit<Wanted, 'words'>,
  { db, services }: { db: Kysely<DB>; services: Pick<Services, 'storage'> },
): Promise<Bytes> {
  const picture = guide.downloads.includes('logo') ? guide.visual?.logo?.[part] : null
  if (!picture?.isThere) throw new Refusal('NOT_FOUND')
  const [row] = await listFileRows(db, share.brand_id, [idFileOf(picture.url)])
  if (!row) throw new Refusal('NOT_FOUND')
  const isDrawing = row.media_type === 'image/svg+xml'
  const key = createHash('sha256').update(`file ${row.storage_key}`).digest('base64url')
  const body = await made.get(key, async () => {
    const bytes = await readStored(services.storage, row.storage_key)
    if (bytes === null) throw new Refusal('NOT_FOUND')
    return isDrawing ? bytes : (await withoutMetadata(bytes)).original
  })
  const ending = isDrawing ? 'svg' : row.media_type === 'image/jpeg' ? 'jpg' : 'png'
  const type = isDrawing ? row.media_type : ending === 'jpg' ? 'image/jpeg' : 'image/png'
  return new Bytes({
    body,
    type,
    fileName: `${fileNameOf(guide.brand.name, 'brand')}-${logoNames[part]}.${ending}`,
  })
}
